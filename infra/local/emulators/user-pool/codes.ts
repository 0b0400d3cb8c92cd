import { timingSafeEqual } from 'node:crypto';
import type { Context } from './context.ts';
import { codeExpired, codeMismatch } from './errors.ts';
import { filledIn, wordMail, type MessageSource, type Requested } from './custom-message.ts';
import type { Pool } from './pool.ts';
import type { CodePurpose, User } from './state.ts';

const hourMs = 3_600_000;
const lifetimeMs = { 'sign-up': 24 * hourMs, reset: hourMs, 'verify-email': 24 * hourMs };

/** Describes where a code was sent. The response is the same for an address without an account. */
export const describeDelivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.).*@(.).*$/, '$1***@$2***'),
});

/** The part of a public request that a trigger receives. */
export const requestedBy = (
  source: MessageSource,
  { ClientId, ClientMetadata }: { ClientId: string; ClientMetadata?: Record<string, string> | undefined },
): Requested => ({ source, clientId: ClientId, clientMetadata: ClientMetadata });

/** Sends a code. It replaces any earlier code for the same purpose. */
export async function sendCode(
  context: Context,
  { pool, user, purpose }: { pool: Pool; user: User; purpose: CodePurpose },
  requested: Requested,
) {
  const email = (purpose === 'verify-email' ? user.emailWanted : undefined) ?? user.attributes['email'] ?? '';
  const code = context.random.digits(6);
  const { mail } = pool.declaration;
  const worded = await wordMail(context, { pool, user, requested }, mail);
  user.codes[purpose] = { value: code, expiresAtMs: context.now().getTime() + lifetimeMs[purpose] };
  context.onMessage({
    ...mail,
    ...worded,
    email,
    code,
    purpose,
    text: filledIn(worded.text, { code, email }),
  });
  return describeDelivery(email);
}

/** Sends the e-mail with a new user's first password. */
export async function sendInvitation(
  context: Context,
  { pool, user, email, code }: { pool: Pool; user: User; email: string; code: string },
  requested: Requested,
): Promise<void> {
  const own = {
    subject: 'Your temporary password',
    text: 'Your username is {username} and temporary password is {####}.',
  };
  const { subject, text } = await wordMail(context, { pool, user, requested }, own);
  const { mail } = pool.declaration;
  context.onMessage({
    ...mail,
    email,
    code,
    purpose: 'invitation',
    subject,
    text: filledIn(text, { code, email }),
  });
}

const equal = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Accepts a code only once. Allows five attempts an hour per username and purpose, right or wrong. */
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
