import { advantageOf } from './advantage.ts';

describe('the advantage of one way to sell over another', () => {
  it('is the difference of their earnings, as a share of the best possible', () => {
    // Each week 2 more of 100, without any chance.
    expect(advantageOf([92, 82], [90, 80], [100, 100])).toEqual({ points: 2, standardError: 0 });
  });

  it('is uncertain if it differs by week', () => {
    // Differences of 4, 0, 4 and 0 have a standard deviation of 4 / √3, and their sum twice that.
    const { points, standardError } = advantageOf([94, 80, 94, 80], [90, 80, 90, 80], [100, 100, 100, 100]);
    expect(points).toBe(2);
    expect(standardError).toBeCloseTo((2 * 4) / Math.sqrt(3) / 4, 2);
  });

  it('needs the same weeks', () => {
    expect(() => advantageOf([1, 2], [1], [3, 3])).toThrow('the same weeks only');
    expect(() => advantageOf([1], [1], [3])).toThrow('two or more');
  });
});
