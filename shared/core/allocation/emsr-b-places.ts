import { hoursInBins } from '../forecast/bins.ts';
import { standingRanks } from './cancellation.ts';
import { acceptedUpTo } from './diversion.ts';
import { emsrBProtection, type FareClass } from './emsr-b.ts';
import { requestsIn, type Lane, type Problem } from './problem.ts';

/**
 * A lane's remaining demand as a fare class with gamma-Poisson variance.
 */
function fareClass(problem: Problem, lane: Lane, fare: number): FareClass {
  const { expectedRemaining: mean } = lane;
  const { dispersion } = requestsIn(problem, lane, hoursInBins(problem.binEdgesHours, problem.hoursLeft, 0));
  return { fare, mean, variance: mean * dispersion + mean ** 2 / problem.classShape };
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
