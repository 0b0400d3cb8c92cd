import { meanHazards } from './cancellation.ts';
import type { Problem } from './problem.ts';

/** Equal slices of a period before the start in which rates are constant. */
export interface Segment {
  readonly toHours: number;
  readonly fromHours: number;
  readonly slices: number;
  readonly bin: number;
}

/** Maximum expected events per slice, so that more than one is unlikely. */
const massMax = 0.5;

/** Longest slice: rates are constant within a bin, but the effect of cancellations is not. */
const spanHoursMax = 4;

function segmentOf(
  problem: Problem,
  hazard: number,
  bin: number,
  toHours: number,
  fromHours: number,
  demand: number,
): Segment {
  let events = hazard * problem.capacity;
  for (const lane of problem.lanes) events += (lane.ratePerHour[bin] ?? 0) * demand;
  const span = fromHours - toHours;
  const slices = Math.max(1, Math.ceil(span / spanHoursMax - 1e-9), Math.ceil((span * events) / massMax));
  return { bin, toHours, fromHours, slices };
}

/**
 * Segments from the start back to `hoursLeft`, latest first, never across a bin edge or one of `stops`. Slices are at
 * most four hours long, and shorter where many events are expected.
 *
 * @param demand a multiple of the problem's rates
 * @param hazards the rate at which a place is freed, by bin, if it is known already
 */
export function timeGrid(
  problem: Problem,
  stops: readonly number[],
  demand = 1,
  hazards: readonly number[] = meanHazards(problem),
): Segment[] {
  const { binEdgesHours: edges, hoursLeft } = problem;
  const segments: Segment[] = [];
  for (let bin = edges.length - 2; bin >= 0; bin -= 1) {
    const upper = Math.min(edges[bin] ?? 0, hoursLeft);
    let at = edges[bin + 1] ?? 0;
    while (at < upper) {
      let end = upper;
      for (const stop of stops) if (stop > at && stop < end) end = stop;
      segments.push(segmentOf(problem, hazards[bin] ?? 0, bin, at, end, demand));
      at = end;
    }
  }
  return segments;
}

/** An upper bound for the number of slices that timeGrid would create, without creating them. */
export function gridSize(problem: Problem, demand = 1): number {
  const requests = demand * problem.lanes.reduce((sum, lane) => sum + lane.expectedRemaining, 0);
  return 100 + (requests + problem.cancelHazardPerHour * problem.capacity * problem.hoursLeft) / massMax;
}
