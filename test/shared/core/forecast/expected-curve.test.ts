import * as fc from 'fast-check';
import { expectedCurve, type OfferedClass } from '#shared/core/forecast/expected-curve.ts';
import type { DemandModel } from '#shared/core/forecast/types.ts';

/** Two bins of 24 hours. Direct has 12 requests in total, a quarter of them on the first day; Fitpass has 8, evenly. */
const model = (given: Partial<DemandModel> = {}): DemandModel => ({
  version: 1,
  binEdgesHours: [48, 24, 0],
  channels: {},
  unseenMarketplace: { requestsPerClass: 0, sharePerHour: [1 / 48, 1 / 48], noShow: 0 },
  unseenDirect: { requestsPerClass: 0, sharePerHour: [1 / 48, 1 / 48], noShow: 0 },
  series: { yoga: { direct: 12, fitpass: 8 } },
  level: 1,
  classShape: 20,
  channelShape: 25,
  cancelHazardPerHour: 0,
  weeksOfHistory: 12,
  classesOfHistory: 12,
  ...given,
});
const channels = {
  // The demand of the series counts, not the usual demand of the channel.
  direct: { requestsPerClass: 99, sharePerHour: [0.25 / 24, 0.75 / 24], noShow: 0 },
  fitpass: { requestsPerClass: 77, sharePerHour: [1 / 48, 1 / 48], noShow: 0 },
};
const known = model({ channels });
const aClass = (given: Partial<OfferedClass> = {}): OfferedClass => ({
  seriesId: 'yoga',
  channels: [
    { channel: 'direct', allocation: 0 },
    { channel: 'fitpass', allocation: 20 },
  ],
  capacity: 40,
  openedHoursBefore: 48,
  ...given,
});
const expectedAt = (cls: OfferedClass, at: readonly number[], by = known) =>
  expectedCurve(by, cls, at).map(({ expected }) => expected);
const close = (numbers: readonly number[]) =>
  numbers.map((one) => expect.closeTo(one, 9) as unknown as number);

describe('the usual booking curve of a class', () => {
  test('follows the rates of its channels', () => {
    expect(expectedAt(aClass(), [48, 36, 24, 12, 0])).toEqual(close([0, 1.5 + 2, 3 + 4, 7.5 + 6, 20]));
  });

  test('does not depend on which times are requested', () => {
    const [end] = expectedAt(aClass(), [0]);
    expect(end).toBeCloseTo(20, 9);
  });

  test('spreads earlier demand evenly over the time before the first edge', () => {
    const opened = aClass({ openedHoursBefore: 120 });
    expect(expectedAt(opened, [120, 72, 24, 0])).toEqual(close([0, 3.5, 7, 20]));
  });

  test('ends when a channel, or the class, has no place left', () => {
    const few = [
      { channel: 'direct', allocation: 0 },
      { channel: 'fitpass', allocation: 5 },
    ];
    expect(expectedAt(aClass({ channels: few }), [24, 12, 0])).toEqual(close([7, 12.5, 17]));
    expect(expectedAt(aClass({ capacity: 10 }), [24, 12, 0])).toEqual(close([7, 10, 10]));
  });

  test('loses cancelled bookings at the rate of the model', () => {
    const leaving = model({ channels, cancelHazardPerHour: 0.01 });
    const direct = aClass({ channels: [{ channel: 'direct', allocation: 0 }] });
    // 3 book evenly over 24 hours, and remain with e^-0.01 an hour: 3 · (1 - e^-0.24) / 0.24.
    expect(expectedAt(direct, [24], leaving)).toEqual(close([2.667_151_736_668]));
  });

  test('has a band of the middle 80 % of the negative binomial', () => {
    const poisson = model({ channels, classShape: 1e9, channelShape: 1e9 });
    const [end] = expectedCurve(poisson, aClass(), [0]);
    // Poisson with mean 20: P(X <= 13) = 0.066, P(X <= 14) = 0.105; P(X <= 25) = 0.888, P(X <= 26) = 0.922.
    expect(end).toMatchObject({ low: 14, high: 26 });
    const [wider] = expectedCurve(known, aClass(), [0]);
    expect(wider!.high - wider!.low).toBeGreaterThan(26 - 14);
  });

  test('follows the level of the week, and the channel if the series is new', () => {
    expect(expectedAt(aClass(), [24, 0], model({ channels, level: 0.5 }))).toEqual(close([3.5, 10]));
    expect(expectedAt(aClass({ seriesId: 'new', capacity: 200, openedHoursBefore: 48 }), [0])).toEqual(
      close([99 + 20]),
    );
    const unseen = model({
      unseenDirect: { requestsPerClass: 4, sharePerHour: [1 / 48, 1 / 48], noShow: 0 },
      unseenMarketplace: { requestsPerClass: 2, sharePerHour: [1 / 48, 1 / 48], noShow: 0 },
    });
    expect(expectedAt(aClass({ seriesId: 'new' }), [24, 0], unseen)).toEqual(close([3, 6]));
    expect(
      expectedAt(aClass({ channels: [{ channel: 'direct', allocation: 0 }], seriesId: 'new' }), [0], unseen),
    ).toEqual(close([4]));
  });

  // Quantiles by scipy.stats.nbinom with n = 1 / (1/20 + Σ share² / 25) and p = n / (n + mean).
  test('has a band as wide as the uncertainty of the class and its channels', () => {
    const many = model({ channels, series: { yoga: { direct: 120, fitpass: 80 } } });
    const hall = aClass({
      capacity: 1000,
      channels: [
        { channel: 'direct', allocation: 0 },
        { channel: 'fitpass', allocation: 900 },
      ],
    });
    expect(expectedCurve(many, hall, [0])).toEqual([
      { hoursBefore: 0, expected: expect.closeTo(200, 9), low: 133, high: 273 },
    ]);
  });

  test('has a band between zero and the capacity', () => {
    const nearlyFull = model({ channels, series: { yoga: { direct: 5.4, fitpass: 3.6 } } });
    // Mean 9: P(X <= 4) reaches 0.1 and P(X <= 14) 0.9, which is more than the ten places.
    expect(expectedCurve(nearlyFull, aClass({ capacity: 10 }), [0])).toEqual([
      { hoursBefore: 0, expected: expect.closeTo(9, 9), low: 4, high: 10 },
    ]);
    // At most one booking in nine cases of ten: P(X > 1) = 0.1 at a mean of 0.5213 with one channel's effect, of 0.5258
    // without.
    const hardly = model({ channels, series: { yoga: { direct: 0.5235, fitpass: 0 } } });
    expect(expectedCurve(hardly, aClass(), [0])).toMatchObject([{ low: 0, high: 2 }]);
  });

  test('stays within possible values, whatever the model says', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.nat(20),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        (capacity, allocation, requests, cancelHazardPerHour, openedHoursBefore) => {
          const wild = model({
            channels,
            series: { yoga: { direct: requests, fitpass: requests } },
            cancelHazardPerHour,
          });
          const cls = aClass({
            capacity,
            openedHoursBefore,
            channels: [
              { channel: 'direct', allocation: 0 },
              { channel: 'fitpass', allocation },
            ],
          });
          for (const { expected, low, high } of expectedCurve(wild, cls, [300, 100, 30, 24, 7, 0])) {
            expect(expected).toBeGreaterThanOrEqual(0);
            expect(expected).toBeLessThanOrEqual(capacity + 1e-9);
            expect(low).toBeLessThanOrEqual(expected);
            expect(high).toBeGreaterThanOrEqual(expected);
            expect(high).toBeLessThanOrEqual(capacity + 1e-9);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    [{ capacity: -1 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ openedHoursBefore: Number.NaN }, 'openedHoursBefore'],
    [{ channels: [{ channel: 'fitpass', allocation: -1 }] }, 'channels[0].allocation'],
  ])('refuses %j', (given, path) => {
    expect(() => expectedCurve(known, aClass(given), [0])).toThrow(expect.objectContaining({ path }));
  });
});
