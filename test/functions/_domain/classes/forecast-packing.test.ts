import { pack, unpack } from '#functions/_data/table/packed.ts';
import { dayIn, plainForecastOf } from '#functions/_domain/classes/forecast-packing.ts';
import { aChannel, customers, demandLeft } from '#test/shared/core/outlook/a-foretold-class.ts';

const day = (classes: number, over: Parameters<typeof customers>[0] = {}) => ({
  customers: customers(over),
  leftOf: new Map(
    Array.from({ length: classes }, (_, at) => [
      `20261125T1300Z-${String(at).padStart(12, '0')}`,
      demandLeft({
        classShape: 10 + at / 7,
        channels: ['direct', 'fitpass', 'wellhub', 'totalpass', 'classpass'].map((name, c) =>
          aChannel(name, { requests: at / 13 + c, shape: 20 + at / 3, booked: (at + c) % 9 }),
        ),
      }),
    ]),
  ),
});

describe('a stored day of forecasts', () => {
  it('keeps its values, except for insignificant digits', () => {
    const shares = [0.010_416_666_666, 0.031_25];
    const sharePerHour = Object.fromEntries(
      ['direct', 'fitpass', 'wellhub', 'totalpass', 'classpass'].map((name) => [name, shares]),
    );
    const given = day(3, { sharePerHour, diversion: { toDirect: 0.1, elsewhere: 0.05 } });
    const { customers: how, leftOf } = dayIn(unpack(pack(plainForecastOf(given))));
    expect([...leftOf.keys()]).toEqual([...given.leftOf.keys()]);
    expect(how).toMatchObject({ binEdgesHours: [48, 24, 0], diversion: { toDirect: 0.1, elsewhere: 0.05 } });
    expect(how.sharePerHour['direct']).toEqual([0.010_42, 0.031_25]);
    for (const [classId, left] of given.leftOf) {
      const found = leftOf.get(classId);
      expect(found?.channels.map(({ booked }) => booked)).toEqual(left.channels.map(({ booked }) => booked));
      expect(found?.channels[1]?.requests).toBeCloseTo(left.channels[1]?.requests ?? 0, 2);
      expect(found?.channels[1]).toMatchObject({ channel: 'fitpass', revenueMinor: 1000 });
    }
  });

  it('stores no diversion if there is none, and omits channels without data', () => {
    const { customers: how, leftOf } = dayIn(plainForecastOf(day(1)));
    expect(how.diversion).toBeUndefined();
    expect([...leftOf.values()][0]?.channels.map(({ channel }) => channel)).toEqual(['direct', 'fitpass']);
  });

  it('takes less than three kilobytes for forty classes, and less than thirty for four hundred', () => {
    const sharePerHour = Object.fromEntries(
      ['direct', 'fitpass', 'wellhub', 'totalpass', 'classpass'].map((name) => [name, [0.01, 0.02]]),
    );
    expect(pack(plainForecastOf(day(40, { sharePerHour }))).length).toBeLessThan(3 * 1024);
    expect(pack(plainForecastOf(day(400, { sharePerHour }))).length).toBeLessThan(30 * 1024);
  });
});
