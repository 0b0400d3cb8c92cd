import { bookingCurve } from '#functions/schedule/booking-curve.ts';

const startsAt = '2027-02-24T13:00:00.000Z';
const hoursBefore = (hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);
const booked = (hours: number, channel = 'direct') => ({
  minutesBefore: hours * 60,
  channel,
  kind: 'booked' as const,
});
const cancelled = (hours: number) => ({ ...booked(hours), kind: 'cancelled' as const });
const demandOf = (
  week: number,
  events: readonly (ReturnType<typeof booked> | ReturnType<typeof cancelled>)[],
) => ({
  classId: `class-${week}`,
  seriesId: 'yoga',
  startsAt: new Date(Date.parse(startsAt) - week * 7 * 86_400_000).toISOString(),
  totalCapacity: 12,
  events,
  allocationLog: [{ minutesBefore: 336 * 60, channel: 'fitpass', places: 4 }],
});
const usual = [booked(200), booked(90, 'fitpass'), booked(40), booked(30), booked(20, 'fitpass'), booked(10)];
const past = [1, 2, 3, 4].map((week) => demandOf(week, usual));
const cls = {
  startsAt,
  totalCapacity: 12,
  bookings: 1,
  bookedByChannel: { direct: 1 },
  allocations: { fitpass: 4 },
};
const own = demandOf(0, [booked(120), booked(60), cancelled(50), booked(44)]);

describe('the booking curve of a class', () => {
  test('includes bookings up to now, and none of the future', () => {
    const curve = bookingCurve(cls, own, past, ['fitpass'], hoursBefore(45));
    const known = curve?.points.filter((point) => point.booked !== null) ?? [];
    expect(known.map(({ minutesBefore, booked }) => [minutesBefore / 60, booked])).toEqual([
      ...[336, 324, 312, 300, 288, 276, 264, 252, 240, 228, 216, 204, 192, 180, 168, 156, 144, 132].map(
        (hours) => [hours, 0],
      ),
      [120, 1],
      [108, 1],
      [96, 1],
      [84, 1],
      [72, 1],
      [60, 2],
      [48, 1],
      [45, 1],
    ]);
    const toCome = curve?.points.filter((point) => point.booked === null) ?? [];
    expect(toCome.map(({ minutesBefore }) => minutesBefore / 60)).toEqual([36, 24, 12, 6, 0]);
  });

  test('ends at all bookings of the class, also those of which only the number is known', () => {
    const ends = (at: Date) => {
      const points = bookingCurve({ ...cls, bookings: 9 }, own, past, ['fitpass'], at)?.points ?? [];
      return points.flatMap(({ booked }) => booked ?? []).slice(-2);
    };
    expect(ends(hoursBefore(45))).toEqual([1, 9]);
    expect(ends(hoursBefore(-1))).toEqual([2, 9]);
  });

  test('rises to the usual sales of such classes', () => {
    const curve = bookingCurve(cls, own, past, ['fitpass'], hoursBefore(45));
    const expected = curve!.points.map((point) => point.expected);
    expect(expected[0]).toBe(0);
    expect(expected.at(-1)).toBeGreaterThan(4.5);
    expect(expected.at(-1)).toBeLessThan(8);
    expect(curve?.classesLearntFrom).toBe(4);
  });

  test('of a class that was booked before its import begins when its series usually does', () => {
    const late = { ...own, allocationLog: [{ minutesBefore: 50 * 60, channel: 'fitpass', places: 4 }] };
    const curve = bookingCurve(cls, late, past, ['fitpass'], hoursBefore(45));
    expect(curve?.points[0]).toMatchObject({ minutesBefore: 336 * 60, booked: 0, expected: 0 });
    expect(curve?.points.find(({ minutesBefore }) => minutesBefore === 120 * 60)?.expected).toBeGreaterThan(
      0.3,
    );
  });

  test('of a class that just went on sale begins now', () => {
    const fresh = { ...demandOf(0, []), allocationLog: [] };
    const curve = bookingCurve({ ...cls, bookings: 0 }, fresh, past, ['fitpass'], hoursBefore(100));
    expect(curve?.points[0]).toMatchObject({ minutesBefore: 6_000, booked: 0, expected: 0 });
    expect(curve?.points.at(-1)?.expected).toBeGreaterThan(4);
  });

  test.each([
    ['fewer than three are over', cls, own, past.slice(0, 2), 45],
    ['nothing is stored of its demand', cls, undefined, past, 45],
    ['its bookings have no times', cls, demandOf(0, []), past, 45],
    [
      'it is over and nobody knows when it went on sale',
      { ...cls, bookings: 0 },
      { ...demandOf(0, []), allocationLog: [] },
      past,
      -1,
    ],
  ] as const)('is none where %s', (_, cls, demand, past, hours) => {
    expect(bookingCurve(cls, demand, past, ['fitpass'], hoursBefore(hours))).toBeNull();
  });
});
