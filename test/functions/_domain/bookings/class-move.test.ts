import * as fc from 'fast-check';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { recountedFigures } from '#functions/_domain/bookings/booked-figures.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { figuresTogether, isReadyToMove, placesTaken } from '#functions/_domain/bookings/class-move.ts';
import { sameBookings } from '#functions/_domain/bookings/same-bookings.ts';
import type { FileCount } from '#functions/_domain/classes/class-figures.ts';
import { booking, count, empty, importedMinutes, moved, rowOf, stands, startsAt } from './counted-class.ts';

const now = new Date(Date.parse(startsAt) - 24 * 3600_000);
const nowhere = { now, connected: new Set([]), linkedFrom: new Set([]), linkedTo: new Set([]) };

describe('the bookings of a class that was moved', () => {
  test('are all booked in the class that it is now, with those that only a file counted', () => {
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 12 }), fc.nat(4), (sales, unknown) => {
        const rows = sales.map(rowOf);
        const counted = sales.filter((one) => stands(one, importedMinutes)).length + unknown;
        const booked =
          sales.filter(({ cancelledMinutes }) => cancelledMinutes === undefined).length + unknown;
        const from = { ...empty, bookings: booked, fileCount: count(counted) };
        const { bookings, fileCount, events } = figuresTogether({ from, to: moved }, rows, []);
        expect(bookings).toBe(booked);
        expect(fileCount).toEqual(from.fileCount);
        expect(events.filter(({ kind }) => kind === 'booked')).toHaveLength(sales.length);
      }),
      { seed: 2026 },
    );
  });

  test('are all booked, whether they move alone before the class does or along with it', () => {
    const some = fc.array(booking, { maxLength: 6 });
    fc.assert(
      fc.property(some, some, some, fc.nat(4), (early, both, late, unknown) => {
        const sales = [...early, ...both, ...late];
        const rows = sales.map(rowOf);
        const [own, left] = [rows.slice(0, early.length), rows.slice(early.length)];
        const standingAt = (some: typeof sales, minutes?: number) =>
          some.filter((one) =>
            minutes === undefined ? one.cancelledMinutes === undefined : stands(one, minutes),
          ).length;
        // The count of the file without the bookings that have moved alone.
        const fileCount = count(standingAt([...both, ...late], importedMinutes) + unknown);
        const from = { ...empty, bookings: standingAt([...both, ...late]) + unknown, fileCount };
        const there = [...own, ...rows.slice(early.length, early.length + both.length)];
        const to = { ...moved, bookings: standingAt([...early, ...both]) };
        const known = rows.slice(early.length, early.length + both.length);
        const together = figuresTogether({ from, to }, left, there, known);
        expect(together.bookings).toBe(standingAt(sales) + unknown);
      }),
      { seed: 2026 },
    );
  });

  describe('if files counted both classes', () => {
    const known = (classId: string, count: number, minutes: number) =>
      Array.from({ length: count }, (_, serial) => ({
        ...rowOf({ bookedMinutes: minutes, cancelledMinutes: undefined, channel: 'direct' }, serial),
        classId,
        bookingId: `${classId}-${serial}`,
        importedBy: 'import',
      }));
    /** The class after an import of bookings that named all of them was undone. */
    const undone = (from: ClassItem, to: ClassItem, left: BookingRow[], own: BookingRow[]) => {
      const { fileCount, ...figures } = figuresTogether({ from, to }, left, own);
      const rows = [...left, ...own];
      const cls = { ...to, ...figures, fileCount };
      return [figures.bookings, recountedFigures([], cls, rows).bookings];
    };
    const counted = (cls: ClassItem, fileCount: FileCount): ClassItem => ({
      ...cls,
      bookings: fileCount.booked,
      fileCount,
    });
    const later = (fileCount: FileCount, minutes: number): FileCount => ({
      ...fileCount,
      lastSeconds: fileCount.lastSeconds + minutes * 60,
    });

    test.each([
      ['in the same file', count(5), count(3)],
      ['and the first one again', later(count(5), 100), count(3)],
      ['and the second one again', count(5), later(count(3), 100)],
    ])('both counts are kept when their bookings are removed: %s', (_, left, own) => {
      const rows = [known(empty.classId, 5, 1500), known(moved.classId, 3, 1500)] as const;
      expect(undone(counted(empty, left), counted(moved, own), ...rows)).toEqual([8, 8]);
      expect(undone(counted(empty, left), counted(moved, own), rows[0], [])).toEqual([8, 8]);
      expect(undone(counted(empty, left), counted(moved, own), [], rows[1])).toEqual([8, 8]);
    });

    test('the count of the second class alone is kept if a file first named it after it last named the other', () => {
      const own = {
        ...count(6),
        atSeconds: count(6).atSeconds + 3600,
        lastSeconds: count(6).lastSeconds + 3600,
      };
      const rows = known(empty.classId, 5, 1500);
      expect(undone(counted(empty, count(5)), counted(moved, own), rows, [])).toEqual([6, 6]);
      const before = { ...own, firstSeconds: count(6).atSeconds };
      expect(undone(counted(empty, count(5)), counted(moved, before), rows, [])).toEqual([11, 11]);
    });
  });

  test('count once if they were reported for both classes, each place by itself', () => {
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 8 }), fc.nat(8), (sales, both) => {
        const left = sales.map((sale, at) => ({
          ...rowOf(sale, at),
          customerName: `Client ${at}`,
          identity: 'content' as const,
        }));
        const own = left.slice(0, both).map((row, at) => ({
          ...row,
          classId: moved.classId,
          bookingId: `kenko-${at}`,
          systemReference: `kenko-${at}`,
        }));
        const standing = (rows: BookingRow[]) => rows.filter(({ status }) => status === 'confirmed');
        const [from, to] = [empty, moved].map((one, at) => ({
          ...one,
          bookings: standing(at === 0 ? left : own).length,
        })) as [ClassItem, ClassItem];
        const same = sameBookings({ from, to }, left, own);
        expect(same.length).toBe(own.length);
        const known = same.map((one) => one.left);
        expect(new Set(known).size).toBe(own.length);
        expect(figuresTogether({ from, to }, left, own, known).bookings).toBe(standing(left).length);
      }),
      { seed: 2026 },
    );
  });

  test('count once if a marketplace was read for both classes', () => {
    const reported = [1, 2, 3].map((serial) =>
      rowOf({ bookedMinutes: 100 * serial, cancelledMinutes: undefined, channel: 'fitpass' }, serial),
    );
    const from = { ...empty, bookings: 4, bookedByChannel: { fitpass: 4 }, unreported: { fitpass: 1 } };
    const to = { ...moved, bookings: 5, bookedByChannel: { fitpass: 5 }, unreported: { fitpass: 5 } };
    expect(figuresTogether({ from, to: moved }, reported, [])).toMatchObject({
      bookings: 4,
      bookedByChannel: { fitpass: 4 },
      unreported: { fitpass: 1 },
    });
    expect(figuresTogether({ from, to }, reported, [])).toMatchObject({
      bookings: 5,
      bookedByChannel: { fitpass: 5 },
      unreported: { fitpass: 2 },
    });
  });
});

describe('a class that was moved', () => {
  const shown = (slots: number) => ({ slots, atSeconds: 1, pushVersion: 1 });
  const sold: ClassItem = {
    ...empty,
    bookings: 4,
    bookedByChannel: { direct: 1, totalpass: 3 },
    allocations: { totalpass: 3 },
    pushVersions: { totalpass: 1 },
    confirmed: { totalpass: shown(3) },
    mayShow: { totalpass: 3 },
  };
  const pending: ClassItem = {
    ...sold,
    pushVersions: { totalpass: 2 },
    latestPushes: { totalpass: 'outbox-1' },
    mayShow: { totalpass: 5 },
  };
  const there = {
    ...nowhere,
    connected: new Set(['totalpass' as const]),
    linkedFrom: new Set(['totalpass' as const]),
  };
  const relinked = { ...there, linkedFrom: new Set([]), linkedTo: new Set(['totalpass' as const]) };
  const read = { ...moved, unreported: { totalpass: 3 }, mayShow: { totalpass: 5 } };

  test.each([
    ['its marketplace has closed it', sold, moved, there, true],
    ['its marketplace still has to close it', pending, moved, there, false],
    ['it has begun', pending, moved, { ...there, now: new Date(startsAt) }, true],
    [
      'nobody can close it, because it is not linked',
      pending,
      moved,
      { ...there, linkedFrom: new Set([]) },
      true,
    ],
    [
      'nobody can close it, because it is not connected',
      pending,
      moved,
      { ...there, connected: new Set([]) },
      true,
    ],
    ['its listing was read for the new class', pending, read, relinked, true],
    ['its listing has not been read for the new class', pending, moved, relinked, false],
    ['both classes are listed', sold, read, { ...there, linkedTo: new Set(['totalpass' as const]) }, false],
  ] as const)('can give its bookings away or not if %s', (_, from, to, onSale, isReady) => {
    expect(isReadyToMove({ from, to }, onSale)).toBe(isReady);
  });

  test('takes up its booked places and those that may still be sold', () => {
    expect(placesTaken(sold, now)).toBe(4);
    expect(placesTaken(pending, now)).toBe(6);
    expect(placesTaken(pending, new Date(startsAt))).toBe(4);
  });
});
