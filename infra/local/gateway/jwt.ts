import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { JwtAuthorizer } from '../assembly/routes.ts';

export type VerifyJwt = (
  authorization: string | undefined,
  authorizer: JwtAuthorizer,
) => Promise<Record<string, string>>;

/** Functions receive claims as strings, and lists as `[a b]`. */
const claimTexts = (claims: JWTPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** Remembers the imported keys of each issuer until the issuer has others: importing a key takes longer than using it. */
function rememberKeys(keysOf: (issuer: string) => JSONWebKeySet): (issuer: string) => KeySet {
  const known = new Map<string, { readonly keys: JSONWebKeySet['keys']; readonly set: KeySet }>();
  return (issuer) => {
    const { keys } = keysOf(issuer);
    const found = known.get(issuer);
    if (found?.keys.length === keys.length && found.keys.every((key, at) => key === keys[at]))
      return found.set;
    const set = createLocalJWKSet({ keys });
    known.set(issuer, { keys, set });
    return set;
  };
}

/**
 * Checks a bearer token as API Gateway's JWT authorizer does: RS256 signature, issuer, lifetime, and the audience,
 * which is `aud` or, in a token without it, `client_id`.
 *
 * @returns a function that resolves to the claims and rejects if the token is invalid
 */
export function createVerifyJwt(keysOf: (issuer: string) => JSONWebKeySet, now: () => Date): VerifyJwt {
  const setOf = rememberKeys(keysOf);
  return async (authorization, { issuer, audience }) => {
    const token = /^(?:Bearer )?([^\s]+)$/i.exec(authorization ?? '')?.[1] ?? '';
    const { payload } = await jwtVerify(token, setOf(issuer), {
      algorithms: ['RS256'],
      issuer,
      currentDate: now(),
      requiredClaims: ['exp'],
    });
    if (payload.iat !== undefined && payload.iat * 1000 > now().getTime())
      throw new Error('The token is not yet issued');
    const claimed = [payload.aud ?? payload['client_id']].flat();
    if (!claimed.some((one) => typeof one === 'string' && audience.includes(one)))
      throw new Error('The token is meant for another audience');
    return claimTexts(payload);
  };
}
