import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** AWS Signature Version 4: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
export type Scope = { accessKeyId: string; date: string; region: string; service: string };
export type SignedParts = {
  method: string;
  /** Decoded. */
  path: string;
  query: [string, string][];
  headers: [string, string][];
  payloadHash: string;
};

/** Parses `credential`, such as AKID/20260301/us-east-1/s3/aws4_request; undefined when it is malformed. */
export function readScope(credential: string): Scope | undefined {
  const [accessKeyId, date, region, service, end, ...more] = credential.split('/');
  if (!accessKeyId || !date || !region || !service || end !== 'aws4_request' || more.length) return undefined;
  return { accessKeyId, date, region, service };
}

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export function signatureOf(scope: Scope, secret: string, text: string): string {
  const parts = [scope.date, scope.region, scope.service, 'aws4_request', text];
  const signature = parts.reduce<Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  return signature.toString('hex');
}

export function stringToSign(scope: Scope, amzDate: string, parts: SignedParts): string {
  const place = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  return ['AWS4-HMAC-SHA256', amzDate, place, hashOf(canonicalRequest(parts))].join('\n');
}

export function isSameSignature(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
}

/** Parses `amzDate`, such as 20260301T120000Z; NaN when it is malformed. */
export function millisecondsOf(amzDate: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate);
  if (!match) return Number.NaN;
  const [, year, month, day, hour, minute, second] = match;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function canonicalRequest({ method, path, query, headers, payloadHash }: SignedParts): string {
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).sort(byCodeUnits);
  const lines = headers.map(([name, value]) => `${name}:${value.trim().replaceAll(/ +/g, ' ')}\n`);
  const names = headers.map(([name]) => name).join(';');
  return [
    method,
    path.split('/').map(encode).join('/'),
    pairs.join('&'),
    lines.join(''),
    names,
    payloadHash,
  ].join('\n');
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
