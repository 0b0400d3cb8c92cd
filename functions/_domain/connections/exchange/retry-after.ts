/** The wait in seconds from a Retry-After header, given in seconds or as an HTTP date (RFC 9110, 10.2.3). */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - now.getTime()) / 1000));
}
