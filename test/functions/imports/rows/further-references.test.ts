import { standingPlaces } from '#shared/core/bookings/booked-places.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { planBookings } from '#functions/imports/rows/plan-bookings.ts';

const classId = '20270301T1900Z-000000000001';

/** A place that the marketplace reported under a reference of its own. */
const reported = (reference: string, over: Partial<BookingRow> = {}): BookingRow => ({
  classId,
  bookingId: reference,
  channel: 'totalpass',
  bookingType: 'TotalPass',
  status: 'confirmed',
  customerName: 'Luz Prado',
  bookedAt: '2027-02-20T20:15:00.000Z',
  revenueMinor: 9_000,
  marketplaceReference: reference,
  ...over,
});

/** A row of a file that states a number of places. */
const stating = (filePlaces: number, reference = 'T-1'): BookingRow => {
  const { marketplaceReference: _, ...row } = reported(reference, { bookingId: `file-${reference}` });
  return {
    ...row,
    fileReference: reference,
    filePlaces,
    places: filePlaces,
    placesAt: '2027-02-21T10:00:00.000Z',
  };
};

/** The places that count after some files, one after the other. */
function placesAfter(stored: readonly BookingRow[], ...files: readonly (readonly BookingRow[])[]): number {
  const now = new Map(stored.map((row) => [row.bookingId, row]));
  for (const file of files)
    for (const row of planBookings(file, () => 0, now).writes) now.set(row.bookingId, row);
  return [...now.values()].reduce((sum, row) => sum + standingPlaces(row), 0);
}

describe('a file that states the number of places of a booking', () => {
  const order = [reported('T-1'), reported('T-2'), reported('T-3')];

  it.each<[number, string, readonly BookingRow[], readonly BookingRow[][]]>([
    [3, 'all of them have references of their own', order, [[stating(3)]]],
    [4, 'one of them has none', order, [[stating(4)]]],
    [3, 'it is imported again', order, [[stating(3)], [stating(3)]]],
    [
      5,
      'a later file states more',
      order,
      [[stating(3)], [{ ...stating(5), placesAt: '2027-02-22T10:00:00.000Z' }]],
    ],
    [3, 'it states fewer than were reported', order, [[stating(2)]]],
    [3, 'it lists the others as well', order, [['T-1', 'T-2', 'T-3'].map((one) => stating(1, one))]],
    [
      4,
      'another client booked one',
      [order[0]!, reported('T-2', { customerName: 'Eva Sol' })],
      [[stating(3)]],
    ],
    [
      4,
      'one was booked later',
      [order[0]!, reported('T-2', { bookedAt: '2027-02-20T21:15:00.000Z' })],
      [[stating(3)]],
    ],
    [3, 'one was cancelled', [order[0]!, reported('T-2', { status: 'cancelled' })], [[stating(3)]]],
  ])('means %i places if %s', (places, _, stored, files) => {
    expect(placesAfter(stored, ...files)).toBe(places);
  });
});
