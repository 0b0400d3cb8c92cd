import * as fc from 'fast-check';
import {
  binLengthsHours,
  defaultBinEdgesHours,
  nominalHours,
  realHours,
  requireEdges,
} from '#shared/core/forecast/bins.ts';

it('real hours are what nominal hours came from', () => {
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

it('a week falls into days, its last two days into halves and the last half into hours of six', () => {
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
