import * as z from 'zod';
import { poolOfClient, type Context } from '../context.ts';
import { CognitoError, notAuthorized } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { assertMaySignIn } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import { hashToken, issueTokens } from '../tokens.ts';

/** The refresh token stays the same until it expires; the tokens name the groups of the moment. */
export async function refreshTokens(context: Context, pool: Pool, clientId: string, token: string) {
  const grant = pool.state.grants.get(hashToken(token));
  if (!grant || grant.clientId !== clientId) throw notAuthorized('Invalid Refresh Token');
  if (grant.expiresAtMs <= context.now().getTime()) throw notAuthorized('Refresh Token has expired');
  const user = pool.state.users.get(grant.sub);
  if (grant.revoked || !user) throw notAuthorized('Refresh Token has been revoked');
  assertMaySignIn(context, user);
  return { AuthenticationResult: await issueTokens(context, pool, user, grant) };
}

const refreshSchema = z.object({ ClientId: field.name, RefreshToken: field.token });

export const GetTokensFromRefreshToken = publicOperation(refreshSchema, (context, input) =>
  refreshTokens(context, poolOfClient(context, input.ClientId), input.ClientId, input.RefreshToken),
);

const revokeSchema = z.object({ ClientId: field.name, Token: field.token });

/** A token nobody knows is answered like one that was revoked (RFC 7009, 2.2). */
export const RevokeToken = publicOperation(revokeSchema, (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const grant = pool.state.grants.get(hashToken(input.Token));
  if (grant && grant.clientId !== input.ClientId)
    throw new CognitoError('UnauthorizedException', 'The client is not the one the token was given to.');
  if (grant) grant.revoked = true;
  return {};
});
