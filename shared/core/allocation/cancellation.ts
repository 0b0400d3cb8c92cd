import type { Lane, Problem } from './problem.ts';

type Held = Pick<Problem, 'binEdgesHours' | 'cancelHazardPerHour'>;
type Canceller = Pick<Lane, 'cancelPerHour'>;

/** Hazard per hour of a cancellation of a booking on the lane, in a bin. */
export const hazardIn = ({ cancelHazardPerHour }: Held, lane: Canceller, bin: number): number =>
  lane.cancelPerHour?.[bin] ?? cancelHazardPerHour;

/** Share of the lane's bookings that survive until the start, of those made or active `hours` before it. */
export function standingShare(problem: Held, lane: Canceller, hours: number): number {
  if (!lane.cancelPerHour) return Math.exp(-problem.cancelHazardPerHour * hours);
  const { binEdgesHours: edges } = problem;
  let hazard = 0;
  for (let bin = 0; bin < edges.length - 1; bin += 1) {
    const span = Math.min(edges[bin] ?? 0, hours) - (edges[bin + 1] ?? 0);
    if (span > 0) hazard += span * hazardIn(problem, lane, bin);
  }
  return Math.exp(-hazard);
}

/**
 * Rate at which cancellations free places over all lanes, weighted by each lane's sold and expected bookings. Cost
 * O(lanes · bins).
 */
export function meanHazards(problem: Problem): number[] {
  const { lanes, binEdgesHours } = problem;
  if (lanes.every(({ cancelPerHour }) => !cancelPerHour))
    return binEdgesHours.slice(1).map(() => problem.cancelHazardPerHour);
  const weights = lanes.map(({ booked, expectedRemaining }) => booked + expectedRemaining + 1e-6);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return binEdgesHours
    .slice(1)
    .map(
      (_, bin) =>
        lanes.reduce((sum, lane, l) => sum + (weights[l] ?? 0) * hazardIn(problem, lane, bin), 0) / all,
    );
}

/**
 * What a place that is booked on each lane `hours` before the start is worth while it is taken, weighted by the share of
 * all bookings that survive; lanes compete for places by it. A lane's own cancellations free its places for others, so
 * they lower what its bookings earn and what their places cost alike.
 */
export function standingRanks(
  problem: Problem,
  hours: number,
): { readonly isDirect: boolean; readonly rank: number }[] {
  const all = standingShare(problem, { cancelPerHour: meanHazards(problem) }, hours);
  return problem.lanes.map(({ isDirect, rank }) => ({ isDirect, rank: rank * all }));
}
