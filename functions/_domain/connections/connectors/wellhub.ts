import * as z from 'zod';
import { aboutBooking } from './booking-refusal.ts';
import type {
  BookingAnswer,
  ConnectorSession,
  Listing,
  MarketplaceConnector,
  PlacesReading,
  RejectReason,
} from './connector.ts';
import { exchange, expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { parseJson } from './parse.ts';
import { assertCount, assertSettable } from './refusal.ts';
import { bookingCall, slotPath } from './wellhub-call.ts';
import { findWellhubListing, listWellhubClasses, listWellhubListings, slot } from './wellhub-listings.ts';
import { subscribeAtWellhub, subscribed } from './wellhub-webhooks.ts';

// Booking API 1.0 and 2.0 (developers.gympass.com/product/booking-api). By quota: total_capacity is the most that
// Wellhub may sell, and total_booked is the number it has sold.
const oneSlot = z.union([
  slot,
  z.object({ results: z.tuple([slot]) }).transform(({ results }) => results[0]),
]);
const reasonCategories: Record<RejectReason, string> = {
  'class-full': 'CLASS_IS_FULL',
  'class-cancelled': 'CLASS_HAS_BEEN_CANCELED',
  'class-not-found': 'CLASS_NOT_FOUND',
  'already-booked': 'USER_IS_ALREADY_BOOKED',
  'technical-error': 'TECHNICAL_ERROR',
};

export const wellhub: MarketplaceConnector = {
  marketplace: 'wellhub',
  capability: 'push',
  findListing: findWellhubListing,
  read,
  setSlots,
  checkCredentials: async (session) => void (await listWellhubClasses(session)),
  listListings: listWellhubListings,
  subscribe: subscribeAtWellhub,
  subscribed,
  answerBooking,
  setBooked,
};

async function read(session: ConnectorSession, listing: Listing): Promise<PlacesReading> {
  const ask = bookingCall(session, 'GET', slotPath(listing), 'Read places');
  const answer = expectStatus(session, ask, await exchange(session, ask), [200]);
  const { total_capacity, total_booked } = parseJson(oneSlot, ask, answer);
  return { slots: total_capacity, booked: total_booked };
}

// total_booked is left out, because another request writes it: a booking counted meanwhile must not be overwritten.
async function setSlots(session: ConnectorSession, listing: Listing, places: number): Promise<void> {
  const { slots: before, booked } = await read(session, listing);
  assertSettable('wellhub', places, booked);
  await patchSlot(session, listing, {
    label: `Set places to ${places}`,
    body: JSON.stringify({ total_capacity: places }),
    before,
    after: places,
  });
}

// Wellhub does not document how it handles more bookings than places, so such numbers are never sent.
async function setBooked(session: ConnectorSession, listing: Listing, booked: number): Promise<void> {
  assertCount('wellhub', booked);
  const { slots, booked: before } = await read(session, listing);
  const total = Math.min(booked, slots);
  if (total === before) return;
  await patchSlot(session, listing, {
    label: `Set booked places to ${total}`,
    body: JSON.stringify({ total_booked: total }),
  });
}

async function patchSlot(
  session: ConnectorSession,
  listing: Listing,
  patch: Pick<Ask, 'label' | 'body' | 'before' | 'after'>,
): Promise<void> {
  const ask: Ask = {
    ...bookingCall(session, 'PATCH', slotPath(listing), patch.label),
    ...patch,
    effect: 'change',
  };
  expectStatus(session, ask, await exchange(session, ask), [200, 204]);
}

function answerBooking(
  session: ConnectorSession,
  { bookingReference, answer, reason = 'class-full' }: BookingAnswer,
): Promise<void> {
  const path = `bookings/${encodeURIComponent(bookingReference)}`;
  const rejected = { status: 'REJECTED', reason_category: reasonCategories[reason] };
  const ask: Ask = {
    ...bookingCall(
      session,
      'PATCH',
      path,
      answer === 'accept' ? 'Accept the booking' : 'Reject the booking',
      'v2',
    ),
    effect: 'change',
    body: JSON.stringify(answer === 'accept' ? { status: 'RESERVED' } : rejected),
  };
  return aboutBooking('wellhub', async () =>
    expectStatus(session, ask, await exchange(session, ask), [200, 204]),
  );
}
