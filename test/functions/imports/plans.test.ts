import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { BookingRow } from '../../../functions/imports/booking-rows.ts';
import { figuresOf } from '../../../functions/imports/class-figures.ts';
import { planBookings } from '../../../functions/imports/plan-bookings.ts';
import { planClass, type ClassPlan, type KnownClass } from '../../../functions/imports/plan-schedule.ts';
import type { ScheduleRow } from '../../../functions/imports/schedule-rows.ts';

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

/** A class that keeps the rules: sold within its channel's places, and places within the capacity. */
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
  test('the same row twice changes nothing the second time', () => {
    fc.assert(
      fc.property(row, fc.option(known, { nil: undefined }), mode, (given, before, inventory) => {
        const plan = planClass(given, before, inventory);
        if (plan) expect(planClass(given, after(before, plan), inventory)).toBeUndefined();
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('nothing falls below what is sold, and open places fit the capacity where bookings are counted', () => {
    fc.assert(
      fc.property(row, known, mode, (given, counted, inventory) => {
        const before = { ...counted, bookingsKnown: true };
        const plan = planClass(given, before, inventory);
        if (!plan) return;
        expect(plan.totalCapacity).toBeGreaterThanOrEqual(plan.bookings);
        for (const [channel, places] of Object.entries(plan.allocations))
          expect(places).toBeGreaterThanOrEqual(before.bookedByChannel[channel] ?? 0);
        if (inventory === 'separate') expect(sum(plan.allocations)).toBeLessThanOrEqual(plan.totalCapacity);
      }),
      { seed, numRuns: 3000 },
    );
  });

  test('places that stand are kept while the capacity does not shrink', () => {
    fc.assert(
      fc.property(row, known, mode, (given, before, inventory) => {
        const wide = { ...given, totalCapacity: before.totalCapacity + 3 };
        const plan = planClass(wide, before, inventory);
        for (const [channel, places] of Object.entries(before.allocations))
          expect(plan?.allocations[channel]).toBe(places);
      }),
      { seed, numRuns: 1000 },
    );
  });

  test("a file's own count of bookings is believed until bookings are known", () => {
    const told = aRow({ currentBookings: 7 });
    expect(planClass(told, undefined, 'separate')).toMatchObject({
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
    expect(planClass(told, counted, 'separate')).toBeUndefined();
    expect(planClass(told, { ...counted, bookingsKnown: false }, 'separate')).toMatchObject({ bookings: 7 });
  });

  test('a smaller room takes open places back from the channel with the most, and logs it', () => {
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
      allocations: { fitpass: 6, wellhub: 4 },
      logged: [{ channel: 'wellhub', places: 4 }],
    });
  });
});

const booking = fc
  .record({
    id: fc.nat(8),
    classId: fc.constantFrom('a', 'b', 'c'),
    cancelled: fc.boolean(),
    revenueMinor: fc.nat(3),
    channel: fc.constantFrom('direct' as const, 'fitpass' as const, 'kenko' as const),
  })
  .map(({ id, classId, cancelled, revenueMinor, channel }): BookingRow => ({
    bookingId: `${classId}${id}`,
    classId,
    channel,
    bookingType: channel,
    status: cancelled ? 'cancelled' : 'confirmed',
    bookedAt: '2027-03-01T10:00:00.000Z',
    ...(cancelled && { cancelledAt: '2027-03-01T12:00:00.000Z' }),
    revenueMinor,
  }));
const file = fc.uniqueArray(booking, { selector: ({ bookingId }) => bookingId, maxLength: 12 });

describe('planning bookings', () => {
  const isScheduled = (classId: string) => classId !== 'c';
  const kept = (rows: readonly BookingRow[]) => new Map(rows.map((one) => [one.bookingId, one]));

  test('every row is accounted for once, and after writing them the same file changes nothing', () => {
    fc.assert(
      fc.property(file, file, (before, given) => {
        const plan = planBookings(given, isScheduled, kept(before));
        expect(plan.imported + plan.updated + plan.unchanged + plan.skipped).toBe(given.length);
        expect(plan.writes).toHaveLength(plan.imported + plan.updated);
        const again = planBookings(given, isScheduled, kept([...before, ...plan.writes]));
        expect(again).toMatchObject({ writes: [], imported: 0, updated: 0, skipped: plan.skipped });
      }),
      { seed, numRuns: 1000 },
    );
  });
});

describe('figures of a class', () => {
  test('kenko sells for the studio; cancelled bookings earn nothing and are no bookings', () => {
    const one = (channel: BookingRow['channel'], revenueMinor: number, cancelledAt?: string) => ({
      channel,
      revenueMinor,
      status: cancelledAt ? ('cancelled' as const) : ('confirmed' as const),
      bookedAt: '2027-03-02T10:00:00.000Z',
      ...(cancelledAt && { cancelledAt }),
    });
    const figures = figuresOf(
      [
        one('direct', 100),
        one('kenko', 30),
        one('wellhub', 7, '2027-03-02T12:59:00.000Z'),
        one('fitpass', 50),
      ],
      '2027-03-02T13:00:00.000Z',
    );
    expect(figures).toEqual({
      bookings: 3,
      bookedByChannel: { direct: 1, kenko: 1, fitpass: 1 },
      revenueDirectMinor: 130,
      revenueMarketplaceMinor: 50,
      events: [
        { minutesBefore: 180, channel: 'direct', kind: 'booked' },
        { minutesBefore: 180, channel: 'fitpass', kind: 'booked' },
        { minutesBefore: 180, channel: 'kenko', kind: 'booked' },
        { minutesBefore: 180, channel: 'wellhub', kind: 'booked' },
        { minutesBefore: 1, channel: 'wellhub', kind: 'cancelled', bookedMinutesBefore: 180 },
      ],
    });
  });

  test('the order of bookings does not matter, and the parts add up', () => {
    fc.assert(
      fc.property(file, fc.nat(), (rows, turn) => {
        const startsAt = '2027-03-02T13:00:00.000Z';
        const cut = rows.length > 0 ? turn % rows.length : 0;
        const figures = figuresOf(rows, startsAt);
        expect(figuresOf([...rows.slice(cut), ...rows.slice(0, cut)], startsAt)).toEqual(figures);
        expect(sum(figures.bookedByChannel)).toBe(figures.bookings);
        expect(figures.bookings).toBe(rows.filter(({ status }) => status === 'confirmed').length);
      }),
      { seed, numRuns: 500 },
    );
  });
});
