import * as fc from 'fast-check';
import {
  figuresAfter,
  figuresAfterReading,
  figuresWithout,
  recountedFigures,
} from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { fileCountAfterCancelling, fileCountNow } from '#functions/_domain/bookings/file-count.ts';
import { figuresOf } from '#functions/_domain/classes/class-figures.ts';
import { unreportedOn } from '#functions/_domain/bookings/sold-there.ts';
import {
  afterReading,
  booking,
  count,
  emptyClass,
  importedMinutes,
  instant,
  rowOf,
  stands,
  startsAt,
  type Booking,
  type Cls,
} from './counted-class.ts';

const seed = 2026;

describe('a class whose bookings a schedule file counted', () => {
  test('keeps the count when a file names some of its bookings', () => {
    const cls = { ...emptyClass, bookings: 18, bookedByChannel: { direct: 18 }, fileCount: count(18) };
    const row = rowOf({ bookedMinutes: 1500, cancelledMinutes: undefined, channel: 'fitpass' }, 1);
    expect(recountedFigures([row], cls)).toMatchObject({
      bookings: 18,
      bookedByChannel: { direct: 17, fitpass: 1 },
    });
  });

  test('keeps the count when one of them was cancelled nobody knows when, perhaps before the count', () => {
    const cls = { ...emptyClass, bookings: 18, bookedByChannel: { direct: 18 }, fileCount: count(18) };
    const cancelled = rowOf({ bookedMinutes: 1500, cancelledMinutes: 200, channel: 'direct' }, 1);
    const untimed: BookingRow = { ...cancelled, cancelledAtPrecision: 'unknown' };
    expect(recountedFigures([cancelled], cls).bookings).toBe(17);
    expect(recountedFigures([untimed], cls).bookings).toBe(18);
    const since = rowOf({ bookedMinutes: 500, cancelledMinutes: 200, channel: 'direct' }, 1);
    expect(recountedFigures([{ ...since, cancelledAtPrecision: 'unknown' }], cls).bookings).toBe(18);
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

  test('keeps its count when a place is cancelled that the file may not have counted', () => {
    const row = rowOf({ bookedMinutes: 1500, cancelledMinutes: undefined, channel: 'wellhub' }, 1);
    const { events } = figuresOf([row], startsAt);
    // The only place that was read at Wellhub before the file has been reported since, and another one was sold.
    const cls = { startsAt, unreported: { wellhub: 1 } };
    const fileCount = count(18, { wellhub: 1 });
    expect(fileCountAfterCancelling(fileCount, cls, events, 'wellhub', instant(500))).toEqual(fileCount);
    expect(fileCountAfterCancelling(fileCount, cls, [], 'wellhub', instant(500))).toMatchObject({
      booked: 17,
      unreported: { wellhub: 0 },
    });
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
