import { createHash } from 'node:crypto';
import { gmailConsentSeconds } from '#shared/contracts/reservations/start-gmail.ts';

/** 256 bits each, too many to guess: the state, the browser's secret, and the verifier of the code. */
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

/** The digest of a secret. It is stored instead of the secret, so that reading the table is not enough to use it. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The hash of a secret that a browser presents; undefined for a text that cannot be one of our secrets. */
export const presentedHash = (secret: string | undefined): string | undefined =>
  secret !== undefined && secretPattern.test(secret) ? secretHash(secret) : undefined;

/** The cookie is sent only to our own host and cannot be read by scripts. */
const cookie = (value: string, maxAgeSeconds: number, webOrigin: string): string =>
  [
    `${cookieNameOf(webOrigin)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    // The cookie is Lax, because Google's page redirects back here from another site.
    'SameSite=Lax',
    ...(webOrigin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export const browserCookie = (browser: string, webOrigin: string): string =>
  cookie(browser, gmailConsentSeconds, webOrigin);

export const spentCookie = (webOrigin: string): string => cookie('', 0, webOrigin);

export const browserOf = (cookies: Readonly<Record<string, string>>, webOrigin: string): string | undefined =>
  cookies[cookieNameOf(webOrigin)];
