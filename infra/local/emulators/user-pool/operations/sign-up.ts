import * as z from 'zod';
import { describeDelivery, requestedBy, sendCode, spendCode } from '../codes.ts';
import { confirmed } from '../confirmed.ts';
import { clientOf, poolOfClient } from '../context.ts';
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../state.ts';
import { addUser, assertWritable, attributesSchema, findUser, toAttributeRecord, toEmail } from '../users.ts';

const signUpSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  Password: field.password,
  UserAttributes: attributesSchema.optional(),
  ClientMetadata: field.clientMetadata,
});

const SignUp = publicOperation(signUpSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const { autoConfirm, selfSignUp, verifiesEmail } = pool.declaration;
  if (!selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
  const email = toEmail(pool, input.Username);
  assertWritable(input.UserAttributes);
  const attributes = {
    ...toAttributeRecord(input.UserAttributes),
    ...(autoConfirm && verifiesEmail && { email_verified: 'true' }),
  };
  const status = autoConfirm ? 'CONFIRMED' : 'UNCONFIRMED';
  const user = addUser(context, pool, { email, password: input.Password, attributes, status });
  if (autoConfirm) return { UserConfirmed: true, UserSub: user.sub };
  const answer = { UserConfirmed: false, UserSub: user.sub };
  if (!verifiesEmail) return answer;
  const requested = requestedBy('CustomMessage_SignUp', input);
  const sent = await sendCode(context, { pool, user, purpose: 'sign-up' }, requested);
  return { ...answer, CodeDeliveryDetails: sent };
});

/** Reports an unknown user, but only to clients that do not hide whether users exist. */
export function assertMayBeUnknown(pool: Pool, clientId: string, user: User | undefined): void {
  if (!user && !clientOf(pool, clientId).preventUserExistenceErrors)
    throw userNotFound('Username/client id combination not found.');
}

const confirmSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  ConfirmationCode: field.code,
  ClientMetadata: field.clientMetadata,
});

const ConfirmSignUp = publicOperation(confirmSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const user = findUser(pool, input.Username);
  assertMayBeUnknown(pool, input.ClientId, user);
  spendCode(context, { pool, user, name: input.Username, purpose: 'sign-up' }, input.ConfirmationCode);
  if (user?.status !== 'UNCONFIRMED')
    throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed.');
  user.status = 'CONFIRMED';
  user.attributes['email_verified'] = 'true';
  await confirmed(context, { pool, user }, 'PostConfirmation_ConfirmSignUp', input);
  return {};
});

const resendSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  ClientMetadata: field.clientMetadata,
});

const ResendConfirmationCode = publicOperation(resendSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  context.attempts.spendCodeTry('send', `${pool.state.id}:sign-up:${input.Username.toLowerCase()}`);
  if (!pool.declaration.verifiesEmail)
    throw invalidParameter('Cannot resend codes. Auto verification not turned on.');
  const user = findUser(pool, input.Username);
  assertMayBeUnknown(pool, input.ClientId, user);
  if (!user?.enabled) return { CodeDeliveryDetails: describeDelivery(input.Username) };
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  const requested = requestedBy('CustomMessage_ResendCode', input);
  return { CodeDeliveryDetails: await sendCode(context, { pool, user, purpose: 'sign-up' }, requested) };
});

export const signUpOperations = { SignUp, ConfirmSignUp, ResendConfirmationCode };
