import { createHash } from 'node:crypto';
import { gmailConsentSeconds } from '#shared/contracts/reservations/start-gmail.ts';

/** 256 bits each, which cannot be guessed: the state, the browser's secret, and the verifier of the code. */
const secretBytes = 32;
export const consentBytes = 3 * secretBytes;

const secretPattern = /^[\w-]{43}$/;
/** Under TLS, browsers send a cookie with this prefix only to our host, and no other host can set one. */
const cookieNameOf = (webOrigin: string): string =>
  webOrigin.startsWith('https:') ? '__Host-cupo-gmail' : 'cupo-gmail';

export interface ConsentSecrets {
  readonly state: string;
  readonly browser: string;
  readonly verifier: string;
}

export function consentSecrets(bytes: Uint8Array): ConsentSecrets {
  const part = (at: number): string =>
    Buffer.from(bytes.subarray(at * secretBytes, (at + 1) * secretBytes)).toString('base64url');
  return { state: part(0), browser: part(1), verifier: part(2) };
}

/** Digest of a secret. Whoever reads the table cannot use the secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The hash of a presented secret; undefined for a text that cannot be one of ours. */
export const presentedHash = (secret: string | undefined): string | undefined =>
  secret !== undefined && secretPattern.test(secret) ? secretHash(secret) : undefined;

/** Sent back only to our own host, and not readable by scripts. */
const cookie = (value: string, maxAgeSeconds: number, webOrigin: string): string =>
  [
    `${cookieNameOf(webOrigin)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    // Google's page redirects back here from another site.
    'SameSite=Lax',
    ...(webOrigin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export const browserCookie = (browser: string, webOrigin: string): string =>
  cookie(browser, gmailConsentSeconds, webOrigin);

export const spentCookie = (webOrigin: string): string => cookie('', 0, webOrigin);

export const browserOf = (cookies: Readonly<Record<string, string>>, webOrigin: string): string | undefined =>
  cookies[cookieNameOf(webOrigin)];
