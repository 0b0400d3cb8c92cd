import * as z from 'zod';
import type { ConnectorSession, Listing, MarketplaceConnector, Subscription } from './connector.ts';
import { expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { parseJson } from './parse.ts';
import { assertSettable } from './refusal.ts';
import { answerBooking, listTotalPassBookings } from './totalpass-bookings.ts';
import { authenticate, authorized, placeCall } from './totalpass-call.ts';
import { findTotalPassListing, listTotalPassListings, read } from './totalpass-listings.ts';

const webhook = z.object({ webhook_url: z.string() });

export const totalpass: MarketplaceConnector = {
  marketplace: 'totalpass',
  capability: 'push',
  findListing: findTotalPassListing,
  read,
  setSlots,
  checkCredentials: async (session) => void (await authenticate(session)),
  listListings: listTotalPassListings,
  subscribe,
  subscribed,
  answerBooking,
  listBookings: listTotalPassBookings,
};

async function setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void> {
  const { slots: before, booked } = await read(session, listing);
  assertSettable('totalpass', slots, booked);
  const path = `/partner/event-occurrence/${encodeURIComponent(listing.id)}/slot`;
  const ask: Ask = {
    ...placeCall('PUT', path, `Set places to ${slots}`),
    effect: 'change',
    body: JSON.stringify({ slots }),
    before,
    after: slots,
  };
  const answer = expectStatus(session, ask, await authorized(session, ask), [200]);
  parseJson(z.object({ slots: z.int() }), ask, answer);
}

/** A venue has one webhook address. Webhooks are not signed, so the address has to contain the secret. */
async function subscribe(session: ConnectorSession, { url, secret }: Subscription): Promise<void> {
  session.recorder.conceal(secret);
  const ask: Ask = {
    ...placeCall('POST', '/partner/webhook/subscribe', 'Subscribe to bookings'),
    effect: 'change',
    body: JSON.stringify({ webhook_url: url }),
  };
  expectStatus(session, ask, await authorized(session, ask), [200, 201]);
}

async function subscribed(session: ConnectorSession): Promise<readonly string[]> {
  const ask: Ask = {
    ...placeCall('GET', '/partner/webhook', 'Read the subscription'),
    excerpt: () => 'subscription',
  };
  const answer = expectStatus(session, ask, await authorized(session, ask), [200, 404]);
  return answer.status === 404 ? [] : [parseJson(webhook, ask, answer).webhook_url];
}
