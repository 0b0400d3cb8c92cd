import * as fc from 'fast-check';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import {
  figuresAfter,
  figuresAfterReading,
  recountedFigures,
} from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { figuresTogether } from '#functions/_domain/bookings/class-move.ts';
import { isUnread, salesAfter } from '#functions/_domain/bookings/sold-there.ts';
import { figuresOf, type ClassFigures } from '#functions/_domain/classes/class-figures.ts';
import { planClass } from '#functions/_domain/imports/plan-schedule.ts';
import { markUsedUp } from '#functions/imports/rows/mark-used-up.ts';
import { cls } from '#test/functions/_domain/commit/moving-changes.ts';
import { aScheduleRow } from '../imports/a-schedule-row.ts';
import {
  bookingOfPlaces,
  instant,
  minutes,
  placesIn,
  rowOf,
  stands,
  startsAt,
  type Booking,
} from './counted-class.ts';

const seed = 2026;
const names = ['old', 'new'] as const;
type Name = (typeof names)[number];
const idOf = { old: '20270302T1300Z-0123456789ab', new: '20270302T1300Z-ba9876543210' } as const;

const none: ClassItem = {
  ...cls,
  startsAt,
  bookings: 0,
  bookedByChannel: {},
  allocations: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
};

/** A real booking, and how Cupo gets to know of it: by a report, by the file of bookings, or only by number. */
interface Sale extends Booking {
  readonly cls: Name;
  readonly known: 'reported' | 'in-file' | 'never';
  /** When it is reported. */
  readonly reportedMinutes: number;
}

/**
 * Nothing is sold of the old class once it was moved. Only a booking that was reported is cancelled, which is reported at
 * once.
 */
const saleUntil = (movedMinutes: number): fc.Arbitrary<Sale> =>
  fc
    .record({
      one: bookingOfPlaces,
      name: fc.constantFrom(...names),
      known: fc.constantFrom('reported' as const, 'in-file' as const, 'never' as const),
      after: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ one, name, known, after }) => {
      const channel = one.channel === 'direct' ? ('direct' as const) : ('fitpass' as const);
      return {
        ...one,
        cancelledMinutes: known === 'reported' ? one.cancelledMinutes : undefined,
        channel,
        cls: one.bookedMinutes > movedMinutes ? name : ('new' as const),
        known,
        reportedMinutes: Math.max(one.cancelledMinutes ?? 0, Math.floor(one.bookedMinutes * after)),
      };
    });

/** Two classes of which one becomes the other, while files, reports and readings arrive. */
function twoClasses(sales: readonly Sale[]) {
  const classes: Record<Name, ClassItem> = {
    old: { ...none, classId: idOf.old },
    new: { ...none, classId: idOf.new },
  };
  let rows: BookingRow[] = [];
  let isMoved = false;
  const nowOf = (name: Name): Name => (isMoved ? 'new' : name);
  const rowsOf = (name: Name) => rows.filter(({ classId }) => classId === idOf[name]);
  const apply = (name: Name, figures: Partial<ClassFigures>): void => {
    const { events: _, ...counts } = figures;
    classes[name] = { ...classes[name], ...counts };
  };
  const soldAt = (at: number, name?: Name): number =>
    placesIn(sales.filter((one) => (name === undefined || nowOf(one.cls) === name) && stands(one, at)));
  const onFitpass = (at: number, name: Name): number =>
    placesIn(sales.filter((one) => nowOf(one.cls) === name && one.channel === 'fitpass' && stands(one, at)));
  const rowIn = (serial: number): BookingRow => {
    const one = sales[serial]!;
    return { ...rowOf(one, serial), classId: idOf[nowOf(one.cls)] };
  };
  const placed = () => (isMoved ? (['new'] as const) : names);
  const report = (row: BookingRow, name: Name): void => {
    apply(name, figuresAfter(classes[name], rowsOf(name), row, false));
    rows = [...rows.filter(({ bookingId }) => bookingId !== row.bookingId), row];
  };
  return {
    reported(serial: number): void {
      const one = sales[serial]!;
      const row = rowOf({ ...one, cancelledMinutes: undefined }, serial);
      const name = nowOf(one.cls);
      if (one.known === 'reported') report({ ...row, classId: idOf[name] }, name);
    },
    cancelled(serial: number): void {
      report(rowIn(serial), nowOf(sales[serial]!.cls));
    },
    read(at: number): void {
      for (const name of placed()) {
        const before = classes[name];
        const sold = onFitpass(at, name);
        const known = {
          booked: before.bookedByChannel.fitpass ?? 0,
          unreported: before.unreported?.fitpass ?? 0,
        };
        const found =
          salesAfter(before, { marketplace: 'fitpass', sold }) ??
          (isUnread(before, 'fitpass') ? { ...known, allocation: undefined } : undefined);
        if (!found) continue;
        const how = { ...found, marketplace: 'fitpass', now: new Date(instant(at)) } as const;
        const { unread: _, ...rest } = before;
        classes[name] = { ...rest, ...figuresAfterReading(before, rowsOf(name), how) };
      }
    },
    /** A schedule file counts every class that it names. */
    counted(at: number): void {
      for (const name of placed()) {
        const before = classes[name];
        const row = aScheduleRow({ startsAt, totalCapacity: 40, currentBookings: soldAt(at, name) });
        const known = { ...before, version: 1, events: figuresOf(rowsOf(name), startsAt).events };
        const plan = planClass(row, known, 'shared', new Date(instant(at)), new Set(['fitpass']));
        classes[name] = { ...before, importedBy: before.importedBy ?? 'schedule' };
        if (!plan) continue;
        const { bookings, bookedByChannel, fileCount } = plan;
        classes[name] = {
          ...classes[name],
          bookings,
          bookedByChannel,
          ...(fileCount && { fileCount }),
        };
      }
    },
    /** A file of bookings names those that were booked until then, and some that do not exist. */
    imported(at: number, wrong: number): void {
      const right = sales.flatMap((one, serial) =>
        one.known === 'in-file' && stands(one, at) ? [rowIn(serial)] : [],
      );
      const others = Array.from({ length: wrong }, (_, serial) => ({
        ...rowOf({ bookedMinutes: 1990, cancelledMinutes: undefined, channel: 'fitpass' }, serial),
        bookingId: `wrong-${serial}`,
        classId: idOf.new,
      }));
      const writes = [...right, ...others].map((row) => ({ ...row, importedBy: 'import' }));
      const stored = new Map(rows.map((row) => [row.bookingId, row]));
      const marked = markUsedUp(
        { writes, madeBefore: [] },
        stored,
        new Map(names.map((name) => [idOf[name], classes[name]])),
      );
      rows = [...rows, ...marked];
      for (const name of placed()) apply(name, recountedFigures(rowsOf(name), classes[name]));
    },
    undone(): void {
      for (const name of placed()) {
        const gone = rowsOf(name).filter(({ importedBy }) => importedBy !== undefined);
        const left = rowsOf(name).filter(({ importedBy }) => importedBy === undefined);
        apply(name, recountedFigures(left, classes[name], gone, new Set(['fitpass'])));
      }
      rows = rows.filter(({ importedBy }) => importedBy === undefined);
    },
    moved(): void {
      const pair = { from: classes.old, to: classes.new };
      const figures = figuresTogether(pair, rowsOf('old'), rowsOf('new'));
      isMoved = true;
      rows = rows.map((row) => ({ ...row, classId: idOf.new }));
      classes.old = { ...none, classId: idOf.old };
      apply('new', figures);
    },
    soldAt,
    bookings: () => placed().reduce((sum, name) => sum + classes[name].bookings, 0),
    state: () => ({ classes, rows, placed: placed() }),
  };
}

interface Happening {
  readonly at: number;
  readonly kind: 'reported' | 'cancelled' | 'read' | 'counted' | 'imported' | 'undone' | 'moved';
  readonly serial: number;
}

const happening = (kind: Happening['kind'], at: number, serial = 0): Happening => ({ at, kind, serial });

const times = (max: number) => fc.array(minutes(3, 1950), { maxLength: max });

/** When what happens, in minutes before the class. The import is undone after it was made. */
const drawn = fc
  .record({
    movedMinutes: minutes(3, 1950),
    importedMinutes: minutes(4, 1950),
    undoneAfter: fc.double({ min: 0, max: 1, noNaN: true }),
    wrong: fc.nat(2),
    counted: times(3),
    read: times(4),
  })
  .chain((when) =>
    fc.record({ when: fc.constant(when), sales: fc.array(saleUntil(when.movedMinutes), { maxLength: 9 }) }),
  );

/** A booking that nobody reports is in a file that counts it, or read at its marketplace. */
const knowable = (sales: readonly Sale[], countedMinutes: readonly number[]): Sale[] => {
  const last = Math.min(Infinity, ...countedMinutes);
  return sales.map((one) =>
    one.channel === 'direct' && one.known !== 'reported' && one.bookedMinutes <= last
      ? { ...one, known: 'reported' as const, reportedMinutes: one.bookedMinutes - 1 }
      : one,
  );
};

describe('two classes that become one while an import of bookings is undone', () => {
  test('never have fewer bookings than there are, in any order', () => {
    fc.assert(
      fc.property(drawn, ({ when, sales }) => {
        const { movedMinutes, importedMinutes, undoneAfter, wrong, counted, read } = when;
        const known = knowable(sales, counted);
        const both = twoClasses(known);
        const happenings = [
          ...known.flatMap(({ reportedMinutes, cancelledMinutes }, serial) => [
            happening('reported', reportedMinutes, serial),
            ...(cancelledMinutes === undefined ? [] : [happening('cancelled', cancelledMinutes, serial)]),
          ]),
          ...read.map((at) => happening('read', at)),
          ...counted.map((at) => happening('counted', at)),
          happening('imported', importedMinutes),
          happening('undone', Math.floor(importedMinutes * undoneAfter)),
          happening('moved', movedMinutes),
        ].sort((a, b) => b.at - a.at);
        for (const { at, kind, serial } of happenings) {
          if (kind === 'imported') both.imported(at, wrong);
          else both[kind](kind === 'reported' || kind === 'cancelled' ? serial : at);
          const { classes, rows, placed } = both.state();
          for (const name of placed)
            expect(
              recountedFigures(
                rows.filter(({ classId }) => classId === idOf[name]),
                classes[name],
              ).bookings,
            ).toBe(classes[name].bookings);
        }
        both.read(0);
        expect(both.bookings()).toBeGreaterThanOrEqual(both.soldAt(0));
      }),
      { seed, numRuns: 5000 },
    );
  });
});
