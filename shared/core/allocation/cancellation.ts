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
 * How long a booking made on each lane `hours` before the start takes its place, relative to one that is cancelled at
 * the mean hazard: its survival until each later time, weighted by the requests at that time. A place freed after most
 * requests is freed for nobody.
 */
export function heldShares(problem: Problem, hazards: readonly number[], hours: number): number[] {
  const { lanes, binEdgesHours: edges } = problem;
  const later = edges.slice(1).flatMap((to, bin) => {
    const from = Math.min(edges[bin] ?? 0, hours);
    if (from <= to) return [];
    const asked = lanes.reduce((all, { ratePerHour }) => all + (ratePerHour[bin] ?? 0), 1e-9);
    return { middle: (from + to) / 2, requests: asked * (from - to) };
  });
  const held = (lane: Canceller): number => {
    const now = standingShare(problem, lane, hours);
    return later.reduce(
      (sum, { middle, requests }) => sum + (requests * now) / standingShare(problem, lane, middle),
      0,
    );
  };
  const ofMean = held({ cancelPerHour: hazards });
  return lanes.map((lane) => (ofMean > 0 ? held(lane) / ofMean : 1));
}

/**
 * What a place that is booked on each lane `hours` before the start is worth compared with one that is freed at the mean
 * hazard: the booking's value times its survival, over how long it takes its place. Lanes compete for places by it.
 */
export function standingRanks(
  problem: Problem,
  hours: number,
  hazards: readonly number[] = meanHazards(problem),
): { readonly isDirect: boolean; readonly rank: number; readonly held: number }[] {
  const held = heldShares(problem, hazards, hours);
  return problem.lanes.map((lane, l) => {
    const share = held[l] ?? 1;
    return {
      isDirect: lane.isDirect,
      rank: (lane.rank * standingShare(problem, lane, hours)) / share,
      held: share,
    };
  });
}
