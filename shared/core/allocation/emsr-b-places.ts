import { emsrBProtection, type FareClass } from './emsr-b.ts';
import type { Lane, Problem } from './problem.ts';

/**
 * A lane's remaining demand as a fare class with gamma-Poisson variance. Cancellations take the same share of every
 * fare, and only the ratio of fares counts.
 */
function fareClass({ classShape }: Problem, { rank: fare, expectedRemaining: mean }: Lane): FareClass {
  return { fare, mean, variance: mean + mean ** 2 / classShape };
}

/**
 * Further places worth offering on each lane by EMSR-b: the free places less what the strictly better lanes should keep.
 * Cost O(lanes²).
 */
export function emsrBPlaces(problem: Problem): number[] {
  return problem.lanes.map((lane) => {
    const better = problem.lanes
      .filter((other) => other.rank > lane.rank)
      .map((other) => fareClass(problem, other));
    const kept = Math.round(Math.min(problem.free, emsrBProtection(better, lane.rank)));
    return problem.free - kept;
  });
}
