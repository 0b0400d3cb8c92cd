import * as z from 'zod';
import { sendInvitation } from '../codes.ts';
import { poolById, type Context } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { administratorOperation, field } from '../operation.ts';
import type { Pool } from '../pool.ts';
import { setPassword } from '../passwords.ts';
import { revokeGrantsOf } from '../tokens.ts';
import {
  addUser,
  attributesSchema,
  describeMfa,
  describeUser,
  findUser,
  removeUser,
  requireUser,
  toAttributeRecord,
  toAttributes,
  toEmail,
} from '../users.ts';

const userSchema = z.object({ UserPoolId: field.name, Username: field.name });

const createSchema = userSchema.extend({
  TemporaryPassword: field.password.optional(),
  MessageAction: z.enum(['SUPPRESS']).optional(),
  UserAttributes: attributesSchema.optional(),
  ClientMetadata: field.clientMetadata,
});

/** Generates a first password that cannot be guessed and satisfies every policy. */
const temporaryPassword = ({ random }: Context, { declaration }: Pool): string =>
  `${random.bytes(Math.max(12, declaration.passwordPolicy.lengthMin)).toString('base64url')}aA1!`;

const AdminCreateUser = administratorOperation(createSchema, async (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  const email = toEmail(pool, input.Username);
  if (findUser(pool, email)) throw new CognitoError('UsernameExistsException', 'User account already exists');
  const password = input.TemporaryPassword ?? temporaryPassword(context, pool);
  const attributes = toAttributeRecord(input.UserAttributes);
  const status = 'FORCE_CHANGE_PASSWORD';
  const user = addUser(context, pool, { email, password, attributes, status });
  if (input.MessageAction !== 'SUPPRESS') {
    const source = 'CustomMessage_AdminCreateUser';
    const requested = { source, clientMetadata: input.ClientMetadata } as const;
    await sendInvitation(context, { pool, user, email, code: password }, requested);
  }
  return { User: { ...describeUser(user), Attributes: toAttributes(user) } };
});

const passwordSchema = userSchema.extend({ Password: field.password, Permanent: z.boolean().default(false) });

const AdminSetUserPassword = administratorOperation(passwordSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  const user = requireUser(pool, input.Username);
  setPassword(context, pool, user, input.Password);
  user.status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  return {};
});

const AdminGetUser = administratorOperation(userSchema, (context, input) => {
  const user = requireUser(poolById(context, input.UserPoolId), input.Username);
  return { ...describeUser(user), UserAttributes: toAttributes(user), ...describeMfa(user) };
});

const AdminDisableUser = administratorOperation(userSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  const user = requireUser(pool, input.Username);
  user.enabled = false;
  revokeGrantsOf(pool, user);
  return {};
});

const AdminEnableUser = administratorOperation(userSchema, (context, input) => {
  requireUser(poolById(context, input.UserPoolId), input.Username).enabled = true;
  return {};
});

const AdminDeleteUser = administratorOperation(userSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  removeUser(pool, requireUser(pool, input.Username));
  return {};
});

const AdminUserGlobalSignOut = administratorOperation(userSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  revokeGrantsOf(pool, requireUser(pool, input.Username));
  return {};
});

export const adminUserOperations = {
  AdminCreateUser,
  AdminSetUserPassword,
  AdminGetUser,
  AdminDisableUser,
  AdminEnableUser,
  AdminDeleteUser,
  AdminUserGlobalSignOut,
};
