import * as z from 'zod';
import { addLocalDays, daysBetween, instantToLocal } from '#shared/core/time/zone.ts';
import { aboutBooking } from './booking-refusal.ts';
import type {
  BookingAnswer,
  ChannelBooking,
  ConnectorSession,
  ListingWindow,
  RejectReason,
} from './connector.ts';
import { expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { isWithin } from './matching.ts';
import { parseJson } from './parse.ts';
import { refusal } from './refusal.ts';
import { authorized, placeCall } from './totalpass-call.ts';
import { listOccurrences } from './totalpass-listings.ts';
import type { KnownOccurrence } from './totalpass-listings.ts';
import { readWallTime } from './wall-time.ts';

const slot = z.object({
  _id: z.string().min(1),
  status: z.string(),
  user: z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish(),
  eventId: z.int(),
  weekday: z.int().min(0).max(6).nullish(),
  startTime: z.string(),
  slotDate: z.iso.datetime({ offset: true }),
  createdAt: z.iso.datetime({ offset: true }).nullish(),
});
const slots = z.array(slot);
type Slot = z.output<typeof slot>;
/** A list covers at most 30 days, including its last day. */
const daysPerList = 30;
const listsMax = 12;
const reasons: Record<RejectReason, string> = {
  'class-full': 'class_overbooked',
  'class-cancelled': 'canceled_event',
  'class-not-found': 'denied_by_gym',
  'already-booked': 'user_already_in_class',
  'technical-error': 'api_error',
};

export async function listTotalPassBookings(
  session: ConnectorSession,
  window: ListingWindow,
): Promise<ChannelBooking[]> {
  const occurrences = await listOccurrences(session, window.timezone);
  const found: ChannelBooking[] = [];
  for (const [from, to] of spansOf(window)) {
    for (const one of await listSlots(session, from, to)) {
      const occurrence = occurrences.find((known) => isOf(one, known, window.timezone));
      if (occurrence !== undefined && isWithin(occurrence.listing.startsAt, window))
        found.push(toBooking(one, occurrence));
    }
  }
  return found;
}

export function answerBooking(
  session: ConnectorSession,
  { bookingReference, answer, reason = 'class-full' }: BookingAnswer,
): Promise<void> {
  const path = `/partner/slot/confirmSlot/${encodeURIComponent(bookingReference)}`;
  const ask: Ask = {
    ...placeCall('PUT', path, answer === 'accept' ? 'Accept the booking' : 'Reject the booking'),
    effect: 'change',
    body: JSON.stringify(
      answer === 'accept' ? { state: 'confirmed' } : { state: 'denied', reason: reasons[reason] },
    ),
  };
  return aboutBooking('totalpass', async () =>
    expectStatus(session, ask, await authorized(session, ask), [200]),
  );
}

/**
 * Splits the window's local days into parts that one list can cover. In another time zone, a day may begin a day
 * earlier or later.
 */
function spansOf({ from, to, timezone }: ListingWindow): Array<[from: string, to: string]> {
  const first = addLocalDays(instantToLocal(new Date(from).toISOString(), timezone).date, -1);
  const last = addLocalDays(instantToLocal(new Date(to).toISOString(), timezone).date, 1);
  const lists = Math.ceil((daysBetween(first, last) + 1) / daysPerList);
  if (lists > listsMax)
    throw refusal('totalpass', 'rejected', {
      userMessage: `TotalPass lists bookings of ${listsMax * daysPerList} days at most.`,
    });
  return Array.from({ length: lists }, (_, index) => {
    const begin = addLocalDays(first, index * daysPerList);
    const end = addLocalDays(begin, daysPerList - 1);
    return [begin, end < last ? end : last];
  });
}

async function listSlots(session: ConnectorSession, from: string, to: string): Promise<Slot[]> {
  const query = new URLSearchParams({ slotDateFrom: from, slotDateTo: to });
  const ask: Ask = {
    ...placeCall('GET', `/partner/slot?${query}`, 'List the bookings'),
    // Members' names are not stored.
    excerpt: () => 'bookings',
  };
  return parseJson(slots, ask, expectStatus(session, ask, await authorized(session, ask), [200]));
}

/** Whether a booking belongs to this occurrence: same event, same local day, same time. */
function isOf(one: Slot, known: KnownOccurrence, timezone: string): boolean {
  return (
    one.eventId === known.eventId &&
    readWallTime(one.startTime) === known.localTime &&
    dayOf(one, timezone) === known.localDate
  );
}

// The date is an instant or, at some venues, local time marked as UTC. In the evening these can be different days; the
// weekday, which is always local, decides which one is meant.
function dayOf({ slotDate, weekday, startTime }: Slot, timezone: string): string {
  const marked = slotDate.slice(0, 10);
  const local = instantToLocal(new Date(slotDate).toISOString(), timezone);
  const meant = [local.date, marked].find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
  return meant ?? (local.time === readWallTime(startTime) ? local.date : marked);
}

const isCancelled = (status: string): boolean => /cancel|denied|reject|expired/i.test(status);

const toBooking = ({ _id: reference, ...one }: Slot, { listing }: KnownOccurrence): ChannelBooking => ({
  reference,
  listingId: listing.id,
  status: isCancelled(one.status) ? 'cancelled' : 'confirmed',
  startsAt: listing.startsAt,
  ...(one.createdAt ? { bookedAt: new Date(one.createdAt).toISOString() } : {}),
  ...(one.user?.name ? { customerName: one.user.name } : {}),
  ...(one.user?.email ? { customerEmail: one.user.email } : {}),
});
