import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { namesOfClient } from './names-of-client.ts';

/** A marketplace reports the places of one order at the same time, apart from the duration of the reports. */
const togetherMaxMs = 2 * 60_000;

const isSameClient = (a: BookingRow, b: BookingRow): boolean =>
  namesOfClient(a).some((name) => namesOfClient(b).includes(name));

const isOwnPlace = (row: BookingRow): boolean =>
  row.status === 'confirmed' && row.places === undefined && row.marketplaceReference !== undefined;

/**
 * How many other places of a booking its marketplace reported under references of their own. A file that states the
 * number for the booking means them too.
 *
 * @param stored the stored bookings of the class
 * @param listed those that rows of the file are about
 */
export const countFurtherReferences = (
  booking: BookingRow,
  stored: readonly BookingRow[],
  listed: ReadonlySet<BookingRow>,
): number =>
  booking.marketplaceReference === undefined
    ? 0
    : stored.filter(
        (one) =>
          one !== booking &&
          isOwnPlace(one) &&
          !listed.has(one) &&
          one.channel === booking.channel &&
          isSameClient(one, booking) &&
          Math.abs(Date.parse(one.bookedAt) - Date.parse(booking.bookedAt)) <= togetherMaxMs,
      ).length;
