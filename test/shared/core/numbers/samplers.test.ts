import { negativeBinomialTails } from '#shared/core/numbers/negative-binomial.ts';
import { SeededUniforms, seededRandom, seedFrom } from '#shared/core/numbers/random.ts';
import { sampleGamma } from '#shared/core/numbers/sample-gamma.ts';
import { Normals, sampleExponential, sampleNormal } from '#shared/core/numbers/sample-normal.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { normalQuantile } from '#shared/core/numbers/normal-quantile.ts';
import { normalCdf } from '#shared/core/numbers/normal-cdf.ts';
import { logGamma } from '#shared/core/numbers/log-gamma.ts';

const draws = 60_000;

function moments(sample: () => number): { mean: number; variance: number } {
  let [sum, square] = [0, 0];
  for (let i = 0; i < draws; i += 1) {
    const x = sample();
    sum += x;
    square += x * x;
  }
  return { mean: sum / draws, variance: square / draws - (sum / draws) ** 2 };
}

/** Mean and variance within five standard errors; `kurtosis` is the fourth central moment over the variance squared. */
function expectMoments(sample: () => number, mean: number, variance: number, kurtosis: number): void {
  const found = moments(sample);
  expect(Math.abs(found.mean - mean)).toBeLessThan(5 * Math.sqrt(variance / draws));
  expect(Math.abs(found.variance - variance)).toBeLessThan(5 * variance * Math.sqrt((kurtosis - 1) / draws));
}

describe('samplers', () => {
  it('uniform', () => expectMoments(seededRandom(1), 1 / 2, 1 / 12, 1.8));
  it('normal', () => {
    const random = seededRandom(2);
    expectMoments(() => sampleNormal(random), 0, 1, 3);
  });
  it('normals in pairs, of which one says nothing about the other', () => {
    const normals = new Normals(new SeededUniforms(8));
    expectMoments(() => normals.next(), 0, 1, 3);
    expectMoments(() => normals.next() * normals.next(), 0, 1, 9);
  });
  it('exponential', () => {
    const random = seededRandom(3);
    expectMoments(() => sampleExponential(random), 1, 1, 9);
  });
  it.each([0.3, 1, 2.5, 14, 80])('gamma of shape %p', (shape) => {
    const random = seededRandom(4);
    expectMoments(() => sampleGamma(shape, random), shape, shape, 3 + 6 / shape);
  });
  it.each([0.2, 5, 9.99, 10, 45, 400])('Poisson of mean %p', (mean) => {
    const random = seededRandom(5);
    expectMoments(() => samplePoisson(mean, random), mean, mean, 3 + 1 / mean);
  });
  it('Poisson of mean 0 is 0', () => expect(samplePoisson(0, seededRandom(5))).toBe(0));
  it('Poisson of a gamma is the negative binomial', () => {
    const random = seededRandom(6);
    let above = 0;
    for (let i = 0; i < draws; i += 1)
      if (samplePoisson((6 * sampleGamma(3, random)) / 3, random) > 8) above += 1;
    const expected = negativeBinomialTails(8, 6, 3)[8]!;
    expect(Math.abs(above / draws - expected)).toBeLessThan(
      5 * Math.sqrt((expected * (1 - expected)) / draws),
    );
  });
});

describe('seeds', () => {
  it('give the same numbers for the same seed, and others for another seed', () => {
    const first = (seed: number): number[] => Array.from({ length: 4 }, seededRandom(seed));
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
    expect(first(2 ** 33 + 7)).not.toEqual(first(7));
    expect(first(42)).toEqual([
      0.456255805445835, 0.5641753580421209, 0.5743777174502611, 0.9649424790404737,
    ]);
  });
  it('can be seeded with any text', () => {
    expect(seedFrom('')).toBe(0x811c9dc5);
    expect(seedFrom('a')).toBe(0xe40c292c);
  });
});

it.each([
  ['seed', () => seededRandom(-1)],
  ['seed', () => seededRandom(0.5)],
  ['shape', () => sampleGamma(0, seededRandom(1))],
  ['mean', () => samplePoisson(Number.NaN, seededRandom(1))],
  ['mean', () => samplePoisson(-1, seededRandom(1))],
  ['p', () => normalQuantile(0)],
  ['p', () => normalQuantile(Number.NaN)],
  ['x', () => normalCdf(Infinity)],
  ['x', () => logGamma(0)],
  ['mean', () => negativeBinomialTails(3, Infinity, 2)],
  ['shape', () => negativeBinomialTails(3, 1, 0)],
  ['nMax', () => negativeBinomialTails(1.5, 1, 1)],
])('refuses %s by name', (path, attempt) => {
  expect(attempt).toThrow(expect.objectContaining({ name: 'InvalidInput', path }));
});
