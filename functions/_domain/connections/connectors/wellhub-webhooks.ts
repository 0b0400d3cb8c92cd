import * as z from 'zod';
import type { ConnectorSession, Subscription } from './connector.ts';
import { exchange, expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { parseJson } from './parse.ts';
import { refusal } from './refusal.ts';
import { setupCall } from './wellhub-call.ts';

const events = [
  'booking-requested',
  'booking-canceled',
  'booking-late-canceled',
  'checkin',
  'checkin-booking-occurred',
] as const;
const secretCharactersMax = 100;
const webhooks = z.object({ webhooks: z.array(z.object({ event: z.string(), url: z.string() })) });

/** All events go to one address and are signed with one secret. */
export async function subscribeAtWellhub(
  session: ConnectorSession,
  { url, secret }: Subscription,
): Promise<void> {
  if (secret === '' || secret.length > secretCharactersMax)
    throw refusal('wellhub', 'rejected', {
      userMessage: `A webhook secret has 1 to ${secretCharactersMax} characters.`,
    });
  session.recorder.conceal(secret);
  const known = await subscribed(session);
  const ask: Ask = {
    ...setupCall(session, known.length === 0 ? 'POST' : 'PUT', 'Subscribe to bookings'),
    effect: 'change',
    body: JSON.stringify({ webhooks: events.map((event) => ({ event, url, secret })) }),
  };
  expectStatus(session, ask, await exchange(session, ask), [200, 201, 204]);
}

export async function subscribed(session: ConnectorSession): Promise<readonly string[]> {
  const ask: Ask = {
    ...setupCall(session, 'GET', 'Read the subscription'),
    excerpt: () => 'subscription',
  };
  const answer = expectStatus(session, ask, await exchange(session, ask), [200]);
  const { webhooks: known } = parseJson(webhooks, ask, answer);
  return [...new Set(known.map(({ url }) => url))];
}
