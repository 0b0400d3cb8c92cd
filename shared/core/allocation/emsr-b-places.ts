import { standingRanks } from './cancellation.ts';
import { acceptedUpTo } from './diversion.ts';
import { emsrBProtection, type FareClass } from './emsr-b.ts';
import { requestsLeft, type Lane, type Problem } from './problem.ts';

/**
 * A lane's remaining demand as a fare class with gamma-Poisson variance.
 */
function fareClass(problem: Problem, lane: Lane, fare: number): FareClass {
  const { expectedRemaining: mean } = lane;
  const { dispersion } = requestsLeft(problem, lane);
  return { fare, mean, variance: mean * dispersion + mean ** 2 / problem.classShape };
}

/**
 * Further places worth offering on each lane by EMSR-b: the free places less those protected for the strictly better
 * lanes. Cost O(lanes²).
 */
export function emsrBPlaces(problem: Problem): number[] {
  const fares = acceptedUpTo(standingRanks(problem, problem.hoursLeft), problem.diversion);
  const classes = problem.lanes.map((lane, l) => fareClass(problem, lane, fares[l] ?? 0));
  return fares.map((fare) => {
    if (fare < 0) return 0;
    const better = classes.filter((other) => other.fare > fare);
    const kept = Math.round(Math.min(problem.free, emsrBProtection(better, fare)));
    return problem.free - kept;
  });
}
