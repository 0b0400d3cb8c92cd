import type { Path } from './draw-path.ts';
import type { Futures } from './futures.ts';
import type { Problem } from './problem.ts';

/** What simulated bookings say of a decision. */
export interface Evidence {
  /** P(more revenue with the changes | revenue differs). */
  readonly confidence: number;
  /** Nothing changes. */
  readonly isIdle: boolean;
  /** Expected gain of each lane's change when changes are made one after the other; they sum to the whole gain. */
  readonly gainByLane: readonly number[];
}

/** One lane's change, and all allocations once it is made. */
interface Arm {
  readonly lane: number;
  /** Places that are open on the lane before or after, whichever are fewer. */
  readonly leastOpen: number;
  readonly allocations: readonly number[];
}

/** Allocations before, after the first lane's change, after the second's, … and after all. */
export function arms(problem: Problem, targets: readonly number[]): Arm[] {
  let allocations = problem.lanes.map((lane) => lane.allocation);
  return problem.lanes.flatMap((lane, l) => {
    const target = targets[l] ?? lane.allocation;
    if (target === lane.allocation) return [];
    allocations = allocations.map((was, i) => (i === l ? target : was));
    return { lane: l, leastOpen: Math.min(lane.allocation, target) - lane.booked, allocations };
  });
}

/** Whether the arm's lane may run out of places, before the change or after it: if not, both earn the same. */
export const mayDiffer = ({ requestsByLane }: Path, { lane, leastOpen }: Arm): boolean =>
  (requestsByLane[lane] ?? 0) > leastOpen;

/**
 * Compares new allocations with the present ones, neither altered again, on the same simulated futures (common random
 * numbers). Ties say nothing about the direction of a difference and are left out of the confidence.
 * Cost O(paths · events · changed lanes).
 */
export function compareOnPaths(futures: Futures, targets: readonly number[], paths: number): Evidence {
  const { problem, present } = futures;
  const steps = arms(problem, targets);
  const gainByLane = problem.lanes.map(() => 0);
  if (steps.length === 0 || paths === 0) return { confidence: 0.5, isIdle: steps.length === 0, gainByLane };
  const now = futures.under(present);
  const played = steps.map((step) => ({ step, under: futures.under(step.allocations) }));
  let [better, worse] = [0, 0];
  for (let i = 0; i < paths; i += 1) {
    const path = futures.at(i);
    let before: number | undefined;
    let last = 0;
    for (const { step, under } of played) {
      if (!mayDiffer(path, step)) continue;
      if (before === undefined) last = before = now.at(i);
      const revenue = under.at(i);
      gainByLane[step.lane] = (gainByLane[step.lane] ?? 0) + (revenue - last) / paths;
      last = revenue;
    }
    if (before === undefined) continue;
    if (last > before + 1e-6) better += 1;
    if (last < before - 1e-6) worse += 1;
  }
  return { confidence: (better + 0.5) / (better + worse + 1), isIdle: false, gainByLane };
}
