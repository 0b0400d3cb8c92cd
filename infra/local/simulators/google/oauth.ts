import { createHash } from 'node:crypto';
import { json } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { newSecret, type Grant } from './state.ts';
import type { Code, World } from './world.ts';

const accessSeconds = 3_599;

const refused = (status: number, error: string, error_description: string): Reply =>
  json(status, { error, error_description });

const invalidGrant = (why = 'Bad Request'): Reply => refused(400, 'invalid_grant', why);

function answerTokens(world: World, grant: Grant, refreshToken: string | undefined): Reply {
  const accessToken = newSecret('ya29.');
  const endsAtMs = world.now().getTime() + accessSeconds * 1000;
  world.accesses.set(accessToken, { email: grant.email, refreshToken: grant.refreshToken, endsAtMs });
  return json(200, {
    access_token: accessToken,
    expires_in: accessSeconds,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
  });
}

const digest = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const holds = ({ challenge }: Code, verifier: string | null): boolean =>
  challenge === null || (verifier !== null && digest(verifier) === challenge);

/** Exchanges a code. It is valid once, for the client that requested it, with the verifier whose digest was shown. */
function exchange(world: World, form: URLSearchParams): Reply {
  const given = form.get('code') ?? '';
  const code = world.codes.get(given);
  world.codes.delete(given);
  if (!code || code.endsAtMs <= world.now().getTime()) return invalidGrant('Malformed auth code.');
  if (form.get('redirect_uri') !== code.redirectUri)
    return refused(400, 'redirect_uri_mismatch', 'Bad Request');
  if (!holds(code, form.get('code_verifier'))) return invalidGrant('Invalid code verifier.');
  const grant = { refreshToken: newSecret('1//'), email: code.email, scopes: [...code.scopes] };
  world.state.grants.push(grant);
  return answerTokens(world, grant, code.offline ? grant.refreshToken : undefined);
}

function refresh(world: World, form: URLSearchParams): Reply {
  const grant = world.state.grants.find(({ refreshToken }) => refreshToken === form.get('refresh_token'));
  return grant ? answerTokens(world, grant, undefined) : invalidGrant('Token has been expired or revoked.');
}

function token(world: World, call: Call): Reply {
  const form = new URLSearchParams(call.body);
  if (form.get('client_id') !== world.clientId || form.get('client_secret') !== world.clientSecret)
    return refused(401, 'invalid_client', 'Unauthorized');
  const kind = form.get('grant_type');
  if (kind === 'authorization_code') return exchange(world, form);
  if (kind === 'refresh_token') return refresh(world, form);
  return refused(400, 'unsupported_grant_type', 'Invalid grant_type.');
}

/** Ends a grant by its access token or its refresh token. */
function revoke(world: World, call: Call): Reply {
  const given = call.query.get('token') ?? new URLSearchParams(call.body).get('token') ?? '';
  const refreshToken = world.accesses.get(given)?.refreshToken ?? given;
  const { state } = world;
  if (!state.grants.some((one) => one.refreshToken === refreshToken))
    return refused(400, 'invalid_token', 'Token expired or revoked');
  state.grants = state.grants.filter((one) => one.refreshToken !== refreshToken);
  return json(200, {});
}

/** The endpoints that a server calls; undefined for every other path. */
export function answerOauth(world: World, call: Call): Reply | undefined {
  if (call.method !== 'POST') return undefined;
  if (call.path === '/token') return token(world, call);
  return call.path === '/revoke' ? revoke(world, call) : undefined;
}
