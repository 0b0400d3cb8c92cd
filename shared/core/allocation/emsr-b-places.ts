import { emsrBProtection } from './emsr-b.ts';
import type { Lane, Problem } from './problem.ts';

/** A lane's remaining demand as a fare class: gamma-Poisson variance, and revenue less expected cancellations. */
function fareClass(problem: Problem, lane: Lane) {
  const mean = lane.expectedRemaining;
  const cancelled = Math.min(0.3, problem.cancelHazardPerHour * problem.hoursLeft * 0.5);
  return { fare: lane.rank * (1 - cancelled), mean, variance: mean + mean ** 2 / problem.classShape };
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
    const kept = Math.round(Math.min(problem.free, emsrBProtection(better, fareClass(problem, lane).fare)));
    return Math.max(0, problem.free - kept);
  });
}
