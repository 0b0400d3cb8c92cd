import * as fc from 'fast-check';
import { bookingBeforeImport, changedByImport } from '#functions/_domain/bookings/before-import.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { present } from '#functions/_platform/present.ts';

const maybe = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.constantFrom<T | undefined>(undefined, ...values);

const booking: fc.Arbitrary<BookingRow> = fc
  .record({
    channel: fc.constantFrom('direct' as const, 'fitpass' as const),
    status: fc.constantFrom('confirmed' as const, 'cancelled' as const),
    bookedAt: fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'),
    cancelledAt: maybe(['2026-11-22T10:00:00.000Z']),
    cancelledBy: maybe(['mail' as const]),
    changedBy: maybe(['an earlier import']),
    importedBy: maybe(['an earlier import']),
    places: maybe([2, 3]),
    placeChanges: maybe([[{ at: '2026-11-22T10:00:00.000Z', more: 1 }]]),
    revenueMinor: fc.nat(3),
  })
  .map((drawn) => present({ classId: '20270301-0700-a', bookingId: 'b1', bookingType: 'Drop in', ...drawn }));

const fields = ['channel', 'status', 'bookedAt', 'cancelledAt', 'places', 'revenueMinor'] as const;

describe('a booking that an import changed', () => {
  test('is known as it was before, even if the import changed it twice', () => {
    fc.assert(
      fc.property(booking, booking, booking, (stored, first, twice) => {
        const changed = changedByImport(first, stored, 'import');
        expect(changed).toMatchObject({ ...first, changedBy: 'import' });
        expect(bookingBeforeImport(changed)).toEqual(stored);
        expect(bookingBeforeImport(changedByImport(twice, changed, 'import'))).toEqual(stored);
      }),
    );
  });

  test('is not known as it was before once somebody else changed what the import did', () => {
    fc.assert(
      fc.property(booking, booking, fc.constantFrom(...fields), (stored, after, field) => {
        fc.pre(stored[field] !== after[field]);
        const changed = changedByImport(after, stored, 'import');
        expect(bookingBeforeImport({ ...changed, [field]: 'something else' })).toBeUndefined();
      }),
    );
  });

  test('keeps a cancellation that was reported since', () => {
    fc.assert(
      fc.property(booking, booking, (stored, after) => {
        const changed = changedByImport(present({ ...after, cancelledBy: undefined }), stored, 'import');
        expect(bookingBeforeImport({ ...changed, cancelledBy: 'webhook' })).toBeUndefined();
      }),
    );
  });

  test('is removed, not restored, if the import created it', () => {
    fc.assert(
      fc.property(booking, booking, (stored, after) => {
        const own = { ...stored, importedBy: 'import' };
        expect(bookingBeforeImport(changedByImport(after, own, 'import'))).toBeUndefined();
      }),
    );
  });
});
