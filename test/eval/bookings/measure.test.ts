import { measureIdentity, type Figure } from './measure.ts';

/** Other studios than those of seed 1, with which the rule was made. */
const seed = 77_041;
const percentMax = 0.5;

describe('the identity of bookings', () => {
  let figures: Figure[];
  let all: Figure;
  beforeAll(() => {
    figures = measureIdentity({ studios: 40, classesPerStudio: 4, seed });
    all = figures.at(-1)!;
  });

  it('is measured on pairs of both kinds, from every pair of doors', () => {
    expect(all.same).toBeGreaterThan(5_000);
    expect(all.different).toBeGreaterThan(2_500);
    for (const { same, different } of figures) expect(Math.min(same, different)).toBeGreaterThan(50);
  });

  it('makes two of one, and one of two, in at most 0.5 % each', () => {
    expect(all.madeTwoPercent).toBeLessThanOrEqual(percentMax);
    expect(all.swappedPercent).toBeLessThanOrEqual(percentMax);
    expect(all.madeOnePercent).toBeLessThanOrEqual(percentMax);
  });
});
