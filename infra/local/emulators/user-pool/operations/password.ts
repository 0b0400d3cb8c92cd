import * as z from 'zod';
import { describeDelivery, requestedBy, sendCode, spendCode } from '../codes.ts';
import { confirmed } from '../confirmed.ts';
import { poolOfClient } from '../context.ts';
import { codeExpired, notAuthorized, wrongCredentials } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { assertPasswordPolicy, checkPassword, setPassword } from '../passwords.ts';
import { findUser } from '../users.ts';
import { authenticate } from '../verify-access-token.ts';
import { attemptKey } from './finish-sign-in.ts';
import { assertMayBeUnknown } from './sign-up.ts';

const changeSchema = z.object({
  AccessToken: field.token,
  PreviousPassword: field.password,
  ProposedPassword: field.password,
});

const ChangePassword = publicOperation(changeSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  const key = attemptKey(pool, user.sub);
  context.attempts.assertPasswordAllowed(key);
  if (!checkPassword(pool, user, user.sub, input.PreviousPassword)) {
    context.attempts.passwordFailed(key);
    throw wrongCredentials();
  }
  setPassword(context, pool, user, input.ProposedPassword);
  return {};
});

const forgotSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  ClientMetadata: field.clientMetadata,
});

/**
 * Sends a code for a forgotten password. The response is the same for an account that cannot get a code, so nobody
 * learns whether the account exists.
 */
const ForgotPassword = publicOperation(forgotSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  context.attempts.spendCodeTry('send', `${pool.state.id}:reset:${input.Username.toLowerCase()}`);
  const user = findUser(pool, input.Username);
  assertMayBeUnknown(pool, input.ClientId, user);
  if (!pool.declaration.recoversByEmail) throw notAuthorized('Contact administrator to reset password.');
  const reachable =
    user?.enabled && user.status === 'CONFIRMED' && user.attributes['email_verified'] === 'true';
  if (!user || !reachable) return { CodeDeliveryDetails: describeDelivery(input.Username) };
  const requested = requestedBy('CustomMessage_ForgotPassword', input);
  return { CodeDeliveryDetails: await sendCode(context, { pool, user, purpose: 'reset' }, requested) };
});

const confirmSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  ConfirmationCode: field.code,
  Password: field.password,
  ClientMetadata: field.clientMetadata,
});

/** The new password stays valid even if the trigger fails. */
const ConfirmForgotPassword = publicOperation(confirmSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  assertPasswordPolicy(pool, input.Password);
  const user = findUser(pool, input.Username);
  assertMayBeUnknown(pool, input.ClientId, user);
  spendCode(context, { pool, user, name: input.Username, purpose: 'reset' }, input.ConfirmationCode);
  if (!user?.enabled) throw codeExpired();
  setPassword(context, pool, user, input.Password);
  user.status = 'CONFIRMED';
  context.attempts.passwordAccepted(attemptKey(pool, input.Username));
  await confirmed(context, { pool, user }, 'PostConfirmation_ConfirmForgotPassword', input);
  return {};
});

export const passwordOperations = { ChangePassword, ForgotPassword, ConfirmForgotPassword };
