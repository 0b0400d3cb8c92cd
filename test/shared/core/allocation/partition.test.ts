import * as fc from 'fast-check';
import { partition, placeGains } from '../../../../shared/core/allocation/partition.ts';
import { problemOf } from '../../../../shared/core/allocation/problem.ts';
import { solve } from '../../../../shared/core/allocation/solve.ts';
import { aClass } from '../../../laws/a-class.ts';
import { arbitraryClass } from '../../../laws/arbitrary-class.ts';
import { bestSharing } from '../../../laws/brute-force.ts';

describe('the partition of separate inventory', () => {
  it('gains as much as the best of all ways to share, and never gives out more than is free', () => {
    fc.assert(
      fc.property(arbitraryClass, (given) => {
        const few = { ...given, capacity: Math.min(12, given.capacity ?? 0) };
        const channels = (given.channels ?? [])
          .slice(0, 4)
          .map((one) => ({ ...one, booked: one.booked % 3 }));
        const problem = problemOf(aClass({ ...few, channels }));
        const solution = solve(problem, false);
        const gains = placeGains(problem, solution, 6);
        const places = partition(problem, gains, solution.worthOffering);
        const gained = places.reduce(
          (sum, taken, l) => sum + gains[l]!.slice(0, taken).reduce((all, gain) => all + gain, 0),
          0,
        );
        expect(gained).toBeCloseTo(bestSharing(gains, problem.free), 6);
        expect(places.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(problem.free);
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});
