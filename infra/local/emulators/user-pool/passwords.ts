import { createHmac } from 'node:crypto';
import type { Context } from './context.ts';
import { CognitoError, invalidParameter, notAuthorized, wrongCredentials } from './errors.ts';
import type { PasswordPolicy } from './options.ts';
import type { Pool } from './pool.ts';
import { uuidOf } from './random.ts';
import {
  computeVerifier,
  matchesVerifier,
  poolNameOf,
  type Identity,
  type Verifier,
} from './srp/verifier.ts';
import type { User } from './state.ts';

const passwordLengthMax = 256;
const dayMs = 86_400_000;

export const identityOf = ({ state }: Pool, userId: string): Identity => ({
  poolName: poolNameOf(state.id),
  userId,
});

export function assertPasswordPolicy({ declaration }: Pool, password: string): void {
  if (password !== password.trim() || password.length > passwordLengthMax)
    throw invalidParameter('Password must not begin or end with a space, nor be longer than 256 characters.');
  const missing = missingOf(declaration.passwordPolicy, password);
  if (missing !== undefined)
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${missing}`);
}

/** The characters that Cognito counts as symbols. A space counts only inside a password. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** The first rule that a password breaks, in Cognito's words. */
function missingOf(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < policy.lengthMin) return 'Password not long enough';
  if (policy.uppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.lowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.numbers && !/[0-9]/.test(password)) return 'Password must have numeric characters';
  if (policy.symbols && !symbol.test(password)) return 'Password must have symbol characters';
  return undefined;
}

export function setPassword(context: Context, pool: Pool, user: User, password: string): void {
  assertPasswordPolicy(pool, password);
  const salt = context.random.bytes(16).toString('hex');
  const verifier = computeVerifier(identityOf(pool, user.sub), password, salt);
  user.password = { salt, verifier, setAtMs: context.now().getTime() };
}

/** A decoy verifier for an unknown username: always the same salt and user id. */
export function decoyOf({ state }: Pool, name: string): Verifier & { userId: string } {
  const derive = (what: string) =>
    createHmac('sha512', state.decoySecret).update(`${what}:${name.toLowerCase()}`).digest();
  return {
    userId: uuidOf(derive('user')),
    salt: derive('salt').subarray(0, 16).toString('hex'),
    verifier: Buffer.concat([derive('verifier'), derive('more')]).toString('hex'),
  };
}

/** Checks a password. For an unknown username it takes equally long. */
export function checkPassword(pool: Pool, user: User | undefined, name: string, password: string): boolean {
  const decoy = decoyOf(pool, name);
  const matches = matchesVerifier(
    identityOf(pool, user?.sub ?? decoy.userId),
    password,
    user?.password ?? decoy,
  );
  return matches && user !== undefined;
}

/** Checks that a user with the correct password may sign in. */
export function assertMaySignIn(
  context: Context,
  { declaration }: Pool,
  user: User | undefined,
): asserts user is User {
  if (!user) throw wrongCredentials();
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED')
    throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  const ageMs = context.now().getTime() - user.password.setAtMs;
  if (user.status === 'FORCE_CHANGE_PASSWORD' && ageMs > declaration.passwordPolicy.temporaryDays * dayMs)
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
}
