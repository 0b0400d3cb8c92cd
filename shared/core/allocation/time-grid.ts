import { meanHazards } from './cancellation.ts';
import type { Problem } from './problem.ts';

/** Equal slices of a span of time before the start over which rates do not change. */
export interface Segment {
  readonly toHours: number;
  readonly fromHours: number;
  readonly slices: number;
  readonly bin: number;
}

/** Most events a slice may expect, so that no more than one is likely. */
const massMax = 0.5;

/** Longest slice: rates are even within a bin, but what cancellations take is not. */
const spanHoursMax = 4;

function segmentOf(
  problem: Problem,
  hazard: number,
  bin: number,
  toHours: number,
  fromHours: number,
): Segment {
  let events = hazard * problem.capacity;
  for (const lane of problem.lanes) events += lane.ratePerHour[bin] ?? 0;
  const span = fromHours - toHours;
  const slices = Math.max(1, Math.ceil(span / spanHoursMax - 1e-9), Math.ceil((span * events) / massMax));
  return { bin, toHours, fromHours, slices };
}

/**
 * Segments from the start back to `hoursLeft`, latest first, never across a bin edge or one of `stops`: slices are at
 * most four hours long, and shorter where many events are expected.
 */
export function timeGrid(problem: Problem, stops: readonly number[]): Segment[] {
  const { binEdgesHours: edges, hoursLeft } = problem;
  const hazards = meanHazards(problem);
  const segments: Segment[] = [];
  for (let bin = edges.length - 2; bin >= 0; bin -= 1) {
    const upper = Math.min(edges[bin] ?? 0, hoursLeft);
    let at = edges[bin + 1] ?? 0;
    while (at < upper) {
      let end = upper;
      for (const stop of stops) if (stop > at && stop < end) end = stop;
      segments.push(segmentOf(problem, hazards[bin] ?? 0, bin, at, end));
      at = end;
    }
  }
  return segments;
}

/** How many slices timeGrid would make, at most, without making them. */
export function gridSize(problem: Problem): number {
  const requests = problem.lanes.reduce((sum, lane) => sum + lane.expectedRemaining, 0);
  return 100 + (requests + problem.cancelHazardPerHour * problem.capacity * problem.hoursLeft) / massMax;
}
