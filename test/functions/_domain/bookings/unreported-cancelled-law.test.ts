import * as fc from 'fast-check';
import {
  figuresAfter,
  figuresAfterReading,
  recountedFigures,
} from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { salesAfter } from '#functions/_domain/bookings/sold-there.ts';
import {
  figuresAfterUnknownCancellation,
  figuresGivenBack,
} from '#functions/_domain/bookings/unreported-cancelled.ts';
import { figuresOf, type FileCount } from '#functions/_domain/classes/class-figures.ts';
import { planClass } from '#functions/_domain/imports/plan-schedule.ts';
import { aScheduleRow } from '../imports/a-schedule-row.ts';
import { emptyClass, instant, rowOf, stands, startsAt, type Booking, type Cls } from './counted-class.ts';

const seed = 2026;
/** Wellhub is connected and read for the first time 2,000 minutes before the class. */
const connectedMinutes = 2000;

const scheduled = aScheduleRow({ startsAt, totalCapacity: 40 });

interface Sale extends Booking {
  /** The cancellation is reported this much later, as a share of the time to the class. */
  readonly cancelledLate: number;
  /** The request arrives after its own cancellation. */
  readonly isRequestLate: boolean;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** A booking of Wellhub: `isOld` if it was made before Wellhub was connected. */
const sale = (isOld: boolean): fc.Arbitrary<Sale> =>
  fc
    .record({
      booked: fc.integer({ min: 2, max: connectedMinutes - 1 }),
      isCancelled: fc.boolean(),
      after: share,
      cancelledLate: fc.constantFrom(0, 0.5, 1),
      isRequestLate: fc.boolean(),
    })
    .map(({ booked, isCancelled, after, cancelledLate, isRequestLate }) => ({
      channel: 'wellhub' as const,
      bookedMinutes: isOld ? connectedMinutes + booked : booked,
      cancelledMinutes: isCancelled ? Math.floor((isOld ? connectedMinutes - 1 : booked) * after) : undefined,
      cancelledLate,
      isRequestLate,
    }));

interface Happening {
  readonly at: number;
  readonly kind: 'requested' | 'cancelled' | 'read' | 'file' | 'sent';
  readonly serial: number;
}

const reportsOf = ({ bookedMinutes, cancelledMinutes, ...one }: Sale, serial: number): Happening[] => {
  const cancelled =
    cancelledMinutes === undefined ? undefined : Math.floor(cancelledMinutes * (1 - one.cancelledLate));
  const isOld = bookedMinutes > connectedMinutes;
  const requested = one.isRequestLate && cancelled !== undefined ? Math.max(0, cancelled - 1) : bookedMinutes;
  return [
    ...(isOld ? [] : [{ at: requested, kind: 'requested' as const, serial }]),
    ...(cancelled === undefined ? [] : [{ at: cancelled, kind: 'cancelled' as const, serial }]),
  ];
};

/** A class whose bookings at Wellhub were partly made before Wellhub was connected, so they are known only by number. */
function aClass(sales: readonly Sale[], direct: number) {
  let cls: Omit<Cls, 'fileCount'> & {
    readonly fileCount?: FileCount;
    readonly cancelledUnreported?: Partial<Record<string, number>>;
  } = emptyClass;
  let rows: BookingRow[] = [];
  let shownThere = sales.filter((one) => stands(one, connectedMinutes)).length;
  const remembered = new Set<number>();
  const used = new Set<number>();
  const soldAt = (at: number): number => sales.filter((one) => stands(one, at)).length;
  const events = () => figuresOf(rows, startsAt).events;
  const take = (serial: number, isRequested: boolean): void => {
    const { cancelledMinutes, ...whole } = sales[serial]!;
    const isEnded = !isRequested || remembered.has(serial);
    const row = rowOf({ ...whole, cancelledMinutes: isEnded ? cancelledMinutes : undefined }, serial);
    const figures = figuresAfter(cls, rows, row, isRequested);
    const isBack = isRequested && used.has(serial);
    cls = { ...cls, ...(isBack ? figuresGivenBack(cls, figures, 'wellhub') : figures) };
    rows = [...rows.filter(({ bookingId }) => bookingId !== row.bookingId), row];
  };
  return {
    soldAt,
    requested(serial: number): void {
      take(serial, true);
    },
    cancelled(serial: number): void {
      if (rows.some(({ bookingId }) => bookingId === `b${serial}`)) {
        take(serial, false);
        return;
      }
      const at = instant(sales[serial]!.cancelledMinutes!);
      const figures = figuresAfterUnknownCancellation(cls, events(), 'wellhub', at);
      remembered.add(serial);
      if (!figures) return;
      used.add(serial);
      cls = { ...cls, ...figures };
    },
    read(at: number): void {
      const cancelled =
        rows.filter(({ status }) => status === 'cancelled').length + (cls.cancelledUnreported?.wellhub ?? 0);
      const found = salesAfter(cls, { marketplace: 'wellhub', sold: shownThere, cancelled });
      const how = { marketplace: 'wellhub', now: new Date(instant(at)) } as const;
      if (found) cls = { ...cls, ...figuresAfterReading(cls, rows, { ...found, ...how }) };
    },
    sent(): void {
      shownThere = cls.bookedByChannel.wellhub ?? 0;
    },
    file(at: number): void {
      const row = { ...scheduled, currentBookings: soldAt(at) + direct };
      const known = { ...scheduled, ...cls, version: 1, events: events() };
      const plan = planClass(row, known, 'shared', new Date(instant(at)), new Set(['wellhub']));
      if (!plan) return;
      const { bookings, bookedByChannel, fileCount } = plan;
      cls = { ...cls, bookings, bookedByChannel, ...(fileCount && { fileCount }) };
    },
    state: () => ({ cls, rows }),
  };
}

const old = fc.array(sale(true), { maxLength: 4 });
const fresh = fc.array(sale(false), { maxLength: 5 });
const times = (max: number) =>
  fc.array(fc.integer({ min: 1, max: connectedMinutes - 1 }), { maxLength: max });

function afterAll(
  sales: readonly Sale[],
  direct: number,
  at: Readonly<Record<'read' | 'sent' | 'file', readonly number[]>>,
) {
  const cls = aClass(sales, direct);
  const others = (['read', 'sent', 'file'] as const).flatMap((kind) =>
    at[kind].map((minutes): Happening => ({ at: minutes, kind, serial: 0 })),
  );
  cls.read(connectedMinutes);
  for (const { at: minutes, kind, serial } of [...sales.flatMap(reportsOf), ...others].sort(
    (a, b) => b.at - a.at,
  ))
    cls[kind](kind === 'requested' || kind === 'cancelled' ? serial : minutes);
  return { ...cls.state(), sold: cls.soldAt(0) };
}

describe('a class that Wellhub had sold before it was connected', () => {
  test('has exactly its bookings after any requests and cancellations, in any order', () => {
    fc.assert(
      fc.property(old, fresh, times(4), times(4), (before, since, read, sent) => {
        const { cls, rows, sold } = afterAll([...before, ...since], 0, { read, sent, file: [] });
        expect(cls.bookings).toBe(sold);
        expect(recountedFigures(rows, cls).bookings).toBe(sold);
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('never has fewer bookings than there are if files count them too', () => {
    fc.assert(
      fc.property(old, fresh, fc.nat(3), times(3), times(3), times(3), (before, since, direct, ...at) => {
        const [read, sent, file] = at;
        const { cls, rows, sold } = afterAll([...before, ...since], direct, { read, sent, file });
        const counted = file.length > 0 ? sold + direct : sold;
        expect(cls.bookings).toBeGreaterThanOrEqual(counted);
        expect(recountedFigures(rows, cls).bookings).toBe(cls.bookings);
      }),
      { seed, numRuns: 3000 },
    );
  });
});
