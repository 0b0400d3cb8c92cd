import * as fc from 'fast-check';
import {
  binLengthsHours,
  defaultBinEdgesHours,
  nominalHours,
  realHours,
  requireEdges,
} from '#shared/core/forecast/bins.ts';

it('real hours are the inverse of nominal hours', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 2000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (opened, share) => {
        const hours = opened * share;
        const nominal = nominalHours(defaultBinEdgesHours, opened, hours);
        expect(realHours(defaultBinEdgesHours, opened, nominal)).toBeCloseTo(hours, 8);
      },
    ),
    { numRuns: 300 },
  );
});

describe('hours just after the opening of a sale', () => {
  const rush = [6, 6, 2, 1, 1, 1];
  const edges = defaultBinEdgesHours;

  it('have the weight of the rush, within the bin of the opening', () => {
    // Of the 24 hours the first three weigh 18, the next three 6, the other eighteen 18: 42 in all.
    expect(nominalHours(edges, 168, 165, rush)).toBeCloseTo(168 - (24 * 18) / 42, 10);
    expect(nominalHours(edges, 168, 162, rush)).toBeCloseTo(168 - (24 * 24) / 42, 10);
    expect(nominalHours(edges, 96, 93, rush)).toBeCloseTo(96 - (24 * 18) / 42, 10);
    // Of 96 hours the first three weigh 18 of 114, squeezed into 24.
    expect(nominalHours(edges, 240, 237, rush)).toBeCloseTo(168 - (24 * 18) / 114, 10);
  });

  it('change no other bin, and nothing if all have the same weight', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (opened, share) => {
          const hours = opened * share;
          const [plain, alike, rushed] = [undefined, [3, 3, 3, 3, 3, 3], rush].map((weights) =>
            nominalHours(edges, opened, hours, weights),
          );
          expect(alike).toBeCloseTo(plain!, 9);
          const lower = edges.find((edge) => edge < Math.min(opened, edges[0]!)) ?? 0;
          if (hours <= lower) expect(rushed).toBe(plain);
          else expect(rushed).toBeLessThanOrEqual(plain! + 1e-9);
          expect(rushed).toBeGreaterThanOrEqual(Math.min(hours, lower));
        },
      ),
    );
  });

  it('begin and end with the bin', () => {
    expect(nominalHours(edges, 240, 240, rush)).toBe(168);
    expect(nominalHours(edges, 240, 144, rush)).toBe(144);
    expect(nominalHours(edges, 0, 0, rush)).toBe(0);
  });
});

it('a week is divided into days, its last two days into halves and the last half into six hours each', () => {
  expect(binLengthsHours(defaultBinEdgesHours)).toEqual([24, 24, 24, 24, 24, 12, 12, 12, 6, 6]);
});

describe('edges of bins', () => {
  it.each([[[24, 0]], [[48, 24, 0]]])('may be %j', (edges) => {
    expect(() => requireEdges('edges', edges)).not.toThrow();
  });
  it.each([
    ['edges', []],
    ['edges', [0]],
    ['edges', [24, 12]],
    ['edges[0]', [Number.NaN, 0]],
    ['edges[1]', [24, 24, 0]],
    ['edges[1]', [24, -3, 0]],
  ])('are refused at %s where they are %j', (path, edges) => {
    expect(() => requireEdges('edges', edges)).toThrow(expect.objectContaining({ path }));
  });
});
