import { bookingLikeness } from '#shared/core/bookings/likeness.ts';
import { readBooking, type BookingFacts } from '#shared/core/bookings/booking-facts.ts';
import { clientLikeness } from '#shared/core/bookings/client.ts';
import { matchBookings } from '#shared/core/bookings/match-bookings.ts';
import { bookingFactsOf, hasReference } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';

/** A reported booking, with the facts that identify it among the class's bookings. */
export interface ReportedBooking {
  /** The booking's id if another source reported it. */
  readonly bookingId: string | undefined;
  readonly reference: string;
  readonly facts: BookingFacts;
  /** True if only the cancellation is known. Its time is not the time of booking. */
  readonly isCancellation: boolean;
  /** True if the booking is being sold right now, so it has no earlier report. */
  readonly isRequested: boolean;
}

/** The only booking of this client that the cancellation can refer to. Undefined if there are several. */
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
    // The times are made equal, so only seller, client and references distinguish the bookings.
    const { cancelledAt: _ended, ...standing } = known;
    const { cancelledAt: _reported, ...current } = facts;
    const at = { bookedAt: known.bookedAt, isDay: known.isDay };
    return bookingLikeness(readBooking(standing), readBooking({ ...current, ...at })) !== undefined;
  });
  const [first] = own;
  return own.length === 1 && first?.status === 'confirmed' ? first : undefined;
}

/**
 * Finds the reported booking among the bookings of its class: by its id, then by its reference, then by the rule that
 * decides whether two bookings are the same.
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
