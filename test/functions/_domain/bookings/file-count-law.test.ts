import * as fc from 'fast-check';
import type { Channel } from '#shared/contracts/channels.ts';
import {
  figuresAfter,
  figuresAfterReading,
  recountedFigures,
} from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { salesAfter } from '#functions/_domain/bookings/sold-there.ts';
import { planClass, type ClassPlan } from '#functions/_domain/imports/plan-schedule.ts';
import { figuresOf, type FileCount } from '#functions/_domain/classes/class-figures.ts';
import { aScheduleRow } from '../imports/a-schedule-row.ts';
import {
  bookingOfPlaces,
  emptyClass,
  importedMinutes,
  instant,
  minutes,
  placesIn,
  rowOf,
  stands,
  startsAt,
  type Booking,
  type Cls,
} from './counted-class.ts';

const seed = 2026;

const scheduled = aScheduleRow({ startsAt, totalCapacity: 40 });

const pickSales = ({ bookings, bookedByChannel, fileCount }: ClassPlan) => ({
  bookings,
  bookedByChannel,
  ...(fileCount && { fileCount }),
});

interface Sale extends Booking {
  /** The share of the time from a cancellation to the class after which it is reported. */
  readonly cancelledLate: number;
  /** When the booking is reported. Undefined if it never is. */
  readonly reportedMinutes: number | undefined;
}

/**
 * A booking of Fitpass that is never reported is seen at the next reading, a direct one is in the next file. None is
 * reported only after it was cancelled.
 */
const sale: fc.Arbitrary<Sale> = fc
  .record({
    one: bookingOfPlaces,
    isReported: fc.boolean(),
    after: fc.double({ min: 0, max: 1, noNaN: true }),
    cancelledLate: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ one, isReported, after, cancelledLate }) => ({
    ...one,
    cancelledLate,
    channel: one.channel === 'direct' ? 'direct' : 'fitpass',
    reportedMinutes: isReported
      ? Math.max(one.cancelledMinutes ?? 0, Math.floor(one.bookedMinutes * after))
      : undefined,
  }));

/**
 * A direct booking is reported at once if no file comes after it. A cancellation that nobody reports and that is before a
 * file is left out: if the marketplace sells the place again before it is read, nobody can know.
 */
const knowable = (sales: readonly Sale[], lastFileMinutes: number): Sale[] =>
  sales.map((one) => {
    if (one.channel === 'direct' && one.bookedMinutes <= lastFileMinutes)
      return { ...one, reportedMinutes: one.bookedMinutes };
    const isKnown = one.reportedMinutes !== undefined || one.channel === 'direct';
    const isBefore = (one.cancelledMinutes ?? 0) >= lastFileMinutes;
    return isKnown || !isBefore ? one : { ...one, cancelledMinutes: undefined };
  });

describe('a class whose bookings a file counted while marketplaces reported only some', () => {
  test('never has fewer bookings than there are', () => {
    const times = fc.array(minutes(1, 2000), { maxLength: 6 });
    const read = new Set(['fitpass']);
    fc.assert(
      fc.property(
        fc.array(sale, { maxLength: 10 }),
        fc.nat(5),
        times,
        times,
        (drawn, unknown, readMinutes, fileMinutes) => {
          const sales = knowable(drawn, Math.min(importedMinutes, ...fileMinutes));
          const soldAt = (at: number, name?: Channel): number =>
            placesIn(sales.filter((one) => (name === undefined || one.channel === name) && stands(one, at)));
          const happenings = [
            ...readMinutes.map((at) => ({ at, kind: 'read' as const, serial: 0 })),
            ...sales.flatMap(({ reportedMinutes, cancelledMinutes, cancelledLate }, serial) => [
              ...(reportedMinutes === undefined
                ? []
                : [{ at: reportedMinutes, kind: 'booked' as const, serial }]),
              ...(reportedMinutes === undefined || cancelledMinutes === undefined
                ? []
                : [
                    {
                      at: Math.min(reportedMinutes, Math.floor(cancelledMinutes * (1 - cancelledLate))),
                      kind: 'cancelled' as const,
                      serial,
                    },
                  ]),
            ]),
            ...[importedMinutes, ...fileMinutes].map((at) => ({ at, kind: 'imported' as const, serial: 0 })),
          ].sort((a, b) => b.at - a.at);
          let cls: Omit<Cls, 'fileCount'> & { readonly fileCount?: FileCount } = emptyClass;
          let rows: BookingRow[] = [];
          const report = (row: BookingRow): void => {
            cls = { ...cls, ...figuresAfter(cls, rows, row, false) };
            rows = [...rows.filter(({ bookingId }) => bookingId !== row.bookingId), row];
          };
          const readSales = (at: number): void => {
            const found = salesAfter(cls, { marketplace: 'fitpass', sold: soldAt(at, 'fitpass') });
            const how = { marketplace: 'fitpass', now: new Date(instant(at)) } as const;
            if (found) cls = { ...cls, ...figuresAfterReading(cls, rows, { ...found, ...how }) };
          };
          for (const { at, kind, serial } of happenings) {
            if (kind === 'read') readSales(at);
            else if (kind === 'imported') {
              const row = { ...scheduled, currentBookings: soldAt(at) + unknown };
              const known = { ...scheduled, ...cls, version: 1, events: figuresOf(rows, startsAt).events };
              const plan = planClass(row, known, 'shared', new Date(instant(at)), read);
              if (plan) cls = { ...cls, ...pickSales(plan) };
            } else {
              const whole = sales[serial]!;
              report(rowOf(kind === 'booked' ? { ...whole, cancelledMinutes: undefined } : whole, serial));
            }
          }
          readSales(0);
          expect(cls.bookings).toBeGreaterThanOrEqual(soldAt(0) + unknown);
          expect(recountedFigures(rows, cls).bookings).toBe(cls.bookings);
        },
      ),
      { seed, numRuns: 3000 },
    );
  });
});
