import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { cancelledPlaces } from '#functions/reservations/taking/cancelled-places.ts';

const mailReceivedAt = '2027-03-01T12:00:00.000Z';
const earlier = '2027-03-01T11:00:00.000Z';
const later = '2027-03-01T13:00:00.000Z';

const booking = (over: Partial<BookingRow> = {}): BookingRow => ({
  classId: '20270302T1300Z-0123456789ab',
  bookingId: 'b1',
  channel: 'fitpass',
  bookingType: '',
  status: 'confirmed',
  bookedAt: '2027-02-28T10:00:00.000Z',
  revenueMinor: 0,
  ...over,
});
const taking = (places: number, over: Partial<BookingRow> = {}) =>
  booking({ places, placesAt: earlier, ...over });
const gone = { status: 'cancelled', cancelledAt: earlier } as const;
/** Two places were left of the booking, and two were added afterwards. */
const addedTo = taking(4, { placeChanges: [{ at: earlier, more: 2 }] });

const all = { kind: 'all' } as const;
const some = (remaining: number) => ({ kind: 'some', remaining }) as const;
const otherNumber = { kind: 'unclear', why: 'otherNumber' } as const;
const unknownBooking = { kind: 'unclear', why: 'unknownBooking' } as const;

describe('how many places a mail cancels', () => {
  test.each([
    ['one that names no number, of a booking with four places', undefined, taking(4), all],
    ['one that names no number, of an unknown booking', undefined, undefined, all],
    ['one place of an unknown booking', 1, undefined, all],
    ['two places of an unknown booking', 2, undefined, unknownBooking],
    ['as many places as the booking takes', 2, taking(2), all],
    ['one place of a booking whose number nobody stated', 1, booking(), all],
    ['two places of a booking whose number nobody stated', 2, booking(), otherNumber],
    ['fewer places than the booking takes', 2, taking(4), otherNumber],
    ['another number of places of a booking that is cancelled already', 2, taking(4, gone), all],
  ])('%s', (_, places, row, expected) => {
    expect(cancelledPlaces({ places, ofPlaces: undefined, mailReceivedAt }, row, false)).toEqual(expected);
  });

  test.each([
    ['an unknown booking', 2, undefined, unknownBooking],
    ['a booking with four places', 2, taking(4), some(2)],
    ['a booking whose number nobody stated', 3, booking(), some(1)],
    ['a booking with three places', 2, taking(3), otherNumber],
    ['a cancelled booking', 2, taking(4, gone), otherNumber],
    ['a booking from which this mail took them before', 2, taking(2, { placesAt: mailReceivedAt }), some(2)],
    ['a booking whose number was stated later', 2, taking(4, { placesAt: later }), otherNumber],
    ['a booking to which places were added after as many remained', 2, addedTo, otherNumber],
    ['a booking to which places were added after another number remained', 1, addedTo, some(3)],
    ['a booking with four places, all of them', 4, taking(4), all],
  ])('of four, of %s', (_, places, row, expected) => {
    expect(cancelledPlaces({ places, ofPlaces: 4, mailReceivedAt }, row, false)).toEqual(expected);
  });

  test.each([
    ['two places without a total, of a booking with four', undefined, taking(4), all],
    ['two of four, of an unknown booking', 4, undefined, unknownBooking],
    ['two of four, of a booking with three', 4, taking(3), some(1)],
    ['two of four, of a booking with two', 4, taking(2), all],
    ['two of four, of a booking with one', 4, taking(1), all],
    ['two of four, after places were added', 4, addedTo, some(2)],
    [
      'two of four, of a booking whose number was stated later',
      4,
      taking(4, { placesAt: later }),
      otherNumber,
    ],
  ])('if a person confirms it: %s', (_, ofPlaces, row, expected) => {
    expect(cancelledPlaces({ places: 2, ofPlaces, mailReceivedAt }, row, true)).toEqual(expected);
  });
});
