import { readFileSync } from 'node:fs';
import { placeValue, solveDynamicProgramme } from '#shared/core/allocation/dynamic-programme.ts';
import { emsrB } from '#shared/core/allocation/emsr-b.ts';
import type { Problem } from '#shared/core/allocation/problem.ts';
import { logGamma } from '#shared/core/numbers/log-gamma.ts';
import { negativeBinomialAtLeast, negativeBinomialTails } from '#shared/core/numbers/negative-binomial.ts';
import { normalCdf } from '#shared/core/numbers/normal-cdf.ts';
import { normalQuantile } from '#shared/core/numbers/normal-quantile.ts';
import { studentQuantile } from '#shared/core/numbers/student-quantile.ts';
import { bestProtections, roundedNormal, valueOfLevels, valueOfProtections } from '../laws/brute-force.ts';
import { aProblem } from '../laws/a-problem.ts';
import { aFareLane, inTurn, turnHours } from '../laws/fares-in-turn.ts';

interface Table {
  normal: {
    name: string;
    fares: number[];
    means: number[];
    sds: number[];
    published: number[];
    tolerance: number;
    emsrB: number[];
    /** The published optimum for demands rounded to whole places. */
    optimum?: number[];
    values?: { capacity: number; optimum: number; emsrB: number }[];
  }[];
  poisson: {
    name: string;
    fares: number[];
    means: number[];
    capacity: number;
    emsrB: number[];
    optimum: number[];
    optimalValue: number;
  }[];
  dynamic: { fares: number[]; means: number[]; capacity: number; value: number }[];
  numbers: {
    normalQuantile: [number, number][];
    normalCdf: [number, number][];
    logGamma: [number, number][];
    studentQuantile: [number, number, number][];
    negativeBinomialTails: { mean: number; shape: number; tails: number[]; at200: number }[];
  };
}

const table = JSON.parse(readFileSync(new URL('revenue-management.json', import.meta.url), 'utf8')) as Table;

describe.each(table.normal)(
  'EMSR-b: $name',
  ({ fares, means, sds, published, tolerance, emsrB: expected }) => {
    const levels = emsrB(
      fares.map((fare, j) => ({ fare, mean: means[j] ?? 0, variance: (sds[j] ?? 0) ** 2 })),
    );
    it('matches the reference within 1e-9', () => {
      expect(levels).toHaveLength(expected.length);
      levels.forEach((level, j) => expect(Math.abs(level - expected[j]!)).toBeLessThan(1e-9));
    });
    it('matches the printed values of the source', () => {
      published.forEach((level, j) => expect(Math.abs(levels[j]! - level)).toBeLessThanOrEqual(tolerance));
    });
  },
);

// From Brumelle and McGill (1993), for demands rounded to whole places; Belobaba's own claim is half a per cent.
describe.each(table.normal.flatMap((one) => (one.optimum ? [one] : [])))(
  'EMSR-b against the optimum: $name',
  ({ fares, means, sds, optimum = [], values = [] }) => {
    const levels = emsrB(fares.map((fare, j) => ({ fare, mean: means[j]!, variance: sds[j]! ** 2 })));
    it.each(values)('loses at most 0.52 % at $capacity places', (given) => {
      const masses = means.map((mean, j) => roundedNormal(mean, sds[j]!, given.capacity));
      const [best, ours] = [optimum, levels].map((one) => valueOfLevels(fares, masses, given.capacity, one));
      expect(Math.abs(best! / given.optimum - 1)).toBeLessThan(1e-12);
      expect(Math.abs(ours! / given.emsrB - 1)).toBeLessThan(1e-12);
      expect(ours!).toBeLessThanOrEqual(best!);
      expect(ours!).toBeGreaterThan(0.9948 * best!);
    });
  },
);

describe.each(table.poisson)('$name', ({ fares, means, capacity, optimum, optimalValue, emsrB: levels }) => {
  it('has the optimal value at the optimal levels, and EMSR-b stays below it', () => {
    expect(valueOfProtections(fares, means, capacity, optimum)).toBeCloseTo(optimalValue, 6);
    expect(valueOfProtections(fares, means, capacity, levels)).toBeLessThanOrEqual(
      optimalValue * (1 + 1e-12),
    );
    expect(valueOfProtections(fares, means, capacity, levels)).toBeGreaterThan(0.99 * optimalValue);
  });
});

it('the product’s rounded protection levels differ by at most two places from the Poisson levels of EMSR-b', () => {
  for (const { fares, means, emsrB: expected } of table.poisson) {
    const levels = emsrB(fares.map((fare, j) => ({ fare, mean: means[j]!, variance: means[j]! })));
    levels.forEach((level, j) => expect(Math.abs(level - expected[j]!)).toBeLessThan(2));
  }
});

it('brute force over all levels finds the optimum of a small class', () => {
  const { fares, means, capacity, optimalValue } = table.poisson.find((one) => one.name === 'a small class')!;
  expect(bestProtections(fares, means, capacity)).toBeCloseTo(optimalValue, 8);
});

// K. Lautenbacher and S. Stidham, Transportation Science 33 (1999) 136-146: the static and the dynamic model are
// equivalent.
describe.each(table.poisson)('$name, cheapest fare first, by dynamic programming', (given) => {
  const stops = given.fares.map((_, j) => j * turnHours);
  const solved = solveDynamicProgramme(inTurn(given), [...stops, given.fares.length * turnHours]);
  it('has the value of the optimal protection levels', () => {
    expect(Math.abs(solved.at(-1)!.values[0]! / given.optimalValue - 1)).toBeLessThan(5e-4);
  });
  it('protects as many places as Brumelle and McGill (1993)', () => {
    const levels = given.optimum.map((_, j) => {
      const places = Array.from({ length: given.capacity }, (_place, n) => n);
      return places.filter((sold) => placeValue(solved[j + 1]!, sold) > given.fares[j + 1]!).length;
    });
    expect(levels).toEqual(given.optimum);
  });
});

function evenly({ fares, means, capacity }: Table['dynamic'][number]): Problem {
  return aProblem(
    fares.map((fare, l) => aFareLane(l, fare, means[l] ?? 0, [(means[l] ?? 0) / 100])),
    { capacity, hoursLeft: 100, binEdgesHours: [100, 0], classShape: 15, companionShare: [0] },
  );
}

it.each(table.dynamic)('the dynamic programme of five mixed fares at $capacity places', (given) => {
  const [solved] = solveDynamicProgramme(evenly(given), [100]);
  expect(Math.abs(solved!.values[0]! / given.value - 1)).toBeLessThan(3e-4);
});

describe('special functions', () => {
  const close = (value: number, expected: number, tolerance: number): void =>
    expect(Math.abs(value - expected)).toBeLessThan(tolerance * Math.max(1, Math.abs(expected)));
  it.each(table.numbers.normalQuantile)('normal quantile of %p', (p, z) =>
    close(normalQuantile(p), z, 1e-14),
  );
  it.each(table.numbers.normalCdf)('normal distribution at %p', (x, p) => close(normalCdf(x), p, 1e-14));
  it.each(table.numbers.logGamma)('log gamma at %p', (x, y) => close(logGamma(x), y, 1e-13));
  it.each(table.numbers.studentQuantile)('Student quantile of %p at %p degrees', (p, freedom, value) =>
    close(studentQuantile(p, freedom), value, 1e-9),
  );
  it.each(table.numbers.negativeBinomialTails)(
    'negative binomial, mean $mean, shape $shape',
    ({ mean, shape, tails, at200 }) => {
      negativeBinomialTails(5, mean, shape).forEach((tail, n) => close(tail, tails[n]!, 1e-10));
      close(negativeBinomialAtLeast(201, mean, shape), at200, 1e-9);
    },
  );
});
