import type { Problem } from './problem.ts';
import { timeGrid, type Slice } from './time-grid.ts';

/** Expected revenue still to come, by places sold (0 … capacity), at one time before the start. */
export interface ValueFunction {
  readonly hours: number;
  readonly values: Float64Array;
}

function addRequests(
  problem: Problem,
  slice: Slice,
  values: Float64Array,
  next: Float64Array,
  discount: number,
): void {
  problem.lanes.forEach((lane, l) => {
    const mass = slice.mass[l] ?? 0;
    if (mass === 0) return;
    const earned = lane.rank * discount;
    for (let n = 0; n < problem.capacity; n += 1) {
      const gain = earned + (values[n + 1] ?? 0) - (values[n] ?? 0);
      if (gain > 0) next[n] = (next[n] ?? 0) + mass * gain;
    }
  });
}

function addCancellations(problem: Problem, slice: Slice, values: Float64Array, next: Float64Array): void {
  const hazard = problem.cancelHazardPerHour * (slice.fromHours - slice.toHours);
  if (hazard === 0) return;
  for (let n = 1; n <= problem.capacity; n += 1) {
    next[n] = (next[n] ?? 0) + hazard * n * ((values[n - 1] ?? 0) - (values[n] ?? 0));
  }
}

/**
 * Revenue to come by places sold, at each of `stops` (hours before the start), under the optimal acceptance of requests:
 * accept iff r >= V(n) − V(n + 1). T. C. Lee and M. Hersh, "A model for dynamic airline seat inventory control with
 * multiple seat bookings", Transportation Science 27 (1993) 252-265; with cancellations at one hazard h as in
 * J. Subramanian, S. Stidham and C. Lautenbacher, Transportation Science 33 (1999) 147-167: a booking made at τ counts
 * r · exp(−hτ) at once (the refund is charged when it is made) and a freed place is credited through the term n · h.
 * Backward in time, one event a slice. Cost O(slices · lanes · capacity).
 */
export function solveDynamicProgramme(problem: Problem, stops: readonly number[]): ValueFunction[] {
  let values = new Float64Array(problem.capacity + 1);
  const found = new Map<number, Float64Array>([[0, values]]);
  for (const slice of timeGrid(problem, stops)) {
    const next = Float64Array.from(values);
    const middle = (slice.fromHours + slice.toHours) / 2;
    addRequests(problem, slice, values, next, Math.exp(-problem.cancelHazardPerHour * middle));
    addCancellations(problem, slice, values, next);
    values = next;
    if (stops.includes(slice.fromHours)) found.set(slice.fromHours, values);
  }
  return stops.map((hours) => ({ hours, values: found.get(hours) ?? values }));
}

/** What one more place is worth when n are sold: V(n) − V(n + 1). */
export function placeValue(value: ValueFunction, sold: number): number {
  return (value.values[sold] ?? 0) - (value.values[sold + 1] ?? 0);
}

/** Further places worth offering on each lane: the largest u with r · exp(−hτ) >= V(n + u − 1) − V(n + u). */
export function placesWorthOffering(problem: Problem, value: ValueFunction): number[] {
  const discount = Math.exp(-problem.cancelHazardPerHour * value.hours);
  return problem.lanes.map((lane) => {
    let places = 0;
    while (places < problem.free && lane.rank * discount + 1e-9 >= placeValue(value, problem.sold + places))
      places += 1;
    return places;
  });
}
