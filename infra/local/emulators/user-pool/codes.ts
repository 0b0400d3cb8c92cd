import { timingSafeEqual } from 'node:crypto';
import type { Context } from './context.ts';
import { codeExpired, codeMismatch } from './errors.ts';
import type { Pool } from './pool.ts';
import type { CodePurpose, User } from './state.ts';

const hourMs = 3_600_000;
const lifetimeMs = { 'sign-up': 24 * hourMs, reset: hourMs, 'verify-email': 24 * hourMs };

/** The same for an address that nobody has: the answer must not tell. */
export const describeDelivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.).*@(.).*$/, '$1***@$2***'),
});

/** A later code for the same purpose replaces the earlier one. */
export function sendCode(context: Context, user: User, purpose: CodePurpose) {
  const email = user.attributes['email'] ?? '';
  const value = context.random.digits(6);
  user.codes[purpose] = { value, expiresAtMs: context.now().getTime() + lifetimeMs[purpose] };
  context.onMessage({ email, code: value, purpose });
  return describeDelivery(email);
}

const equal = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A code counts once. Five tries an hour for a name and purpose, right or wrong. */
export function spendCode(
  context: Context,
  { pool, name, user, purpose }: { pool: Pool; name: string; user: User | undefined; purpose: CodePurpose },
  given: string,
): void {
  const key = `${pool.state.id}:${purpose}:${name.toLowerCase()}`;
  context.attempts.spendCodeTry('check', key);
  const code = user?.codes[purpose];
  if (!user || !code || code.expiresAtMs <= context.now().getTime()) throw codeExpired();
  if (!equal(code.value, given)) throw codeMismatch();
  delete user.codes[purpose];
  context.attempts.codeAccepted(key);
}
