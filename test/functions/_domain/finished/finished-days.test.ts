import { daysIn, monthsBefore, plainOf, stretchOf } from '#functions/_domain/finished/finished-days.ts';
import { finishedClassesOf } from '#functions/_domain/finished/finished-classes.ts';
import { expectedAhead, expectedIn } from '#functions/_domain/classes/expected-ahead.ts';

const series = { seriesId: 'a1', className: 'Yoga' };

describe('finished days', () => {
  test('are unchanged after packing and unpacking', () => {
    const days = [
      {
        localDate: '2026-11-03',
        sums: '3/1/20/4/900',
        classes: [
          {
            ...series,
            localDate: '2026-11-03',
            arm: 'held-out' as const,
            bookings: 4,
            expectedBookings: null,
            channels: {
              direct: { visits: 3, revenueMinor: 600, feeMinor: 0 },
              kenko: { visits: 1, revenueMinor: -300, feeMinor: 20 },
            },
          },
          {
            ...series,
            localDate: '2026-11-03',
            arm: 'none' as const,
            bookings: 0,
            expectedBookings: 0,
            channels: {},
          },
        ],
      },
      { localDate: '2026-11-04', sums: '1/1/20/0/0', classes: [] },
    ];
    expect(daysIn(JSON.parse(JSON.stringify(plainOf(days))))).toEqual(days);
  });

  test.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-11-10', '2026-11-01'],
    ['2026-11-11', '2026-11-11'],
    ['2026-11-21', '2026-11-21'],
    ['2026-10-31', '2026-10-21'],
  ])('%s lies among those from %s', (day, from) => {
    expect(stretchOf(day)).toBe(from);
  });

  test('of the last twelve months start on the first of a month', () => {
    expect(monthsBefore('2026-11-25', 11)).toBe('2025-12-01');
    expect(monthsBefore('2026-01-31', 1)).toBe('2025-12-01');
    expect(monthsBefore('2026-01-31', 0)).toBe('2026-01-01');
  });
});

describe('the outcome of a day', () => {
  const cls = { ...series, classId: 'c1', localDate: '2026-11-03', bookings: 2 };
  const booking = { classId: 'c1', channel: 'wellhub', status: 'confirmed', revenueMinor: 900 } as const;
  const read = (classes: readonly (typeof cls & object)[], bookings: readonly (typeof booking)[] = []) =>
    finishedClassesOf({ localDate: '2026-11-03', classes, bookings, expectedOf: new Map([['c1', 3]]) });

  test('contains the active bookings by channel, beside the expected ones', () => {
    const gone = { ...booking, status: 'cancelled' } as never;
    const [found] = read([cls], [booking, { ...booking, feeMinor: 50 } as never, gone]);
    expect(found).toMatchObject({
      arm: 'none',
      bookings: 2,
      expectedBookings: 3,
      channels: { wellhub: { visits: 2, revenueMinor: 1_800, feeMinor: 50 } },
    });
  });

  test('counts every place of a booking as a visit', () => {
    const [found] = read([cls], [booking, { ...booking, places: 3 } as never]);
    expect(found).toMatchObject({ channels: { wellhub: { visits: 4, revenueMinor: 1_800 } } });
  });

  test('leaves out a class that moved to another day or was cancelled', () => {
    expect(read([{ ...cls, localDate: '2026-11-02' }])).toEqual([]);
    expect(read([{ ...cls, cancelledAt: '2026-11-01T00:00:00.000Z' } as never])).toEqual([]);
  });

  test('is not attributed to automatic execution if a person approved it', () => {
    const arm = (over: object) => read([{ ...cls, ...over }])[0]?.arm;
    expect(arm({ trialArm: 'decided' })).toBe('decided');
    expect(arm({ trialArm: 'held-out', approvedByHand: true })).toBe('none');
  });
});

describe('an expectation for a coming day', () => {
  const startsAt = '2026-11-10T12:00:00.000Z';
  const cls = {
    classId: 'c1',
    localDate: '2026-11-10',
    startsAt,
    totalCapacity: 20,
    bookings: 4,
    bookedByChannel: { direct: 4 },
    allocations: {},
    revenueDirectMinor: 400,
    revenueMarketplaceMinor: 0,
  };
  const left = { openedHoursBefore: 200, classShape: 1e6, channels: [] };
  const customers = { binEdgesHours: [0, 200], sharePerHour: {}, cancelHazardPerHour: 0 };
  const day = { localDate: '2026-11-10', forecast: { customers, leftOf: new Map([['c1', left]]) } };
  const at = (hoursBefore: number) => new Date(Date.parse(startsAt) - hoursBefore * 3_600_000);

  test('is stored one or two days before, and at no other time', () => {
    const recorded = [49, 47, 25, 23].map((hours) => expectedAhead(day, [cls], at(hours)));
    expect(recorded).toEqual([undefined, [['c1', 4]], [['c1', 4]], undefined]);
    expect(expectedIn(recorded[1])).toEqual(new Map([['c1', 4]]));
  });

  test('is not stored without a forecast', () => {
    expect(expectedAhead({ localDate: '2026-11-10', beginsAt: startsAt }, [cls], at(30))).toBeUndefined();
  });
});
