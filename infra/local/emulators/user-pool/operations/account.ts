import * as z from 'zod';
import { sendCode, spendCode } from '../codes.ts';
import { CognitoError } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { revokeGrantsOf } from '../tokens.ts';
import {
  assertWritable,
  attributesSchema,
  describeMfa,
  findUser,
  removeUser,
  toAttributeRecord,
  toAttributes,
  toEmail,
} from '../users.ts';
import { authenticate } from '../verify-access-token.ts';

const tokenSchema = z.object({ AccessToken: field.token });

const GetUser = publicOperation(tokenSchema, async (context, input) => {
  const { user } = await authenticate(context, input.AccessToken);
  return { Username: user.sub, UserAttributes: toAttributes(user), ...describeMfa(user) };
});

const updateSchema = z.object({ AccessToken: field.token, UserAttributes: attributesSchema });

/** A new address is at once the one to sign in with, and unverified until its code comes back. */
const UpdateUserAttributes = publicOperation(updateSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  assertWritable(input.UserAttributes);
  const { email: text, ...others } = toAttributeRecord(input.UserAttributes);
  const email = text === undefined ? undefined : toEmail(text);
  const owner = email === undefined ? undefined : findUser(pool, email);
  if (owner && owner !== user)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  Object.assign(user.attributes, others);
  user.modifiedAtMs = context.now().getTime();
  if (email === undefined || owner === user) return { CodeDeliveryDetailsList: [] };
  Object.assign(user.attributes, { email, email_verified: 'false' });
  return { CodeDeliveryDetailsList: [sendCode(context, user, 'verify-email')] };
});

const attributeName = z.literal('email');
const attributeSchema = z.object({ AccessToken: field.token, AttributeName: attributeName });

const GetUserAttributeVerificationCode = publicOperation(attributeSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  context.attempts.spendCodeTry('send', `${pool.state.id}:verify-email:${user.sub}`);
  return { CodeDeliveryDetails: sendCode(context, user, 'verify-email') };
});

const verifySchema = z.object({
  AccessToken: field.token,
  AttributeName: attributeName,
  Code: field.code,
});

const VerifyUserAttribute = publicOperation(verifySchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  spendCode(context, { pool, user, name: user.sub, purpose: 'verify-email' }, input.Code);
  user.attributes['email_verified'] = 'true';
  return {};
});

const GlobalSignOut = publicOperation(tokenSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  revokeGrantsOf(pool, user);
  return {};
});

const DeleteUser = publicOperation(tokenSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  removeUser(pool, user);
  return {};
});

export const accountOperations = {
  GetUser,
  UpdateUserAttributes,
  GetUserAttributeVerificationCode,
  VerifyUserAttribute,
  GlobalSignOut,
  DeleteUser,
};
