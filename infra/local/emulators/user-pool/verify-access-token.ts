import { decodeJwt, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { hasClient, poolById, type Context } from './context.ts';
import { notAuthorized } from './errors.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

const claimsSchema = z.looseObject({
  sub: z.string(),
  iss: z.string(),
  client_id: z.string(),
  token_use: z.literal('access'),
  scope: z.string(),
  username: z.string(),
  origin_jti: z.string(),
  jti: z.string(),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
  'cognito:groups': z.array(z.string()).optional(),
});

export type AccessTokenClaims = z.infer<typeof claimsSchema>;

const invalid = () => notAuthorized('Invalid Access Token');

function poolOfIssuer({ pools }: Context, token: string): Pool {
  try {
    const { iss } = decodeJwt(token);
    const pool = [...pools.values()].find(({ issuer }) => issuer === iss);
    if (pool) return pool;
  } catch {
    throw invalid();
  }
  throw invalid();
}

async function verifiedPayload(context: Context, pool: Pool, token: string) {
  try {
    const { payload } = await jwtVerify(token, pool.key.publicKey, {
      algorithms: ['RS256'],
      issuer: pool.issuer,
      currentDate: context.now(),
      requiredClaims: ['exp', 'iat'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired');
    throw invalid();
  }
}

/**
 * Checks a token as a resource server does: signature, issuer, lifetime, use and client. A token of a revoked session
 * passes, as it does at API Gateway.
 */
export async function verifyAccessToken(
  context: Context,
  token: string,
  poolId?: string,
): Promise<AccessTokenClaims> {
  const pool = poolId === undefined ? poolOfIssuer(context, token) : poolById(context, poolId);
  const claims = claimsSchema.safeParse(await verifiedPayload(context, pool, token));
  if (!claims.success || !hasClient(pool, claims.data.client_id)) throw invalid();
  return claims.data;
}

/** Also makes the checks that only the pool can make: the session exists and the user may use it. */
export async function authenticate(context: Context, token: string): Promise<{ pool: Pool; user: User }> {
  const claims = await verifyAccessToken(context, token);
  const pool = poolOfIssuer(context, token);
  const user = pool.state.users.get(claims.sub);
  const grant = [...pool.state.grants.values()].find(({ originId }) => originId === claims.origin_jti);
  if (!user || !grant || grant.revoked) throw notAuthorized('Access Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { pool, user };
}
