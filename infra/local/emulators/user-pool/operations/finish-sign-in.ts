import type { Context } from '../context.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../state.ts';
import { issueTokens, openGrant } from '../tokens.ts';

export type SignIn = { pool: Pool; user: User; clientId: string; name: string };

/** All failed attempts of one username count together, whatever factor failed. */
export const attemptKey = (pool: Pool, name: string) => `${pool.state.id}:${name.toLowerCase()}`;

export async function completeSignIn(context: Context, { pool, user, clientId, name }: SignIn) {
  context.attempts.passwordAccepted(attemptKey(pool, name));
  const { grant, refreshToken } = openGrant(context, pool, user, clientId);
  const tokens = await issueTokens(context, pool, user, grant);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

function challenge(
  context: Context,
  { user, clientId, name }: SignIn,
  kind: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA',
  parameters: Record<string, string>,
) {
  const session = context.random.bytes(48).toString('base64url');
  context.challenges.add(session, { kind, clientId, name, sub: user.sub });
  return {
    ChallengeName: kind,
    Session: session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, ...parameters },
  };
}

/** Finishes a sign-in after the second factor, or without one. */
async function afterPassword(context: Context, signIn: SignIn) {
  if (!signIn.pool.declaration.softwareToken || !signIn.user.totp?.enabled)
    return completeSignIn(context, signIn);
  return challenge(context, signIn, 'SOFTWARE_TOKEN_MFA', { FRIENDLY_DEVICE_NAME: '' });
}

/** Continues a sign-in after the correct password: asks for the next step, if any. */
export async function continueSignIn(context: Context, signIn: SignIn) {
  if (signIn.user.status !== 'FORCE_CHANGE_PASSWORD') return afterPassword(context, signIn);
  return challenge(context, signIn, 'NEW_PASSWORD_REQUIRED', {
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(signIn.user.attributes),
  });
}
