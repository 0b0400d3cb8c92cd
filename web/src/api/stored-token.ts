/** How Amplify calls what it remembers of the last person who signed in with an app client. */
const lastUserKey = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;
/** A token that ends this soon is not used: the request may arrive later. */
const spareMs = 10_000;

/** When a token ends; 0 where it cannot be read. */
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
 * The access token that Amplify has stored, read without loading Amplify; undefined where there is none, or several
 * app clients have one, or it has run out. It only begins requests early: the app itself asks Amplify.
 */
export function storedToken(storage: Readonly<Record<string, unknown>>, nowMs: number): string | undefined {
  const [key, ...others] = Object.keys(storage).filter((name) => lastUserKey.test(name));
  if (key === undefined || others.length > 0) return undefined;
  const token = storage[`${key.slice(0, -'LastAuthUser'.length)}${String(storage[key])}.accessToken`];
  return typeof token === 'string' && endOfMs(token) > nowMs + spareMs ? token : undefined;
}
