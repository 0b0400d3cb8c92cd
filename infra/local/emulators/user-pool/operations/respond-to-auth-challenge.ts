import * as z from 'zod';
import { poolOfClient, type Context } from '../context.ts';
import { CognitoError, notAuthorized, wrongCredentials } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { assertMaySignIn, identityOf, setPassword } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import { provesPassword } from '../srp/handshake.ts';
import type { User } from '../state.ts';
import { spendTotp } from '../totp-factor.ts';
import { attemptKey, completeSignIn, continueSignIn, type SignIn } from './finish-sign-in.ts';

const base = { ClientId: field.name };
const verifierSchema = z.object({
  ...base,
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeResponses: z.object({
    PASSWORD_CLAIM_SECRET_BLOCK: z.string().max(1024),
    PASSWORD_CLAIM_SIGNATURE: z.string().max(128),
    TIMESTAMP: z.string().regex(/^\w{3} \w{3} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/),
  }),
});
const newPasswordSchema = z.object({
  ...base,
  ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
  Session: field.token,
  ChallengeResponses: z.object({ NEW_PASSWORD: field.password }),
});
const totpSchema = z.object({
  ...base,
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: field.token,
  ChallengeResponses: z.object({ SOFTWARE_TOKEN_MFA_CODE: field.code }),
});
const respondSchema = z.discriminatedUnion('ChallengeName', [verifierSchema, newPasswordSchema, totpSchema]);

const invalidSession = () => notAuthorized('Invalid session for the user.');

function userOf({ state }: Pool, sub: string | undefined): User | undefined {
  return sub === undefined ? undefined : state.users.get(sub);
}

async function checkProof(context: Context, pool: Pool, input: z.infer<typeof verifierSchema>) {
  const proof = input.ChallengeResponses;
  const block = proof.PASSWORD_CLAIM_SECRET_BLOCK;
  const open = context.challenges.find(block, 'PASSWORD_VERIFIER', input.ClientId);
  if (!open) throw wrongCredentials();
  context.challenges.delete(block);
  const key = attemptKey(pool, open.name);
  context.attempts.assertPasswordAllowed(key);
  const user = userOf(pool, open.sub);
  const proved = provesPassword(open.handshake, identityOf(pool, open.userId), {
    timestamp: proof.TIMESTAMP,
    signature: proof.PASSWORD_CLAIM_SIGNATURE,
  });
  if (!proved || !user) {
    context.attempts.passwordFailed(key);
    throw wrongCredentials();
  }
  assertMaySignIn(context, pool, user);
  return continueSignIn(context, { pool, user, clientId: input.ClientId, name: open.name });
}

function resume(
  context: Context,
  pool: Pool,
  kind: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA',
  input: { Session: string; ClientId: string },
): SignIn {
  const open = context.challenges.find(input.Session, kind, input.ClientId);
  const user = userOf(pool, open?.sub);
  if (!open || !user) throw invalidSession();
  assertMaySignIn(context, pool, user);
  return { pool, user, clientId: input.ClientId, name: open.name };
}

async function replaceTemporaryPassword(
  context: Context,
  pool: Pool,
  input: z.infer<typeof newPasswordSchema>,
) {
  const signIn = resume(context, pool, input.ChallengeName, input);
  setPassword(context, pool, signIn.user, input.ChallengeResponses.NEW_PASSWORD);
  context.challenges.delete(input.Session);
  signIn.user.status = 'CONFIRMED';
  return continueSignIn(context, signIn);
}

/** A mistyped code may be corrected in the same session, within the limit on attempts. */
async function checkTotp(context: Context, pool: Pool, input: z.infer<typeof totpSchema>) {
  const signIn = resume(context, pool, input.ChallengeName, input);
  const key = attemptKey(pool, signIn.name);
  context.attempts.assertPasswordAllowed(key);
  if (!spendTotp(context, signIn.user, input.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE)) {
    context.attempts.passwordFailed(key);
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  }
  context.challenges.delete(input.Session);
  return completeSignIn(context, signIn);
}

export const RespondToAuthChallenge = publicOperation(respondSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  if (input.ChallengeName === 'PASSWORD_VERIFIER') return checkProof(context, pool, input);
  if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return checkTotp(context, pool, input);
  return replaceTemporaryPassword(context, pool, input);
});
