import { bookingLikeness } from '#shared/core/bookings/likeness.ts';
import { readBooking, type BookingFacts } from '#shared/core/bookings/booking-facts.ts';
import { clientLikeness } from '#shared/core/bookings/client.ts';
import { matchBookings } from '#shared/core/bookings/match-bookings.ts';
import { bookingFactsOf, hasReference } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';

/** A reported booking, with the facts that identify it among the bookings of its class. */
export interface ReportedBooking {
  /** The id of the booking, if another source reported it. */
  readonly bookingId: string | undefined;
  readonly reference: string;
  readonly facts: BookingFacts;
  /** Only its cancellation is known, and the time of that is not the time of booking. */
  readonly isCancellation: boolean;
  /** It is being sold right now, so no earlier report of it can exist. */
  readonly isRequested: boolean;
}

/** The only booking of this client that a cancellation can mean. If there are two, neither is chosen. */
function cancelledOf(
  facts: BookingFacts,
  rows: readonly BookingRow[],
  offsetMs: number,
): BookingRow | undefined {
  const reported = readBooking(facts);
  const own = rows.filter((row) => {
    const known = bookingFactsOf(row, offsetMs);
    const stored = readBooking(known);
    const isBefore = known.isDay === true || stored.atMs <= reported.atMs;
    if (!isBefore || clientLikeness(stored.client, reported.client) !== 'same') return false;
    // Within the same moment, only seller, client and references distinguish bookings.
    const { cancelledAt: _ended, ...standing } = known;
    const { cancelledAt: _reported, ...current } = facts;
    const at = { bookedAt: known.bookedAt, isDay: known.isDay };
    return bookingLikeness(readBooking(standing), readBooking({ ...current, ...at })) !== undefined;
  });
  const [first] = own;
  return own.length === 1 && first?.status === 'confirmed' ? first : undefined;
}

/**
 * Finds the reported booking among those of its class: by its id, by its reference, otherwise by the rule for when two
 * bookings are one.
 */
export function storedBooking(
  { bookingId, reference, facts, isCancellation, isRequested }: ReportedBooking,
  rows: readonly BookingRow[],
  offsetMs: number,
): BookingRow | undefined {
  if (bookingId !== undefined) return rows.find((row) => row.bookingId === bookingId);
  const known = rows.find((row) => hasReference(row, reference));
  if (known || isRequested) return known;
  if (isCancellation) return cancelledOf(facts, rows, offsetMs);
  const [at] = matchBookings(
    [facts],
    rows.map((row) => bookingFactsOf(row, offsetMs)),
  );
  return at === undefined ? undefined : rows[at];
}
