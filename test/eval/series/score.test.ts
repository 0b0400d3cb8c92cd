import { SeriesScore } from './score.ts';
import { Smoothing } from './smoothing.ts';

const nearlyPoisson = 1e9;

describe('the scores of a series', () => {
  it('count the distance of the whole distribution', () => {
    const score = new SeriesScore();
    // With a mean near 0 the forecast is 0 for certain, added to what has happened: 3. The actual number is 5.
    score.add('yoga direct', { sofar: 3, mean: 1e-12, shape: nearlyPoisson }, 5);
    const { mase, wql, crps, coveragePercent, slots } = score.figures(new Map([['yoga direct', 4]]));
    expect(slots).toBe(1);
    expect(mase).toBe(0.5);
    // The mean of 2 · tail · 2 over the tails 0.1 … 0.9, divided by 5.
    expect(wql).toBe(0.4);
    expect(crps).toBe(2);
    expect(coveragePercent).toBe(0);
  });

  it('count an outcome on the edge of a band in part', () => {
    const score = new SeriesScore();
    // P(0) = e^−1 = 0.368, of which all but the lowest 0.1 is within the band.
    score.add('yoga direct', { sofar: 0, mean: 1, shape: nearlyPoisson }, 0);
    score.add('yoga direct', { sofar: 0, mean: 1, shape: nearlyPoisson }, 1);
    const within = ((Math.exp(-1) - 0.1) / Math.exp(-1) + 1) / 2;
    expect(score.figures(new Map()).coveragePercent).toBeCloseTo(100 * within, 1);
  });

  it('refuse to be computed from nothing', () => {
    expect(() => new SeriesScore().figures(new Map())).toThrow('nothing was forecast');
  });
});

describe('exponential smoothing', () => {
  it('stays at a level that only varies by chance, and follows one that moves', () => {
    const [level, moving] = [new Smoothing(), new Smoothing()];
    for (let week = 0; week < 60; week += 1) {
      level.learn('a', week % 2 === 0 ? 4 : 6);
      moving.learn('a', week < 30 ? 2 : 12);
    }
    expect(level.forecast('a').mean).toBeGreaterThan(4.5);
    expect(level.forecast('a').mean).toBeLessThan(5.5);
    expect(moving.forecast('a').mean).toBeGreaterThan(11.9);
  });

  it('has the spread of its own errors', () => {
    const [steady, wild] = [new Smoothing(), new Smoothing()];
    for (let week = 0; week < 60; week += 1) {
      steady.learn('a', 5);
      wild.learn('a', week % 5 === 0 ? 25 : 0);
    }
    expect(steady.forecast('a').shape).toBeGreaterThan(1000);
    expect(wild.forecast('a').shape).toBeLessThan(1);
  });
});
