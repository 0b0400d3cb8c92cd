import { standingRanks } from './cancellation.ts';
import { acceptedUpTo } from './diversion.ts';
import { emsrBProtection, type FareClass } from './emsr-b.ts';
import type { Lane, Problem } from './problem.ts';

/**
 * A lane's remaining demand as a fare class with gamma-Poisson variance.
 */
function fareClass({ classShape }: Problem, { expectedRemaining: mean }: Lane, fare: number): FareClass {
  return { fare, mean, variance: mean + mean ** 2 / classShape };
}

/**
 * Further places worth offering on each lane by EMSR-b: the free places less what the strictly better lanes should keep.
 * Cost O(lanes²).
 */
export function emsrBPlaces(problem: Problem): number[] {
  const fares = acceptedUpTo(standingRanks(problem, problem.hoursLeft), problem.diversion);
  return fares.map((fare) => {
    if (fare < 0) return 0;
    const better = problem.lanes.flatMap((other, l) => {
      const otherFare = fares[l] ?? 0;
      return otherFare > fare ? [fareClass(problem, other, otherFare)] : [];
    });
    const kept = Math.round(Math.min(problem.free, emsrBProtection(better, fare)));
    return problem.free - kept;
  });
}
