import * as z from 'zod';
import type { Context } from './context.ts';
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './errors.ts';
import { setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

const emailSchema = z.email().max(254);

/** The attributes that signed-in users may write. Only administrators may write others. */
const writableAttributes = new Set([
  'email',
  'name',
  'given_name',
  'family_name',
  'nickname',
  'phone_number',
  'picture',
  'locale',
  'zoneinfo',
  'address',
  'website',
]);

export const attributesSchema = z
  .array(z.object({ Name: z.string().max(32), Value: z.string().max(2048) }))
  .max(25);
export type Attributes = z.infer<typeof attributesSchema>;

export function toAttributeRecord(attributes: Attributes | undefined): Record<string, string> {
  return Object.fromEntries((attributes ?? []).map(({ Name, Value }) => [Name, Value]));
}

export function assertWritable(attributes: Attributes | undefined): void {
  if (attributes?.some(({ Name }) => !writableAttributes.has(Name)))
    throw notAuthorized('A client attempted to write unauthorized attribute');
}

/** Normalizes an address or a name for comparison, according to the pool's settings. */
const comparable = ({ declaration }: Pool, text: string): string =>
  declaration.caseSensitive ? text : text.toLowerCase();

export function toEmail(pool: Pool, text: string): string {
  const email = emailSchema.safeParse(comparable(pool, text));
  if (!email.success) throw invalidParameter('Username should be an email.');
  return email.data;
}

/** Finds a user by e-mail address or by the internal username, which is the sub. */
export function findUser(pool: Pool, name: string): User | undefined {
  const { state } = pool;
  const email = comparable(pool, name);
  return (
    state.users.get(name) ?? [...state.users.values()].find((user) => user.attributes['email'] === email)
  );
}

export function requireUser(pool: Pool, name: string): User {
  const user = findUser(pool, name);
  if (!user) throw userNotFound();
  return user;
}

export type NewUser = {
  email: string;
  password: string;
  attributes: Record<string, string>;
  status: User['status'];
};

export function addUser(
  context: Context,
  pool: Pool,
  { email, password, attributes, status }: NewUser,
): User {
  if (findUser(pool, email))
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
  const nowMs = context.now().getTime();
  const user: User = {
    sub: context.random.uuid(),
    attributes: { email_verified: 'false', ...attributes, email },
    status,
    enabled: true,
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
    password: { salt: '', verifier: '', setAtMs: nowMs },
    codes: {},
  };
  setPassword(context, pool, user, password);
  pool.state.users.set(user.sub, user);
  return user;
}

export function removeUser({ state }: Pool, { sub }: User): void {
  state.users.delete(sub);
  for (const members of state.groups.values()) members.delete(sub);
  for (const [hash, grant] of state.grants) if (grant.sub === sub) state.grants.delete(hash);
}

export const groupsOf = ({ state }: Pool, { sub }: User) =>
  [...state.groups].filter(([, members]) => members.has(sub)).map(([name]) => name);

export const toAttributes = (user: User) =>
  Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));

export const describeUser = (user: User) => ({
  Username: user.sub,
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: user.createdAtMs / 1000,
  UserLastModifiedDate: user.modifiedAtMs / 1000,
});

export function describeMfa({ totp }: User) {
  if (!totp?.enabled) return {};
  return {
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    ...(totp.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
  };
}
