import * as fc from 'fast-check';
import { planClass, type ClassPlan, type KnownClass } from '#functions/_domain/imports/plan-schedule.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';

const seed = 2026;
const channels = ['fitpass', 'wellhub', 'totalpass', 'kenko'] as const;
const sum = (places: Readonly<Record<string, number | undefined>>) =>
  Object.values(places).reduce<number>((all, one = 0) => all + one, 0);

const slots = fc.dictionary(fc.constantFrom(...channels), fc.nat(12), { noNullPrototype: true });
const mode = fc.constantFrom('separate' as const, 'shared' as const);

const aRow = (over: Partial<ScheduleRow> = {}): ScheduleRow => ({
  className: 'Yoga',
  room: 'A',
  localDate: '2027-03-02',
  localTime: '07:00',
  classId: '20270302T1300Z-0123456789ab',
  seriesId: '0123456789ab',
  startsAt: '2027-03-02T13:00:00.000Z',
  instructor: undefined,
  totalCapacity: 20,
  currentBookings: undefined,
  slots: {},
  ...over,
});

const row = fc
  .record({
    totalCapacity: fc.integer({ min: 0, max: 40 }),
    currentBookings: fc.option(fc.nat(45), { nil: undefined }),
    slots,
    instructor: fc.constantFrom(undefined, 'Ana', 'Eva'),
  })
  .map((given) => aRow(given));

/** A consistent class: the sales of a channel do not exceed its places, and the places do not exceed the capacity. */
const known = fc
  .record({
    free: fc.nat(15),
    open: fc.dictionary(fc.constantFrom(...channels), fc.nat(6), { noNullPrototype: true }),
    sold: fc.dictionary(fc.constantFrom(...channels, 'direct'), fc.nat(6), { noNullPrototype: true }),
    bookingsKnown: fc.boolean(),
    version: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ free, open, sold, bookingsKnown, version }): KnownClass => {
    const allocations = Object.fromEntries(
      channels.flatMap((channel) =>
        open[channel] === undefined && sold[channel] === undefined
          ? []
          : [[channel, (open[channel] ?? 0) + (sold[channel] ?? 0)]],
      ),
    );
    const totalCapacity = sum(allocations) + (sold['direct'] ?? 0) + free;
    return {
      className: 'Yoga',
      room: 'A',
      totalCapacity,
      bookings: sum(sold),
      bookedByChannel: sold,
      allocations,
      version,
      bookingsKnown,
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
  bookingsKnown: before?.bookingsKnown ?? false,
});

describe('planning a class', () => {
  test('the same row changes nothing the second time', () => {
    fc.assert(
      fc.property(row, fc.option(known, { nil: undefined }), mode, (given, before, inventory) => {
        const plan = planClass(given, before, inventory);
        if (plan) expect(planClass(given, after(before, plan), inventory)).toBeUndefined();
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('no number falls below its sales, and no more places are open than are free', () => {
    fc.assert(
      fc.property(row, fc.option(known, { nil: undefined }), mode, (given, before, inventory) => {
        const plan = planClass(given, before, inventory);
        if (!plan) return;
        expect(plan.totalCapacity).toBeGreaterThanOrEqual(plan.bookings);
        const open = Object.entries(plan.allocations).map(
          ([channel, places = 0]) => places - (plan.bookedByChannel[channel] ?? 0),
        );
        expect(Math.min(0, ...open)).toBe(0);
        const offered =
          inventory === 'separate' ? open.reduce((all, one) => all + one, 0) : Math.max(0, ...open);
        expect(offered).toBeLessThanOrEqual(plan.totalCapacity - plan.bookings);
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('existing places are kept as long as no fewer are free', () => {
    fc.assert(
      fc.property(row, known, mode, (given, before, inventory) => {
        const wide = { ...given, totalCapacity: before.totalCapacity + 3, currentBookings: undefined };
        const plan = planClass(wide, before, inventory);
        for (const [channel, places] of Object.entries(before.allocations))
          expect(plan?.allocations[channel]).toBe(places);
      }),
      { seed, numRuns: 1000 },
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
      bookingsKnown: true,
    };
    const reported = (over: Partial<ScheduleRow>, known = cls) =>
      planClass(aRow({ totalCapacity: 12, ...over }), known, 'separate')?.totalCapacity;
    expect(reported({ system: 'kenko' })).toBeUndefined();
    expect(reported({})).toBe(12);
    expect(reported({ system: 'kenko' }, { ...cls, capacityOwed: undefined })).toBe(12);
    expect(reported({ system: 'kenko' }, { ...cls, bookings: 11 })).toBe(11);
  });

  test("a file's own count of bookings is used until bookings are known", () => {
    const reported = aRow({ currentBookings: 7 });
    expect(planClass(reported, undefined, 'separate')).toMatchObject({
      bookings: 7,
      bookedByChannel: { direct: 7 },
    });
    const counted: KnownClass = {
      className: 'Yoga',
      room: 'A',
      totalCapacity: 20,
      bookings: 3,
      bookedByChannel: { fitpass: 3 },
      allocations: { fitpass: 5 },
      version: 2,
      bookingsKnown: true,
    };
    expect(planClass(reported, counted, 'separate')).toBeUndefined();
    expect(planClass(reported, { ...counted, bookingsKnown: false }, 'separate')).toMatchObject({
      bookings: 7,
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
      bookingsKnown: true,
    };
    expect(planClass(aRow({ totalCapacity: 10 }), before, 'separate')).toMatchObject({
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
      bookingsKnown: true,
    };
    const smaller = (connected: readonly string[]) =>
      planClass(aRow({ totalCapacity: 10 }), before, 'separate', new Set(connected))?.allocations;
    expect(smaller(['fitpass', 'totalpass'])).toEqual({ fitpass: 4, totalpass: 5 });
    expect(smaller(['fitpass'])).toEqual({ fitpass: 0, totalpass: 9 });
    expect(smaller([])).toEqual({ fitpass: 9, totalpass: 9 });
  });
});
