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

describe('a day of forecasts as it is stored', () => {
  it('says the same, but for digits that say nothing', () => {
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

  it('knows no diversion where there is none, and leaves out a channel that nothing is known of', () => {
    const { customers: how, leftOf } = dayIn(plainForecastOf(day(1)));
    expect(how.diversion).toBeUndefined();
    expect([...leftOf.values()][0]?.channels.map(({ channel }) => channel)).toEqual(['direct', 'fitpass']);
  });

  it('of forty classes takes less than three kilobytes, of four hundred less than thirty', () => {
    const sharePerHour = Object.fromEntries(
      ['direct', 'fitpass', 'wellhub', 'totalpass', 'classpass'].map((name) => [name, [0.01, 0.02]]),
    );
    expect(pack(plainForecastOf(day(40, { sharePerHour }))).length).toBeLessThan(3 * 1024);
    expect(pack(plainForecastOf(day(400, { sharePerHour }))).length).toBeLessThan(30 * 1024);
  });
});
