import type { Problem } from './problem.ts';
import { timeGrid, type Slice } from './time-grid.ts';

/** Expected revenue still to come, by places sold (0 … capacity), at one time before the start. */
export interface ValueFunction {
  readonly hours: number;
  readonly values: Float64Array;
}

/** One event at most in the slice, as seen `hours` before the start: V + Δ · (what requests add + what cancellations move). */
function step(problem: Problem, slice: Slice, hours: number, values: Float64Array): Float64Array {
  const next = Float64Array.from(values);
  const discount = Math.exp(-problem.cancelHazardPerHour * hours);
  problem.lanes.forEach((lane, l) => {
    const mass = slice.mass[l] ?? 0;
    if (mass === 0) return;
    const earned = lane.rank * discount;
    for (let n = 0; n < problem.capacity; n += 1) {
      const gain = earned + (values[n + 1] ?? 0) - (values[n] ?? 0);
      if (gain > 0) next[n] = (next[n] ?? 0) + mass * gain;
    }
  });
  const hazard = problem.cancelHazardPerHour * (slice.fromHours - slice.toHours);
  for (let n = 1; n <= problem.capacity; n += 1) {
    next[n] = (next[n] ?? 0) + hazard * n * ((values[n - 1] ?? 0) - (values[n] ?? 0));
  }
  return next;
}

/**
 * Revenue to come by places sold, at each of `stops` (hours before the start), under the optimal acceptance of requests:
 * accept iff r >= V(n) − V(n + 1). T. C. Lee and M. Hersh, "A model for dynamic airline seat inventory control with
 * multiple seat bookings", Transportation Science 27 (1993) 252-265; with cancellations at one hazard h as in
 * J. Subramanian, S. Stidham and C. Lautenbacher, Transportation Science 33 (1999) 147-167: a booking made at τ counts
 * r · exp(−hτ) at once (the refund is charged when it is made) and a freed place is credited through the term n · h.
 * Backward in time by Heun's rule, V ← (V + step(step(V))) / 2: an average of values of one-event slices, so places stay
 * worth less the more of them are left (S. Gottlieb, C.-W. Shu and E. Tadmor, SIAM Review 43 (2001) 89-112).
 * Cost O(slices · lanes · capacity).
 */
export function solveDynamicProgramme(problem: Problem, stops: readonly number[]): ValueFunction[] {
  let values = new Float64Array(problem.capacity + 1);
  const found = new Map<number, Float64Array>([[0, values]]);
  for (const slice of timeGrid(problem, stops)) {
    const once = step(problem, slice, slice.toHours, values);
    const twice = step(problem, slice, slice.fromHours, once);
    const before = values;
    values = twice.map((value, n) => (value + (before[n] ?? 0)) / 2);
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
