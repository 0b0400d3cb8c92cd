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
export function sendCode(context: Context, { declaration }: Pool, user: User, purpose: CodePurpose) {
  const email = (purpose === 'verify-email' ? user.emailWanted : undefined) ?? user.attributes['email'] ?? '';
  const code = context.random.digits(6);
  user.codes[purpose] = { value: code, expiresAtMs: context.now().getTime() + lifetimeMs[purpose] };
  const { text, ...mail } = declaration.mail;
  context.onMessage({ ...mail, email, code, purpose, text: text.replaceAll('{####}', code) });
  return describeDelivery(email);
}

/** The mail that brings somebody their first password. */
export function sendInvitation(context: Context, { declaration }: Pool, email: string, code: string): void {
  const text = `Your username is ${email} and temporary password is ${code}.`;
  const subject = 'Your temporary password';
  context.onMessage({ ...declaration.mail, email, code, purpose: 'invitation', subject, text });
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
