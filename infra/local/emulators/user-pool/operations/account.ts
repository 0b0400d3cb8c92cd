import * as z from 'zod';
import { sendCode, spendCode } from '../codes.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import type { Context } from '../context.ts';
import { field, publicOperation } from '../operation.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../state.ts';
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

const updateSchema = z.object({
  AccessToken: field.token,
  UserAttributes: attributesSchema,
  ClientMetadata: field.clientMetadata,
});

const addressTaken = () =>
  new CognitoError('AliasExistsException', 'An account with the given email already exists.');

/**
 * Changes the e-mail address. The pool declares whether a new address is used at once, unverified, or only after its
 * code is entered.
 */
async function changeEmail(
  context: Context,
  { pool, user }: { pool: Pool; user: User },
  email: string,
  clientMetadata: Record<string, string> | undefined,
): Promise<object[]> {
  const { emailMutable, keepsEmailUntilVerified, verifiesEmail } = pool.declaration;
  if (!emailMutable) throw invalidParameter('user.email: Attribute cannot be updated.');
  if (keepsEmailUntilVerified) user.emailWanted = email;
  else Object.assign(user.attributes, { email, email_verified: 'false' });
  if (!verifiesEmail) return [];
  const requested = { source: 'CustomMessage_UpdateUserAttribute', clientMetadata } as const;
  return [await sendCode(context, { pool, user, purpose: 'verify-email' }, requested)];
}

const UpdateUserAttributes = publicOperation(updateSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  assertWritable(input.UserAttributes);
  const { email: text, ...others } = toAttributeRecord(input.UserAttributes);
  const email = text === undefined ? undefined : toEmail(pool, text);
  const owner = email === undefined ? undefined : findUser(pool, email);
  if (owner && owner !== user) throw addressTaken();
  Object.assign(user.attributes, others);
  const isNew = email !== undefined && owner !== user;
  const sent = isNew ? await changeEmail(context, { pool, user }, email, input.ClientMetadata) : [];
  user.modifiedAtMs = context.now().getTime();
  return { CodeDeliveryDetailsList: sent };
});

const attributeName = z.literal('email');
const attributeSchema = z.object({
  AccessToken: field.token,
  AttributeName: attributeName,
  ClientMetadata: field.clientMetadata,
});

const GetUserAttributeVerificationCode = publicOperation(attributeSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  context.attempts.spendCodeTry('send', `${pool.state.id}:verify-email:${user.sub}`);
  const source = 'CustomMessage_VerifyUserAttribute';
  const requested = { source, clientMetadata: input.ClientMetadata } as const;
  return { CodeDeliveryDetails: await sendCode(context, { pool, user, purpose: 'verify-email' }, requested) };
});

const verifySchema = z.object({
  AccessToken: field.token,
  AttributeName: attributeName,
  Code: field.code,
});

const VerifyUserAttribute = publicOperation(verifySchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  spendCode(context, { pool, user, name: user.sub, purpose: 'verify-email' }, input.Code);
  if (user.emailWanted !== undefined) {
    if (findUser(pool, user.emailWanted)) throw addressTaken();
    user.attributes['email'] = user.emailWanted;
    delete user.emailWanted;
  }
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
