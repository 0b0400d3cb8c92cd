import * as fc from 'fast-check';
import type { Channel } from '#shared/contracts/channels.ts';
import {
  figuresAfter,
  figuresAfterReading,
  figuresWithout,
  recountedFigures,
} from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { fileCountNow } from '#functions/_domain/bookings/file-count.ts';
import { salesAfter, unreportedOn } from '#functions/_domain/bookings/sold-there.ts';
import { planClass, type ClassPlan } from '#functions/_domain/imports/plan-schedule.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import { figuresOf, type FileCount } from '#functions/_domain/classes/class-figures.ts';

const seed = 2026;
const startsAt = '2027-03-02T13:00:00.000Z';
/** The file is imported 1,000 minutes before the class, and booked or cancelled is half a minute off at least. */
const importedMinutes = 1000;
const instant = (minutesBefore: number): string =>
  new Date(Date.parse(startsAt) - minutesBefore * 60_000).toISOString();

interface Booking {
  readonly bookedMinutes: number;
  readonly cancelledMinutes: number | undefined;
  readonly channel: Channel;
}

const rowOf = ({ bookedMinutes, cancelledMinutes, channel }: Booking, serial: number): BookingRow => ({
  classId: '20270302T1300Z-0123456789ab',
  bookingId: `b${serial}`,
  channel,
  bookingType: '',
  bookedAt: instant(bookedMinutes),
  revenueMinor: 100,
  ...(cancelledMinutes === undefined
    ? { status: 'confirmed' }
    : { status: 'cancelled', cancelledAt: instant(cancelledMinutes) }),
});

const channel = fc.constantFrom('direct' as const, 'fitpass' as const, 'wellhub' as const);
const minutes = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).filter((at) => Math.abs(at - importedMinutes) > 1);
const booking: fc.Arbitrary<Booking> = fc
  .record({
    bookedMinutes: minutes(2, 2000),
    channel,
    isCancelled: fc.boolean(),
    after: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ bookedMinutes, channel: sold, isCancelled, after }) => {
    const at = Math.floor(bookedMinutes * after);
    const isClose = Math.abs(at - importedMinutes) <= 1;
    return { bookedMinutes, channel: sold, cancelledMinutes: isCancelled && !isClose ? at : undefined };
  });

const stands = ({ bookedMinutes, cancelledMinutes }: Booking, minutesBefore: number): boolean =>
  bookedMinutes > minutesBefore && (cancelledMinutes === undefined || cancelledMinutes < minutesBefore);

const emptyClass = {
  startsAt,
  bookings: 0,
  bookedByChannel: {},
  allocations: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
};

const aScheduleRow: ScheduleRow = {
  className: 'Yoga',
  room: 'A',
  localDate: '2027-03-02',
  localTime: '07:00',
  classId: '20270302T1300Z-0123456789ab',
  seriesId: '0123456789ab',
  startsAt,
  instructor: undefined,
  totalCapacity: 40,
  currentBookings: undefined,
  slots: {},
};

const pickSales = ({ bookings, bookedByChannel, fileCount }: ClassPlan) => ({
  bookings,
  bookedByChannel,
  ...(fileCount && { fileCount }),
});

const count = (booked: number, unreported = {}): FileCount =>
  fileCountNow(booked, { startsAt, unreported }, [], new Date(instant(importedMinutes)));

describe('a class whose bookings a schedule file counted', () => {
  test('keeps the count when a file names some of its bookings', () => {
    const cls = { ...emptyClass, bookings: 18, bookedByChannel: { direct: 18 }, fileCount: count(18) };
    const row = rowOf({ bookedMinutes: 1500, cancelledMinutes: undefined, channel: 'fitpass' }, 1);
    expect(recountedFigures([row], cls)).toMatchObject({
      bookings: 18,
      bookedByChannel: { direct: 17, fitpass: 1 },
    });
  });

  test('adds the bookings made since', () => {
    const cls = { ...emptyClass, bookings: 18, bookedByChannel: { direct: 18 }, fileCount: count(18) };
    const row = rowOf({ bookedMinutes: 500, cancelledMinutes: undefined, channel: 'fitpass' }, 1);
    expect(recountedFigures([row], cls)).toMatchObject({
      bookings: 19,
      bookedByChannel: { direct: 18, fitpass: 1 },
    });
  });

  test('adds a booking of the same day if only the day is known', () => {
    const cls = { ...emptyClass, bookings: 18, bookedByChannel: { direct: 18 }, fileCount: count(18) };
    const onDay = (day: number): BookingRow => ({
      ...rowOf(
        { bookedMinutes: importedMinutes + day * 1440 + 600, cancelledMinutes: undefined, channel: 'direct' },
        1,
      ),
      bookedAtPrecision: 'day',
    });
    expect(recountedFigures([onDay(0)], cls).bookings).toBe(19);
    expect(recountedFigures([onDay(1)], cls).bookings).toBe(18);
  });

  test('has one booking fewer when one of them moves to another class', () => {
    const moved = rowOf({ bookedMinutes: 1500, cancelledMinutes: undefined, channel: 'direct' }, 1);
    const since = rowOf({ bookedMinutes: 500, cancelledMinutes: undefined, channel: 'direct' }, 2);
    const cls = { ...emptyClass, bookings: 19, bookedByChannel: { direct: 19 }, fileCount: count(18) };
    for (const gone of [moved, since]) {
      const after = { ...cls, ...figuresWithout(cls, [moved, since], gone) };
      expect(after).toMatchObject({ bookings: 18, bookedByChannel: { direct: 18 } });
      const left = [moved, since].filter((row) => row !== gone);
      expect(recountedFigures(left, after)).toMatchObject({
        bookings: 18,
        bookedByChannel: { direct: 18 },
      });
    }
  });

  test('has its known bookings alone if it was over when it was counted', () => {
    const over = fileCountNow(18, { startsAt }, [], new Date(startsAt));
    const cls = { ...emptyClass, bookings: 18, bookedByChannel: { direct: 18 }, fileCount: over };
    const row = rowOf({ bookedMinutes: 500, cancelledMinutes: undefined, channel: 'fitpass' }, 1);
    expect(recountedFigures([row], cls)).toMatchObject({ bookings: 1, bookedByChannel: { fitpass: 1 } });
    expect(recountedFigures([], cls)).toMatchObject({ bookings: 18, bookedByChannel: { direct: 18 } });
    const gone = rowOf({ bookedMinutes: 500, cancelledMinutes: 400, channel: 'direct' }, 2);
    expect(recountedFigures([gone], cls)).toMatchObject({ bookings: 18, bookedByChannel: { direct: 18 } });
  });

  test('keeps the count when a marketplace is first read soon after the file, and adds what it sells later', () => {
    const counted = { direct: 18 };
    const cls: Cls = { ...emptyClass, bookings: 18, bookedByChannel: counted, fileCount: count(18) };
    const first = afterReading(cls, 'wellhub', 3, []);
    expect(first).toMatchObject({ bookings: 18, bookedByChannel: { direct: 15, wellhub: 3 } });
    expect(afterReading(first, 'wellhub', 4, [])).toMatchObject({
      bookings: 19,
      bookedByChannel: { direct: 15, wellhub: 4 },
    });
    const dayLater = new Date(Date.parse(instant(importedMinutes)) + 25 * 3_600_000);
    const late = { marketplace: 'wellhub', booked: 3, unreported: 3, now: dayLater } as const;
    expect(figuresAfterReading(cls, [], late)).toMatchObject({
      bookings: 21,
      bookedByChannel: { direct: 18, wellhub: 3 },
    });
  });

  test('has as many bookings as there are, whichever of them are known', () => {
    fc.assert(
      fc.property(fc.array(booking), fc.nat(20), (known, unknown) => {
        const counted = known.filter((one) => stands(one, importedMinutes)).length + unknown;
        const cls = { ...emptyClass, fileCount: count(counted) };
        const now = known.filter((one) => stands(one, 0)).length + unknown;
        expect(recountedFigures(known.map(rowOf), cls).bookings).toBe(now);
      }),
      { seed, numRuns: 2000 },
    );
  });
});

type Door =
  | { readonly door: 'report'; readonly booking: Booking }
  | { readonly door: 'reading'; readonly marketplace: 'fitpass' | 'wellhub'; readonly sold: number };

const door: fc.Arbitrary<Door> = fc.oneof(
  booking.map((one) => ({ door: 'report' as const, booking: one })),
  fc.record({
    door: fc.constant('reading' as const),
    marketplace: fc.constantFrom('fitpass' as const, 'wellhub' as const),
    sold: fc.nat(6),
  }),
);

type Cls = typeof emptyClass & {
  readonly bookedByChannel: Partial<Record<string, number>>;
  readonly unreported?: Partial<Record<string, number>> | undefined;
  readonly fileCount: FileCount;
};

/** Fitpass has been read before; Wellhub is read for the first time, an hour after the file. */
const readAt = new Date(instant(importedMinutes - 60));

function afterReading(
  cls: Cls,
  marketplace: 'fitpass' | 'wellhub',
  sold: number,
  rows: readonly BookingRow[],
): Cls {
  const sales = salesAfter(cls, { marketplace, sold });
  if (!sales) return cls;
  return { ...cls, ...figuresAfterReading(cls, rows, { ...sales, marketplace, now: readAt }) };
}

describe('reports and readings of a class whose bookings a file counted', () => {
  test('leave it with the figures that counting its bookings again gives', () => {
    fc.assert(
      fc.property(fc.array(door, { maxLength: 12 }), fc.nat(12), fc.nat(3), (doors, counted, readBefore) => {
        const unreported = readBefore > 0 ? { fitpass: readBefore } : {};
        const booked = counted + readBefore;
        let cls: Cls = {
          ...emptyClass,
          bookings: booked,
          bookedByChannel: { direct: counted, fitpass: readBefore },
          unreported,
          fileCount: count(booked, unreported),
        };
        const rows: BookingRow[] = [];
        for (const [serial, one] of doors.entries()) {
          if (one.door === 'reading') cls = afterReading(cls, one.marketplace, one.sold, rows);
          else {
            const whole = rowOf(one.booking, serial);
            const first = rowOf({ ...one.booking, cancelledMinutes: undefined }, serial);
            cls = { ...cls, ...figuresAfter(cls, rows, first, false) };
            if (whole.status === 'cancelled')
              cls = { ...cls, ...figuresAfter(cls, [...rows, first], whole, false) };
            rows.push(whole);
          }
          const again = recountedFigures(rows, cls);
          const { direct = 0 } = cls.bookedByChannel;
          expect(again.bookings).toBe(cls.bookings);
          expect(again.bookedByChannel.direct ?? 0).toBe(direct);
          expect(unreportedOn({ unreported: again.unreported ?? cls.unreported }, 'fitpass')).toBe(
            unreportedOn(cls, 'fitpass'),
          );
        }
      }),
      { seed, numRuns: 3000 },
    );
  });
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
    one: booking,
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
            sales.filter((one) => (name === undefined || one.channel === name) && stands(one, at)).length;
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
              const row = { ...aScheduleRow, currentBookings: soldAt(at) + unknown };
              const known = { ...aScheduleRow, ...cls, version: 1, events: figuresOf(rows, startsAt).events };
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
