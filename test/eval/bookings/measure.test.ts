import { measureIdentity, type Figure } from './measure.ts';

/** Different studios from those of seed 1, which the rule was developed with. */
const seed = 77_041;
const percentMax = 0.5;

describe('the identity of bookings', () => {
  let figures: Figure[];
  let all: Figure;
  beforeAll(() => {
    figures = measureIdentity({ studios: 40, classesPerStudio: 4, seed });
    all = figures.at(-1)!;
  });

  it('is measured on pairs of the same and of different bookings, from every pair of sources', () => {
    expect(all.same).toBeGreaterThan(5_000);
    expect(all.different).toBeGreaterThan(2_500);
    for (const { same, different } of figures) expect(Math.min(same, different)).toBeGreaterThan(50);
  });

  it('splits one booking or merges two in at most 0.5 % of cases each', () => {
    expect(all.madeTwoPercent).toBeLessThanOrEqual(percentMax);
    expect(all.swappedPercent).toBeLessThanOrEqual(percentMax);
    expect(all.madeOnePercent).toBeLessThanOrEqual(percentMax);
  });
});
