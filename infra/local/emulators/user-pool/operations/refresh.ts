import * as z from 'zod';
import { clientOf, poolOfClient, type Context } from '../context.ts';
import { CognitoError, notAuthorized } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { assertMaySignIn } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import type { Grant } from '../state.ts';
import { hashToken, issueTokens, replaceGrant, revokeSession } from '../tokens.ts';

/** Rejects a refresh token that was replaced more than its grace period ago. */
function assertNotReplaced(context: Context, { replacedAtMs }: Grant, graceSeconds: number): void {
  if (replacedAtMs === undefined || context.now().getTime() < replacedAtMs + graceSeconds * 1000) return;
  throw new CognitoError('RefreshTokenReuseException', 'Refresh Token has been rotated');
}

/** Issues tokens with the user's current groups, and a new refresh token if the client rotates them. */
export async function refreshTokens(context: Context, pool: Pool, clientId: string, token: string) {
  const grant = pool.state.grants.get(hashToken(token));
  if (!grant || grant.clientId !== clientId) throw notAuthorized('Invalid Refresh Token');
  if (grant.expiresAtMs <= context.now().getTime()) throw notAuthorized('Refresh Token has expired');
  const user = pool.state.users.get(grant.sub);
  if (grant.revoked || !user) throw notAuthorized('Refresh Token has been revoked');
  const { rotationGraceSeconds } = clientOf(pool, clientId);
  if (rotationGraceSeconds !== undefined) assertNotReplaced(context, grant, rotationGraceSeconds);
  assertMaySignIn(context, pool, user);
  const tokens = await issueTokens(context, pool, user, grant);
  if (rotationGraceSeconds === undefined) return { AuthenticationResult: tokens };
  return { AuthenticationResult: { ...tokens, RefreshToken: replaceGrant(context, pool, grant) } };
}

const refreshSchema = z.object({ ClientId: field.name, RefreshToken: field.token });

export const GetTokensFromRefreshToken = publicOperation(refreshSchema, (context, input) =>
  refreshTokens(context, poolOfClient(context, input.ClientId), input.ClientId, input.RefreshToken),
);

const revokeSchema = z.object({ ClientId: field.name, Token: field.token });

/** An unknown token gets the same response as a revoked one (RFC 7009, 2.2). */
export const RevokeToken = publicOperation(revokeSchema, (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const grant = pool.state.grants.get(hashToken(input.Token));
  if (grant && grant.clientId !== input.ClientId)
    throw new CognitoError('UnauthorizedException', 'The token was issued to another client.');
  if (grant) revokeSession(pool, grant);
  return {};
});
