import { firstIdOf } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';

/** A stored booking, and what it is after a file. */
interface Pair {
  readonly before: BookingRow;
  readonly after: BookingRow;
}

/** Whether a stored booking is one place that only equal rows of a file named. */
const isSinglePlace = (row: BookingRow): boolean =>
  row.status === 'confirmed' &&
  row.places === undefined &&
  row.reportedBy === undefined &&
  row.cancelledBy === undefined &&
  row.fileReference === undefined &&
  row.marketplaceReference === undefined &&
  row.systemReference === undefined &&
  row.mailReference === undefined;

/** The same for all places that equal rows of a file named. */
export const firstPlaceOf = ({ classId, bookingId }: BookingRow): string =>
  `${classId} ${firstIdOf(bookingId)}`;

/**
 * Finds the stored bookings that are other places of a booking whose number a file states now. An earlier file listed
 * each of its places as an equal row. That is certain only if the file states at least as many places as there were equal
 * rows. If it states fewer, some rows may be cancelled places, or bookings that the file does not list, so all are kept.
 *
 * @param pairs the known bookings of the file, each once
 * @param stored all bookings of their classes
 * @param isRepeated whether an earlier attempt at this import changed a booking, so that it may have been interrupted
 * @returns the bookings to remove, because the file's bookings take their places
 */
export function singlePlacesOf(
  pairs: readonly Pair[],
  stored: Iterable<BookingRow>,
  isRepeated: (row: BookingRow) => boolean,
): BookingRow[] {
  const stated = pairs.filter(
    ({ before, after }) =>
      after.status === 'confirmed' &&
      after.filePlaces !== undefined &&
      (before.places === undefined || isRepeated(before)),
  );
  if (stated.length === 0) return [];
  const known = new Set(pairs.map(({ before }) => before));
  const places = new Map<string, { rows: number; stated: number }>();
  for (const { before, after } of stated) {
    const { rows, stated: count } = places.get(firstPlaceOf(before)) ?? { rows: 0, stated: 0 };
    places.set(firstPlaceOf(before), { rows: rows + 1, stated: count + (after.filePlaces ?? 0) });
  }
  const others = [...stored].filter(
    (row) => !known.has(row) && places.has(firstPlaceOf(row)) && isSinglePlace(row),
  );
  return [...Map.groupBy(others, firstPlaceOf)].flatMap(([id, rows]) => {
    const found = places.get(id);
    return found && found.rows + rows.length <= found.stated ? rows : [];
  });
}
