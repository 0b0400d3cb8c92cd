import { aClassView } from '../../../builders/a-class-view.ts';
import { bandOf } from '../../../../web/src/features/schedule/band.ts';
import { summarize } from '../../../../web/src/features/schedule/summary.ts';

describe('bandOf', () => {
  it.each([
    [0, 'low'],
    [49.9, 'low'],
    [50, 'fair'],
    [79.9, 'fair'],
    [80, 'high'],
    [99.9, 'high'],
    [100, 'full'],
    [120, 'full'],
  ])('%d%% is %s', (percent, band) => {
    expect(bandOf(percent)).toBe(band);
  });
});

describe('summarize', () => {
  it('counts classes, averages occupancy, sums revenue', () => {
    const classes = [49.9, 50, 94.9, 95].map((occupancyPercent) =>
      aClassView({ occupancyPercent, revenue: { totalMinor: 250, directMinor: 250, marketplaceMinor: 0 } }),
    );
    const summary = summarize(classes);
    expect(summary).toMatchObject({ classes: 4, revenueMinor: 1000, atRisk: 1, fullyBooked: 1 });
    expect(summary.averageOccupancyPercent).toBeCloseTo(72.45, 10);
  });

  it('is all zeros without classes', () => {
    expect(summarize([])).toEqual({
      classes: 0,
      averageOccupancyPercent: 0,
      revenueMinor: 0,
      atRisk: 0,
      fullyBooked: 0,
    });
  });
});
