import * as z from 'zod';
import { describeDelivery, sendCode, spendCode } from '../codes.ts';
import { poolOfClient } from '../context.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { addUser, assertWritable, attributesSchema, findUser, toAttributeRecord, toEmail } from '../users.ts';

const signUpSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  Password: field.password,
  UserAttributes: attributesSchema.optional(),
});

const SignUp = publicOperation(signUpSchema, (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const email = toEmail(input.Username);
  assertWritable(input.UserAttributes);
  const { autoConfirm } = pool.declaration;
  const attributes = {
    ...toAttributeRecord(input.UserAttributes),
    ...(autoConfirm && { email_verified: 'true' }),
  };
  const status = autoConfirm ? 'CONFIRMED' : 'UNCONFIRMED';
  const user = addUser(context, pool, { email, password: input.Password, attributes, status });
  if (autoConfirm) return { UserConfirmed: true, UserSub: user.sub };
  return {
    UserConfirmed: false,
    UserSub: user.sub,
    CodeDeliveryDetails: sendCode(context, user, 'sign-up'),
  };
});

const confirmSchema = z.object({
  ClientId: field.name,
  Username: field.name,
  ConfirmationCode: field.code,
});

const ConfirmSignUp = publicOperation(confirmSchema, (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const user = findUser(pool, input.Username);
  spendCode(context, { pool, user, name: input.Username, purpose: 'sign-up' }, input.ConfirmationCode);
  if (user?.status !== 'UNCONFIRMED')
    throw new CognitoError('NotAuthorizedException', 'User cannot be confirmed.');
  user.status = 'CONFIRMED';
  user.attributes['email_verified'] = 'true';
  return {};
});

const resendSchema = z.object({ ClientId: field.name, Username: field.name });

const ResendConfirmationCode = publicOperation(resendSchema, (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  context.attempts.spendCodeTry('send', `${pool.state.id}:sign-up:${input.Username.toLowerCase()}`);
  const user = findUser(pool, input.Username);
  if (!user?.enabled) return { CodeDeliveryDetails: describeDelivery(input.Username) };
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
  return { CodeDeliveryDetails: sendCode(context, user, 'sign-up') };
});

export const signUpOperations = { SignUp, ConfirmSignUp, ResendConfirmationCode };
