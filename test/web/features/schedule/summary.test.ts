import { aClassView } from '#test/builders/a-class-view.ts';
import { bandOf } from '#shared/core/numbers/occupancy-bands.ts';
import { digestOf } from '#web/src/features/schedule/digest.ts';
import { bookedMessageOf } from '#web/src/ui/outlook-messages.ts';
import { summarize } from '#web/src/features/schedule/summary.ts';

describe('bandOf', () => {
  it.each([
    [0, 'low'],
    [49.4, 'low'],
    [49.5, 'fair'],
    [50, 'fair'],
    [79.4, 'fair'],
    [79.5, 'high'],
    [80, 'high'],
    [99.4, 'high'],
    [99.5, 'full'],
    [100, 'full'],
    [120, 'full'],
  ])('%d%% is %s', (percent, band) => {
    expect(bandOf(percent)).toBe(band);
  });
});

describe('summarize', () => {
  it('counts classes, averages occupancy and sums revenue', () => {
    const classes = [49.4, 50, 95.4, 95.5].map((occupancyPercent) =>
      aClassView({ occupancyPercent, revenue: { totalMinor: 250, directMinor: 250, marketplaceMinor: 0 } }),
    );
    const summary = summarize([digestOf(classes)]);
    expect(summary).toMatchObject({ classes: 4, revenueMinor: 1000, atRisk: 1, fullyBooked: 1 });
    expect(summary.averageOccupancyPercent).toBeCloseTo(72.575, 10);
  });

  it('combines pages and gives every class the same weight', () => {
    const page = (...percents: number[]) =>
      digestOf(percents.map((occupancyPercent) => aClassView({ occupancyPercent })));
    expect(summarize([page(10, 20, 30), page(100)])).toMatchObject({
      classes: 4,
      averageOccupancyPercent: 40,
      atRisk: 3,
      fullyBooked: 1,
    });
  });

  it('can count the classes of one room only', () => {
    const classes = [aClassView({ room: 'A' }), aClassView({ room: 'B' }), aClassView({ room: 'B' })];
    expect(summarize([digestOf(classes, 'B')]).classes).toBe(2);
    expect([...digestOf(classes, 'B').rooms]).toEqual(['A', 'B']);
  });

  it('uses the expected figures of future classes, and says how many places are booked', () => {
    const expected = {
      basis: 'expected',
      bookings: 16,
      bookingsLow: 12,
      bookingsHigh: 19,
      occupancyPercent: 80,
      revenue: { totalMinor: 900, directMinor: 600, marketplaceMinor: 300, lowMinor: 700, highMinor: 1100 },
      forecastBeginsAt: null,
    } as const;
    const cls = aClassView({ bookings: 5, occupancyPercent: 25, outlook: expected });
    expect(summarize([digestOf([cls])])).toMatchObject({
      bookings: 5,
      expectedBookings: 16,
      averageOccupancyPercent: 80,
      expectedRevenueMinor: 900,
      atRisk: 0,
      foretold: 1,
    });
    expect(bookedMessageOf(cls)).toBe('5 booked · 16 expected');
    expect(bookedMessageOf({ ...cls, outlook: { ...expected, basis: 'booked' } })).toBe('5 booked so far');
    expect(bookedMessageOf(aClassView())).toBe('10 booked');
  });

  it('returns zeros without classes', () => {
    expect(summarize([digestOf([])])).toMatchObject({
      classes: 0,
      averageOccupancyPercent: 0,
      revenueMinor: 0,
      atRisk: 0,
      fullyBooked: 0,
    });
  });
});
