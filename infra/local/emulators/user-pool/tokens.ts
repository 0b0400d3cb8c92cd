import { createHash } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { clientOf, type Context } from './context.ts';
import type { Pool } from './pool.ts';
import type { Grant, User } from './state.ts';
import { groupsOf } from './users.ts';

const minuteMs = 60_000;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const sign = ({ key }: Pool, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.id }).sign(key.privateKey);

/**
 * Creates a grant, one for each refresh token. All grants of a sign-in share its origin id, which all its tokens
 * contain.
 */
export function openGrant(context: Context, pool: Pool, user: User, clientId: string) {
  const authenticatedAtMs = context.now().getTime();
  const { refreshTokenMinutes } = clientOf(pool, clientId);
  return addGrant(context, pool, {
    sub: user.sub,
    clientId,
    originId: context.random.uuid(),
    authenticatedAtMs,
    expiresAtMs: authenticatedAtMs + refreshTokenMinutes * minuteMs,
    revoked: false,
  });
}

function addGrant(context: Context, pool: Pool, given: Omit<Grant, 'tokenHash'>) {
  const refreshToken = context.random.bytes(64).toString('base64url');
  const grant: Grant = { ...given, tokenHash: hashToken(refreshToken) };
  pool.state.grants.set(grant.tokenHash, grant);
  return { grant, refreshToken };
}

/** Issues a new refresh token for the remaining lifetime of the old one. */
export function replaceGrant(context: Context, pool: Pool, grant: Grant): string {
  const { replacedAtMs, ...rest } = grant;
  grant.replacedAtMs = replacedAtMs ?? context.now().getTime();
  return addGrant(context, pool, rest).refreshToken;
}

function sharedClaims(context: Context, pool: Pool, user: User, grant: Grant) {
  const groups = groupsOf(pool, user);
  return {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: grant.originId,
    event_id: context.random.uuid(),
    auth_time: Math.floor(grant.authenticatedAtMs / 1000),
    iat: Math.floor(context.now().getTime() / 1000),
  };
}

function idClaims(user: User) {
  const { email_verified: emailVerified, ...attributes } = user.attributes;
  return { ...attributes, email_verified: emailVerified === 'true', 'cognito:username': user.sub };
}

export async function issueTokens(context: Context, pool: Pool, user: User, grant: Grant) {
  const shared = sharedClaims(context, pool, user, grant);
  const { accessTokenMinutes, idTokenMinutes } = clientOf(pool, grant.clientId);
  const accessSeconds = Math.round(accessTokenMinutes * 60);
  const idSeconds = Math.round(idTokenMinutes * 60);
  const access = {
    ...shared,
    client_id: grant.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    exp: shared.iat + accessSeconds,
    jti: context.random.uuid(),
    username: user.sub,
  };
  const id = {
    ...idClaims(user),
    ...shared,
    aud: grant.clientId,
    token_use: 'id',
    exp: shared.iat + idSeconds,
    jti: context.random.uuid(),
  };
  return {
    AccessToken: await sign(pool, access),
    IdToken: await sign(pool, id),
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer',
  };
}

/** Ends the session of a grant: every token of the same sign-in. */
export function revokeSession({ state }: Pool, { originId }: Grant): void {
  for (const grant of state.grants.values()) if (grant.originId === originId) grant.revoked = true;
}

export function revokeGrantsOf({ state }: Pool, user: User): void {
  for (const grant of state.grants.values()) if (grant.sub === user.sub) grant.revoked = true;
}
