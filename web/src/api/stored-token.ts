/** Amplify's storage key for the last person who signed in with an app client. */
const lastUserKey = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;
/** A token that expires this soon is not used, because the request may arrive too late. */
const spareMs = 10_000;

/** The claims in a token; none if it cannot be read. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** When a token expires; 0 if it cannot be read. */
function endOfMs(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : 0;
}

/** The tokens of a signed-in person. */
export interface StoredTokens {
  readonly accessToken: string;
  readonly idToken: string | undefined;
}

/**
 * The tokens that Amplify has stored for an app client: undefined if nobody is signed in, `expired` if they have to be
 * refreshed. As in Amplify, the difference between the user pool's clock and this one counts.
 */
export function tokensOf(
  storage: Readonly<Record<string, unknown>>,
  clientId: string,
  nowMs: number,
): StoredTokens | 'expired' | undefined {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const user = storage[`${prefix}.LastAuthUser`];
  if (typeof user !== 'string') return undefined;
  const read = (name: string): string | undefined => {
    const value = storage[`${prefix}.${user}.${name}`];
    return typeof value === 'string' ? value : undefined;
  };
  const [accessToken, idToken] = [read('accessToken'), read('idToken')];
  const atMs = nowMs + (Number.parseInt(read('clockDrift') ?? '0', 10) || 0) + spareMs;
  const isValid = (token: string | undefined): boolean => token === undefined || endOfMs(token) > atMs;
  return accessToken !== undefined && isValid(accessToken) && isValid(idToken)
    ? { accessToken, idToken }
    : 'expired';
}

/**
 * The access token that Amplify has stored, for early requests, which are sent before the app client is known.
 * Undefined if there is none, if it has expired, or if several app clients have one.
 */
export function storedToken(storage: Readonly<Record<string, unknown>>, nowMs: number): string | undefined {
  const [key, ...others] = Object.keys(storage).filter((name) => lastUserKey.test(name));
  if (key === undefined || others.length > 0) return undefined;
  const token = storage[`${key.slice(0, -'LastAuthUser'.length)}${String(storage[key])}.accessToken`];
  return typeof token === 'string' && endOfMs(token) > nowMs + spareMs ? token : undefined;
}
