import { bookingIdByContent } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';

/**
 * Chooses between two rows about one booking: prefers the one with a cancellation; otherwise the choice is arbitrary
 * but stable.
 */
const rank = (row: BookingRow): string => `${row.cancelledAt ?? ''} ${JSON.stringify(row)}`;

const latestFirst = (a: BookingRow, b: BookingRow): number => {
  const [one, other] = [rank(a), rank(b)];
  return one === other ? 0 : one < other ? 1 : -1;
};

const isByReference = (row: BookingRow): boolean =>
  row.fileReference !== undefined || row.bookingId !== bookingIdByContent(row);

const isCancelled = ({ status }: BookingRow): boolean => status === 'cancelled';

/** Counts the cancelled and the active ones among equal bookings. */
function countsOf(alike: readonly BookingRow[]) {
  const cancelled = alike.filter(isCancelled).length;
  return { cancelled, standing: alike.length - cancelled };
}

/**
 * A file that names only days counts as a log of events if it has this many cancellations: a client may book again on
 * the same day.
 */
const cancelledDaysMin = 3;

/** Whether a file is a log of events: every cancellation has a row for its booking too. */
function isLog(groups: readonly (readonly BookingRow[])[]): boolean {
  const ended = groups.filter(
    ([first, ...more]) => first && [first, ...more].some(isCancelled) && !isByReference(first),
  );
  const counts = ended.map(countsOf);
  const isSure = ended.flat().every((row) => row.bookedAtPrecision !== 'day');
  const cancelled = counts.reduce((sum, one) => sum + one.cancelled, 0);
  return counts.every((one) => one.cancelled <= one.standing) && (isSure || cancelled >= cancelledDaysMin);
}

/**
 * The places in a file's rows, whatever their order. Rows with one reference are one booking, and rows without one are
 * a place each, however alike they are. Some files record events, with one row for a booking and another one for its
 * cancellation: if there is a booking row for every cancellation, both are one.
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
    // The latest come first: the cancelled ones, and the rows of the last bookings.
    return tellsEnds ? alike.slice(0, countsOf(alike).standing) : alike;
  });
  return { rows, repeated: reported - rows.length };
}
