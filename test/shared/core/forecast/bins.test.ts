import * as fc from 'fast-check';
import { defaultBinEdgesHours, nominalHours, realHours } from '../../../../shared/core/forecast/bins.ts';

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
    { seed: 6, numRuns: 300 },
  );
});
