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

/** The stored bookings that may be other places of bookings whose number a file states now. */
export interface SinglePlaces {
  /** Those that the file's bookings take over, so that they have to be removed. */
  readonly included: readonly BookingRow[];
  /** The bookings for which the file states fewer places than there were equal rows, so that all of these are kept. */
  readonly fewer: ReadonlySet<BookingRow>;
}

/**
 * Finds the stored bookings that are other places of a booking whose number a file states now. An earlier file listed
 * each of its places as an equal row. That is certain only if the file states at least as many places as there were equal
 * rows. If it states fewer, some rows may be cancelled places, or bookings that the file does not list, so all are kept.
 *
 * @param pairs the known bookings of the file, each once
 * @param stored all bookings of their classes
 * @param isRepeated whether an earlier attempt at this import changed a booking, so that it may have been interrupted
 */
export function singlePlacesOf(
  pairs: readonly Pair[],
  stored: Iterable<BookingRow>,
  isRepeated: (row: BookingRow) => boolean,
): SinglePlaces {
  const stated = pairs.filter(
    ({ before, after }) =>
      after.status === 'confirmed' &&
      after.filePlaces !== undefined &&
      (before.places === undefined || isRepeated(before)),
  );
  if (stated.length === 0) return { included: [], fewer: new Set() };
  const known = new Set(pairs.map(({ before }) => before));
  const byPlace = Map.groupBy(stated, ({ before }) => firstPlaceOf(before));
  const others = Map.groupBy(
    [...stored].filter((row) => !known.has(row) && isSinglePlace(row)),
    firstPlaceOf,
  );
  const included: BookingRow[] = [];
  const fewer = new Set<BookingRow>();
  for (const [id, ofBooking] of byPlace) {
    const rows = others.get(id) ?? [];
    const places = ofBooking.reduce((sum, { after }) => sum + (after.filePlaces ?? 0), 0);
    if (ofBooking.length + rows.length <= places) included.push(...rows);
    else if (rows.length > 0) for (const { before } of ofBooking) fewer.add(before);
  }
  return { included, fewer };
}
