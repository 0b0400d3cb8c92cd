import type { PlaceGains } from './partition.ts';
import type { Lane, Problem } from './problem.ts';
import type { Guidelines, Limit } from './types.ts';

/** A lane's new allocation, and what kept it from the number wanted. */
export interface Bounded {
  to: number;
  limit: Limit;
}

function occupancyPercent(problem: Problem): number {
  return problem.capacity === 0 ? 0 : (problem.sold / problem.capacity) * 100;
}

function guardRail(problem: Problem, guidelines: Guidelines, from: number, wanted: number): Limit {
  const percent = occupancyPercent(problem);
  if (wanted < from && percent < (guidelines.closeNothingBelowPercent ?? 0)) return 'low-occupancy';
  if (wanted > from && percent > (guidelines.openNothingAbovePercent ?? Infinity)) return 'high-occupancy';
  return 'none';
}

/**
 * One lane's allocation within its bounds: booked <= to <= capacity, at most `maxSlotAdjustment` away from where it was.
 * Where those quarrel, places sold win over capacity, and both win over the size of the adjustment.
 */
export function boundLane(problem: Problem, lane: Lane, open: number, guidelines: Guidelines): Bounded {
  const wanted = lane.booked + open;
  const rail = guardRail(problem, guidelines, lane.allocation, wanted);
  if (rail !== 'none') return { to: Math.max(lane.booked, lane.allocation), limit: rail };
  const step = Math.floor(guidelines.maxSlotAdjustment);
  const near = Math.min(lane.allocation + step, Math.max(lane.allocation - step, wanted));
  const to = Math.max(lane.booked, Math.min(problem.capacity, near));
  return { to, limit: to === wanted ? 'none' : 'max-slot-adjustment' };
}

/**
 * For separate inventory: takes back increases, least gain first, until open places over all marketplaces no longer
 * exceed the free ones, or no increase is left. Decreases held back by the size of an adjustment can leave an excess
 * that was there before; it never grows.
 */
export function trimToFreePlaces(problem: Problem, bounded: (Bounded | null)[], gains: PlaceGains): void {
  const openOf = (l: number): number => Math.max(0, (bounded[l]?.to ?? 0) - (problem.lanes[l]?.booked ?? 0));
  let excess = problem.lanes.reduce((sum, _, l) => sum + (bounded[l] ? openOf(l) : 0), 0) - problem.free;
  for (; excess > 0; excess -= 1) {
    let [worst, least] = [-1, Infinity];
    bounded.forEach((one, l) => {
      const floor = Math.max(problem.lanes[l]?.allocation ?? 0, problem.lanes[l]?.booked ?? 0);
      const gain = gains[l]?.[openOf(l) - 1] ?? 0;
      if (one && one.to > floor && gain < least) [worst, least] = [l, gain];
    });
    const one = bounded[worst];
    if (!one) return;
    one.to -= 1;
    one.limit = 'free-places';
  }
}
