import { placesIn, placesOfBookingMax } from '#shared/core/bookings/booked-places.ts';
import { bookingIdByContent } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';
import { isUntimed } from './untimed-cancellation.ts';

/** As many digits as the highest number of places has, so that texts are ordered like numbers. */
const placesDigits = String(placesOfBookingMax).length;

/**
 * Chooses between two rows about one booking. The row with the time of a cancellation is preferred, and one that is only
 * called cancelled is not, because a place of the booking may still be taken. The row with more places is preferred too.
 * Otherwise the choice is arbitrary but stable.
 */
const rank = (row: BookingRow): string =>
  isUntimed(row)
    ? ''
    : `${row.cancelledAt ?? ''} ${String(placesIn(row)).padStart(placesDigits, '0')} ${JSON.stringify(row)}`;

const latestFirst = (a: BookingRow, b: BookingRow): number => {
  const [one, other] = [rank(a), rank(b)];
  return one === other ? 0 : one < other ? 1 : -1;
};

const isByReference = (row: BookingRow): boolean =>
  row.fileReference !== undefined || row.bookingId !== bookingIdByContent(row);

const isCancelled = ({ status }: BookingRow): boolean => status === 'cancelled';

/** Counts the cancelled and the active bookings among equal ones. */
function countsOf(alike: readonly BookingRow[]) {
  const cancelled = alike.filter(isCancelled).length;
  return { cancelled, standing: alike.length - cancelled };
}

/**
 * A file that gives only days must have at least this many cancellations to count as a log of events, because a client
 * may book again on the same day.
 */
const cancelledDaysMin = 3;

/**
 * The least share of cancellations with a booking row in a log of events. A log begins on some day, so the bookings of
 * its first cancellations are missing. In a list of places, hardly any cancellation has a booking row beside it.
 */
const bookedShareMin = 0.8;

/**
 * Whether a file is a log of events, in which nearly every cancellation has a second row for its booking. Rows that are
 * only called cancelled come from a list of places.
 */
function isLog(all: readonly (readonly BookingRow[])[]): boolean {
  const groups = all.map((alike) => alike.filter((row) => !isUntimed(row)));
  const ended = groups.filter(
    ([first, ...more]) => first && [first, ...more].some(isCancelled) && !isByReference(first),
  );
  const counts = ended.map(countsOf);
  const isSure = ended.flat().every((row) => row.bookedAtPrecision !== 'day');
  const cancelled = counts.reduce((sum, one) => sum + one.cancelled, 0);
  const withBooking = counts.reduce((sum, one) => sum + Math.min(one.cancelled, one.standing), 0);
  return withBooking >= bookedShareMin * cancelled && (isSure || cancelled >= cancelledDaysMin);
}

/**
 * The places in a file's rows, in any order. Rows with the same reference are one booking; each row without a reference
 * is one place, even if other rows are identical. Some files log events, with one row for a booking and another for its
 * cancellation: if nearly every cancellation has a booking row, the two rows count as one booking.
 */
export function placesReported(all: Iterable<BookingRow>): {
  readonly rows: BookingRow[];
  readonly repeated: number;
} {
  const groups = [...Map.groupBy(all, ({ bookingId }) => bookingId).values()].map((alike) =>
    alike.length > 1 ? alike.toSorted(latestFirst) : alike,
  );
  const reported = groups.reduce((sum, alike) => sum + alike.length, 0);
  const tellsEnds = isLog(groups);
  const rows = groups.flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length === 1) return alike;
    if (isByReference(first)) return [first];
    if (!tellsEnds) return alike;
    const timed = alike.filter((row) => !isUntimed(row));
    const { cancelled, standing } = countsOf(timed);
    // The list starts with the latest rows: the cancelled ones and the last bookings.
    return [...timed.slice(0, Math.max(cancelled, standing)), ...alike.filter(isUntimed)];
  });
  return { rows, repeated: reported - rows.length };
}
