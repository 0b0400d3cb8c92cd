const reconnectFirstMs = 1000;
export const reconnectMostMs = 60_000;

/**
 * How long to wait before trying to connect for the `attempt`-th time (from 0): doubling, at most a minute, and
 * between half of that and all of it by `random` (0..1), so that many pages do not come back at once.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const longest = Math.min(reconnectMostMs, reconnectFirstMs * 2 ** attempt);
  return Math.round(longest * (0.5 + random / 2));
}
