import { matchBookings } from '#shared/core/bookings/match-bookings.ts';
import { present } from '#functions/_platform/present.ts';
import { bookingFactsOf, wallOffsetMs } from './booking-identity.ts';
import type { BookingRow } from './booking-row.ts';
import type { BookedClass } from './reservation-store.ts';
import { latestPlaces, placesStatedFor } from './stated-places.ts';

/** A booking of a class that was moved, and the same booking after the move. */
export interface MovedBooking {
  readonly left: BookingRow;
  readonly after: BookingRow;
}

/** The number of places that was last stated for one of the two bookings. */
function placesTogether(left: BookingRow, own: BookingRow) {
  const stated = placesStatedFor(left);
  const isOlder = stated === undefined || latestPlaces(placesStatedFor(own), stated) !== stated;
  const { places, placesAt, placeChanges } = isOlder ? own : left;
  return { places, placesAt, placeChanges, filePlaces: own.filePlaces ?? left.filePlaces };
}

/** Makes one booking of two: as reported for the new class, with what only the old booking knows. */
const together = (left: BookingRow, own: BookingRow): BookingRow =>
  present({
    ...own,
    ...placesTogether(left, own),
    customerName: own.customerName ?? left.customerName,
    customerEmail: own.customerEmail ?? left.customerEmail,
    fileReference: own.fileReference ?? left.fileReference,
    marketplaceReference: own.marketplaceReference ?? left.marketplaceReference,
    systemReference: own.systemReference ?? left.systemReference,
    mailReference: own.mailReference ?? left.mailReference,
  });

/**
 * Finds the bookings of a class that was moved which somebody has reported for the class that it is now. They are
 * recognised by the identity rule, and each place counts once.
 *
 * @param left the bookings of the old class
 * @param own the bookings of the new class
 */
export function sameBookings(
  { from, to }: { readonly from: BookedClass; readonly to: BookedClass },
  left: readonly BookingRow[],
  own: readonly BookingRow[],
): MovedBooking[] {
  const factsIn = (cls: BookedClass) => (row: BookingRow) => bookingFactsOf(row, wallOffsetMs(cls));
  return matchBookings(left.map(factsIn(from)), own.map(factsIn(to))).flatMap((found, at) => {
    const [row, same] = [left[at], found === undefined ? undefined : own[found]];
    return row && same ? [{ left: row, after: together(row, same) }] : [];
  });
}
