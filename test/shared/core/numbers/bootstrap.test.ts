import { bootstrapInterval, quantile } from '#shared/core/numbers/bootstrap.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { sampleNormal } from '#shared/core/numbers/sample-normal.ts';
import { studentQuantile } from '#shared/core/numbers/student-quantile.ts';

it('a quantile lies between order statistics', () => {
  expect([0, 0.25, 0.5, 0.9, 1].map((share) => quantile([1, 2, 4, 8, 16], share))).toEqual([
    1, 2, 4, 12.8, 16,
  ]);
  expect(quantile([], 0.5)).toBe(0);
});

describe('the bootstrap', () => {
  const random = seededRandom(4);
  const sample = Array.from({ length: 100 }, () => 3 + 2 * sampleNormal(random));
  const mean = (indices: readonly number[]): number =>
    indices.reduce((sum, i) => sum + sample[i]!, 0) / indices.length;
  const interval = bootstrapInterval(sample.length, mean, seededRandom(1), 4000);

  it('is near the interval of a normal mean', () => {
    const middle = mean(sample.map((_, i) => i));
    const sd = Math.sqrt(sample.reduce((sum, x) => sum + (x - middle) ** 2, 0) / 99);
    expect(Math.abs(interval.low - (middle - 0.196 * sd))).toBeLessThan(0.06);
    expect(Math.abs(interval.high - (middle + 0.196 * sd))).toBeLessThan(0.06);
  });
  it('is the same for the same seed, and refuses an invalid count', () => {
    expect(bootstrapInterval(sample.length, mean, seededRandom(1), 4000)).toEqual(interval);
    expect(() => bootstrapInterval(-1, mean, random)).toThrow('count must not be negative');
  });
});

it("Student's quantile refuses invalid probabilities and degrees of freedom", () => {
  expect(() => studentQuantile(1, 4)).toThrow('p must lie strictly between 0 and 1');
  expect(() => studentQuantile(Number.NaN, 4)).toThrow('p must be a finite number');
  expect(() => studentQuantile(0.5, 0)).toThrow('freedom must be a whole number');
});
