import * as fc from 'fast-check';
import { planClass, type ClassPlan, type KnownClass } from '#functions/_domain/imports/plan-schedule.ts';
import { fileCountNow } from '#functions/_domain/bookings/file-count.ts';
import type { DemandEvent } from '#functions/_domain/classes/class-figures.ts';
import { aScheduleRow as aRow } from './a-schedule-row.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';

const seed = 2026;
const channels = ['fitpass', 'wellhub', 'totalpass', 'kenko'] as const;
const sum = (places: Readonly<Record<string, number | undefined>>) =>
  Object.values(places).reduce<number>((all, one = 0) => all + one, 0);

const slots = fc.dictionary(fc.constantFrom(...channels), fc.nat(12), { noNullPrototype: true });
const mode = fc.constantFrom('separate' as const, 'shared' as const);

const row = fc
  .record({
    totalCapacity: fc.integer({ min: 0, max: 40 }),
    currentBookings: fc.option(fc.nat(45), { nil: undefined }),
    slots,
    instructor: fc.constantFrom(undefined, 'Ana', 'Eva'),
  })
  .map((given) => aRow(given));

const now = new Date('2027-03-01T10:00:00.000Z');
const dayMinutes = 24 * 60;

/** As many bookings as each channel has sold, all of them made some days before the file. */
const bookingsOf = (sold: Readonly<Record<string, number>>): DemandEvent[] =>
  Object.entries(sold).flatMap(([channel, places]) =>
    Array.from({ length: places }, () => ({
      minutesBefore: 5 * dayMinutes,
      channel,
      kind: 'booked' as const,
    })),
  );

/** A consistent class: the sales of a channel do not exceed its places, and the places do not exceed the capacity. */
const known = fc
  .record({
    free: fc.nat(15),
    open: fc.dictionary(fc.constantFrom(...channels), fc.nat(6), { noNullPrototype: true }),
    sold: fc.dictionary(fc.constantFrom(...channels, 'direct'), fc.nat(6), { noNullPrototype: true }),
    counted: fc.option(fc.nat(30), { nil: undefined }),
    version: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ free, open, sold, counted, version }): KnownClass => {
    const allocations = Object.fromEntries(
      channels.flatMap((channel) =>
        open[channel] === undefined && sold[channel] === undefined
          ? []
          : [[channel, (open[channel] ?? 0) + (sold[channel] ?? 0)]],
      ),
    );
    const onlyCounted = Math.max(0, (counted ?? 0) - sum(sold));
    const direct = (sold['direct'] ?? 0) + onlyCounted;
    return {
      className: 'Yoga',
      room: 'A',
      totalCapacity: sum(allocations) + direct + free,
      bookings: sum(sold) + onlyCounted,
      bookedByChannel: { ...sold, direct },
      allocations,
      version,
      events: bookingsOf(sold),
      fileCount: counted === undefined ? undefined : fileCountNow(counted, aRow(), [], now),
    };
  });

const after = (before: KnownClass | undefined, plan: ClassPlan): KnownClass => ({
  className: plan.row.className,
  room: plan.row.room,
  instructor: plan.row.instructor ?? before?.instructor,
  totalCapacity: plan.totalCapacity,
  bookings: plan.bookings,
  bookedByChannel: plan.bookedByChannel,
  allocations: plan.allocations,
  version: (before?.version ?? 0) + 1,
  events: before?.events ?? [],
  fileCount: plan.fileCount,
});

describe('planning a class', () => {
  test('the same row changes nothing the second time', () => {
    fc.assert(
      fc.property(row, fc.option(known, { nil: undefined }), mode, (given, before, inventory) => {
        const plan = planClass(given, before, inventory, now);
        if (plan) expect(planClass(given, after(before, plan), inventory, now)).toBeUndefined();
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('no number falls below its sales, and no more places are open than are free', () => {
    fc.assert(
      fc.property(row, fc.option(known, { nil: undefined }), mode, (given, before, inventory) => {
        const plan = planClass(given, before, inventory, now);
        if (!plan) return;
        expect(plan.totalCapacity).toBe(given.totalCapacity);
        const open = Object.entries(plan.allocations).map(
          ([channel, places = 0]) => places - (plan.bookedByChannel[channel] ?? 0),
        );
        expect(Math.min(0, ...open)).toBe(0);
        const offered =
          inventory === 'separate' ? open.reduce((all, one) => all + one, 0) : Math.max(0, ...open);
        expect(offered).toBeLessThanOrEqual(Math.max(0, plan.totalCapacity - plan.bookings));
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('existing places are kept as long as no fewer are free', () => {
    fc.assert(
      fc.property(row, known, mode, (given, before, inventory) => {
        const wide = { ...given, totalCapacity: before.totalCapacity + 3, currentBookings: undefined };
        const plan = planClass(wide, before, inventory, now);
        for (const [channel, places] of Object.entries(before.allocations))
          expect(plan?.allocations[channel]).toBe(places);
      }),
      { seed, numRuns: 1000 },
    );
  });

  test('a class that the studio system moved is brought back by that system, not by a file', () => {
    fc.assert(
      fc.property(row, known, mode, (given, cls, inventory) => {
        const moved = { ...cls, movedTo: 'now' };
        expect(planClass(given, moved, inventory, now)).toBeUndefined();
        expect(planClass({ ...given, system: 'kenko' }, moved, inventory, now)).toBeDefined();
      }),
      { seed },
    );
  });

  test("a capacity still pending in the studio's own system takes precedence over that system, but not over a file", () => {
    const cls: KnownClass = {
      ...aRow({ totalCapacity: 10 }),
      bookings: 3,
      bookedByChannel: { direct: 3 },
      allocations: {},
      version: 4,
      system: 'kenko',
      capacityOwed: 10,
      events: [],
    };
    const reported = (over: Partial<ScheduleRow>, known = cls) =>
      planClass(aRow({ totalCapacity: 12, ...over }), known, 'separate', now)?.totalCapacity;
    expect(reported({ system: 'kenko' })).toBeUndefined();
    expect(reported({})).toBe(12);
    expect(reported({ system: 'kenko' }, { ...cls, capacityOwed: undefined })).toBe(12);
    expect(reported({ system: 'kenko' }, { ...cls, bookings: 11 })).toBeUndefined();
  });

  test('places taken in the class that it was before are not part of its capacity, whoever set it', () => {
    const cls: KnownClass = {
      ...aRow({ totalCapacity: 9 }),
      bookings: 2,
      bookedByChannel: { direct: 2 },
      allocations: {},
      version: 4,
      system: 'kenko',
      takenBefore: 3,
      events: [],
    };
    const planned = (over: Partial<ScheduleRow>, known = cls) => {
      const plan = planClass(aRow({ totalCapacity: 12, ...over }), known, 'separate', now);
      return plan && [plan.totalCapacity, plan.takenBefore, ...(plan.takenBeyond ? [plan.takenBeyond] : [])];
    };
    const pending = { ...cls, capacityOwed: 10 };
    expect(planned({ system: 'kenko', takenBefore: 3 })).toBeUndefined();
    expect(planned({ system: 'kenko', takenBefore: 3 }, pending)).toEqual([7, 3]);
    expect(planned({ system: 'kenko', takenBefore: 11 }, pending)).toEqual([0, 11, 1]);
    expect(planned({ totalCapacity: 11 })).toEqual([8, 3]);
    expect(planned({ system: 'kenko' })).toEqual([12, 0]);
    expect(planned({ system: 'kenko' }, pending)).toEqual([10, 0]);
    // Other classes became it: it keeps its own capacity, unless theirs is lower and the system does not list it.
    const ofFiles = { ...cls, system: undefined };
    expect(planned({ isJoined: true, totalCapacity: 30, takenBefore: 3 }, ofFiles)).toBeUndefined();
    expect(planned({ isJoined: true, totalCapacity: 10, takenBefore: 5 }, ofFiles)).toEqual([5, 5]);
    expect(planned({ isJoined: true, totalCapacity: 30, takenBefore: 0 }, ofFiles)).toEqual([12, 0]);
    expect(planned({ isJoined: true, totalCapacity: 10, takenBefore: 5 })).toEqual([7, 5]);
    // If more is taken there than the class has places, its capacity is the same afterwards.
    expect(planned({ isJoined: true, totalCapacity: 7, takenBefore: 8 }, ofFiles)).toEqual([0, 8, 1]);
    const full = { ...ofFiles, totalCapacity: 0, takenBefore: 8, takenBeyond: 1 };
    expect(planned({ isJoined: true, totalCapacity: 30, takenBefore: 2 }, full)).toEqual([5, 2]);
    const listed = { ...full, system: 'kenko' } as const;
    expect(planned({ isJoined: true, totalCapacity: 30, takenBefore: 3 }, listed)).toEqual([4, 3]);
  });

  test("a file's count includes the known bookings; the others were booked directly", () => {
    const counted = (currentBookings: number, over: Partial<KnownClass> = {}, at = now) => {
      const sold = { fitpass: 3 };
      const cls: KnownClass = {
        className: 'Yoga',
        room: 'A',
        totalCapacity: 20,
        bookings: 3,
        bookedByChannel: sold,
        allocations: { fitpass: 5 },
        version: 2,
        events: bookingsOf(sold),
        ...over,
      };
      return planClass(aRow({ currentBookings }), cls, 'separate', at);
    };
    expect(planClass(aRow({ currentBookings: 7 }), undefined, 'separate', now)).toMatchObject({
      bookings: 7,
      bookedByChannel: { direct: 7 },
    });
    expect(counted(7)).toMatchObject({ bookings: 7, bookedByChannel: { fitpass: 3, direct: 4 } });
    expect(counted(2)).toMatchObject({ bookings: 3, bookedByChannel: { fitpass: 3 } });
    const before = { bookings: 12, bookedByChannel: { fitpass: 3, direct: 9 } };
    const fileCount = fileCountNow(12, aRow(), [], now);
    expect(counted(10, { ...before, fileCount })).toMatchObject({
      bookings: 10,
      bookedByChannel: { fitpass: 3, direct: 7 },
    });
    expect(counted(12, { ...before, fileCount })).toBeUndefined();
    expect(counted(7, {}, new Date('2027-03-02T14:00:00.000Z'))).toBeUndefined();
  });

  test('a file that repeats its count leaves the bookings since the first one in addition, and keeps its time', () => {
    const cls: KnownClass = {
      className: 'Yoga',
      room: 'A',
      totalCapacity: 20,
      bookings: 8,
      bookedByChannel: { fitpass: 1, direct: 7 },
      allocations: {},
      version: 2,
      events: [{ minutesBefore: 60, channel: 'fitpass', kind: 'booked' }],
      fileCount: fileCountNow(7, aRow(), [], now),
    };
    const later = new Date('2027-03-02T12:30:00.000Z');
    const soon = new Date(now.getTime() + 30 * 60_000);
    expect(planClass(aRow({ currentBookings: 7 }), cls, 'separate', soon)).toBeUndefined();
    expect(planClass(aRow({ currentBookings: 7 }), cls, 'separate', later)).toMatchObject({
      bookings: 8,
      bookedByChannel: { fitpass: 1, direct: 7 },
      fileCount: { booked: 7, atSeconds: now.getTime() / 1000, lastSeconds: later.getTime() / 1000 },
    });
    expect(planClass(aRow({ currentBookings: 9 }), cls, 'separate', later)).toMatchObject({
      bookings: 9,
      bookedByChannel: { fitpass: 1, direct: 8 },
    });
  });

  test('a file that repeats its count counts the places that were cancelled and sold anew since', () => {
    const cls: KnownClass = {
      className: 'Yoga',
      room: 'A',
      totalCapacity: 20,
      bookings: 19,
      bookedByChannel: { totalpass: 0, direct: 19 },
      allocations: {},
      version: 2,
      events: [
        { minutesBefore: 5 * dayMinutes, channel: 'totalpass', kind: 'booked' },
        {
          minutesBefore: 60,
          channel: 'totalpass',
          kind: 'cancelled',
          bookedMinutesBefore: 5 * dayMinutes,
        },
      ],
      fileCount: fileCountNow(20, aRow(), [], now),
    };
    const later = new Date('2027-03-02T12:30:00.000Z');
    const plan = planClass(aRow({ currentBookings: 20 }), cls, 'separate', later);
    expect(plan).toMatchObject({ bookings: 20, bookedByChannel: { totalpass: 0, direct: 20 } });
    expect(
      plan && planClass(aRow({ currentBookings: 20 }), after(cls, plan), 'separate', later),
    ).toBeUndefined();
  });

  test('a class with more bookings than places keeps its capacity, and nothing is on sale', () => {
    const row = aRow({ totalCapacity: 20, currentBookings: 22, slots: { fitpass: 4 } });
    for (const mode of ['separate', 'shared'] as const)
      expect(planClass(row, undefined, mode, now)).toMatchObject({
        totalCapacity: 20,
        bookings: 22,
        allocations: { fitpass: 0 },
      });
  });

  test('a smaller room takes open places from the channel with the most, and logs it', () => {
    const before: KnownClass = {
      className: 'Yoga',
      room: 'A',
      totalCapacity: 20,
      bookings: 6,
      bookedByChannel: { fitpass: 4, direct: 2 },
      allocations: { fitpass: 6, wellhub: 8 },
      version: 2,
      events: [],
    };
    expect(planClass(aRow({ totalCapacity: 10 }), before, 'separate', now)).toMatchObject({
      totalCapacity: 10,
      allocations: { fitpass: 6, wellhub: 2 },
      logged: [{ channel: 'wellhub', places: 2 }],
    });
  });

  test('what a disconnected marketplace shows stays, and the others make room for it', () => {
    const before: KnownClass = {
      className: 'Yoga',
      room: 'A',
      totalCapacity: 20,
      bookings: 1,
      bookedByChannel: { direct: 1 },
      allocations: { fitpass: 9, totalpass: 9 },
      confirmed: { fitpass: {}, totalpass: {} },
      version: 2,
      events: [],
    };
    const smaller = (connected: readonly string[]) =>
      planClass(aRow({ totalCapacity: 10 }), before, 'separate', now, new Set(connected))?.allocations;
    expect(smaller(['fitpass', 'totalpass'])).toEqual({ fitpass: 4, totalpass: 5 });
    expect(smaller(['fitpass'])).toEqual({ fitpass: 0, totalpass: 9 });
    expect(smaller([])).toEqual({ fitpass: 9, totalpass: 9 });
  });
});
