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

/** The time from `hours` before the start until the start, within one bin. */
interface Span {
  readonly bin: number;
  readonly hours: number;
  /** Requests expected in it, over all lanes. */
  readonly requests: number;
}

/** The spans until the start, latest first. */
function spansUntil({ lanes, binEdgesHours: edges }: Problem, hours: number): Span[] {
  const spans: Span[] = [];
  for (let bin = edges.length - 2; bin >= 0; bin -= 1) {
    const to = edges[bin + 1] ?? 0;
    const span = Math.min(edges[bin] ?? 0, hours) - to;
    if (span <= 0) break;
    let ratePerHour = 1e-9;
    for (const lane of lanes) ratePerHour += lane.ratePerHour[bin] ?? 0;
    spans.push({ bin, hours: span, requests: ratePerHour * span });
  }
  return spans;
}

/** The sum over all spans of their requests times the share of the lane's bookings that survives until their middle. */
function requestsMet(problem: Held, lane: Canceller, spans: readonly Span[]): number {
  let hazardLeft = 0;
  for (const { bin, hours } of spans) hazardLeft += hours * hazardIn(problem, lane, bin);
  let met = 0;
  let hazardAfter = 0;
  for (const { bin, hours, requests } of spans) {
    const hazard = hours * hazardIn(problem, lane, bin);
    met += requests * Math.exp(hazardAfter + hazard / 2 - hazardLeft);
    hazardAfter += hazard;
  }
  return met;
}

/**
 * How long a booking made on each lane `hours` before the start takes its place, relative to one that is cancelled at
 * the mean hazard: its survival until each later time, weighted by the requests at that time. A place freed after most
 * requests is freed for nobody. Cost O(lanes · bins).
 */
export function heldShares(problem: Problem, hazards: readonly number[], hours: number): number[] {
  const spans = spansUntil(problem, hours);
  const ofMean = requestsMet(problem, { cancelPerHour: hazards }, spans);
  return problem.lanes.map((lane) => (ofMean > 0 ? requestsMet(problem, lane, spans) / ofMean : 1));
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
