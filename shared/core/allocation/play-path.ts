import { standing, type Path } from './draw-path.ts';
import type { Problem } from './problem.ts';

/**
 * Revenue in minor units that a class takes along one path under fixed allocations (one per lane): a request is accepted
 * iff the class is not full and its lane has places; a cancelled booking earns nothing and frees its place. What standing
 * bookings earn is the same under any allocation and left out. Cost O(events).
 */
export function playPath(problem: Problem, path: Path, allocations: readonly number[]): number {
  const open = problem.lanes.map((lane, l) =>
    lane.isDirect ? Infinity : (allocations[l] ?? 0) - lane.booked,
  );
  const accepted = new Uint8Array(path.requests);
  let free = problem.capacity - problem.sold;
  let revenue = 0;
  const move = (lane: number, by: number): void => {
    free -= by;
    open[lane] = (open[lane] ?? 0) - by;
  };
  path.kinds.forEach((kind, i) => {
    const lane = path.lanes[i] ?? 0;
    const value = problem.lanes[lane]?.value ?? 0;
    if (kind === standing) move(lane, -1);
    else if (kind < 0) {
      if (accepted[-1 - kind] === 0) return;
      move(lane, -1);
      revenue -= value;
    } else if (free > 0 && (open[lane] ?? 0) > 0) {
      accepted[kind] = 1;
      move(lane, 1);
      revenue += value;
    }
  });
  return revenue;
}
