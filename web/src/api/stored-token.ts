/** Amplify's storage key for the last person who signed in with an app client. */
const lastUserKey = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;
/** A token that expires this soon is not used, because the request may arrive too late. */
const spareMs = 10_000;

/** When a token expires; 0 if it cannot be read. */
function endOfMs(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/**
 * The access token that Amplify has stored, read without loading Amplify. Undefined if there is none, if it has
 * expired, or if several app clients have one. It is only used for early requests: the app itself gets its token from
 * Amplify.
 */
export function storedToken(storage: Readonly<Record<string, unknown>>, nowMs: number): string | undefined {
  const [key, ...others] = Object.keys(storage).filter((name) => lastUserKey.test(name));
  if (key === undefined || others.length > 0) return undefined;
  const token = storage[`${key.slice(0, -'LastAuthUser'.length)}${String(storage[key])}.accessToken`];
  return typeof token === 'string' && endOfMs(token) > nowMs + spareMs ? token : undefined;
}
