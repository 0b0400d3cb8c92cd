import { placesIn } from '#shared/core/bookings/booked-places.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { isReplacedNumber } from '#functions/_domain/bookings/stated-places.ts';
import type { StoredMailEvent } from './mail-event.ts';

/**
 * How many places of a booking a mail cancels: all of them, or some, so that others remain. It is unclear if its booking
 * is not known or takes another number.
 */
export type CancelledPlaces =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly remaining: number }
  | { readonly kind: 'unclear'; readonly why: 'unknownBooking' | 'otherNumber' };

type Cancelling = Pick<StoredMailEvent, 'places' | 'ofPlaces' | 'mailReceivedAt'>;

const all: CancelledPlaces = { kind: 'all' };
const otherNumber: CancelledPlaces = { kind: 'unclear', why: 'otherNumber' };

/** '2 places cancelled': certain if the booking takes just as many. */
function whole(places: number, booking: BookingRow | undefined): CancelledPlaces {
  if (!booking) return places === 1 ? all : { kind: 'unclear', why: 'unknownBooking' };
  return booking.status === 'confirmed' && placesIn(booking) !== places ? otherNumber : all;
}

/**
 * Finds out how many places a cancellation cancels. '2 of 4 places' is certain if the booking takes four, or if nobody
 * said how many it takes. If as many remained before, and places were added since, it may be a second copy. A person who
 * confirms it cancels as many as it says. A mail that was applied before an interruption changes nothing again.
 *
 * @param booking the booking that it is about, if it is known
 */
export function cancelledPlaces(
  { places, ofPlaces, mailReceivedAt }: Cancelling,
  booking: BookingRow | undefined,
  isConfirmed: boolean,
): CancelledPlaces {
  if (places === undefined) return all;
  if (ofPlaces === undefined) return isConfirmed ? all : whole(places, booking);
  if (!booking) return { kind: 'unclear', why: 'unknownBooking' };
  const before = booking.places ?? ofPlaces;
  if (booking.placesAt === mailReceivedAt) return { kind: 'some', remaining: before };
  // The number was stated since, so it is not known whether it counts the cancelled places.
  if (booking.placesAt !== undefined && booking.placesAt > mailReceivedAt) return otherNumber;
  const isRepeated = isReplacedNumber(booking, { count: before - places, at: mailReceivedAt });
  const isCertain = booking.status === 'confirmed' && before === ofPlaces && !isRepeated;
  if (!isConfirmed && !isCertain) return otherNumber;
  return before > places ? { kind: 'some', remaining: before - places } : all;
}
