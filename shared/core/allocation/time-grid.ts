import type { Problem } from './problem.ts';

/** One slice of time before the start; `mass` is the expected number of requests in it by lane. */
export interface Slice {
  readonly fromHours: number;
  readonly toHours: number;
  readonly mass: readonly number[];
}

/** Most events a slice may expect, so that no more than one is likely. */
const massMax = 0.5;

/** Longest slice: rates are even within a bin, but what cancellations take is not. */
const spanHoursMax = 4;

function cut(problem: Problem, toHours: number, fromHours: number, bin: number): Slice[] {
  const rates = problem.lanes.map((lane) => lane.ratePerHour[bin] ?? 0);
  const events = rates.reduce((sum, rate) => sum + rate, problem.cancelHazardPerHour * problem.capacity);
  const span = fromHours - toHours;
  const count = Math.max(1, Math.ceil(span / spanHoursMax - 1e-9), Math.ceil((span * events) / massMax));
  const mass = rates.map((rate) => (rate * span) / count);
  return Array.from({ length: count }, (_, i) => ({
    toHours: toHours + (span * i) / count,
    fromHours: i === count - 1 ? fromHours : toHours + (span * (i + 1)) / count,
    mass,
  }));
}

/**
 * Slices from the start back to `hoursLeft`, latest first, never across a bin edge or one of `stops`: at
 * most four hours long, and shorter where many events are expected.
 */
export function timeGrid(problem: Problem, stops: readonly number[]): Slice[] {
  const marks = [...problem.binEdgesHours, problem.hoursLeft, ...stops];
  const ends = [...new Set(marks.filter((hours) => hours >= 0 && hours <= problem.hoursLeft))].sort(
    (a, b) => a - b,
  );
  return ends.slice(1).flatMap((fromHours, i) => {
    const toHours = ends[i] ?? 0;
    const bin = problem.binEdgesHours.findIndex((edge, b) => b > 0 && edge <= toHours) - 1;
    return cut(problem, toHours, fromHours, bin);
  });
}

/** How many slices timeGrid would make, at most, without making them. */
export function gridSize(problem: Problem): number {
  const requests = problem.lanes.reduce((sum, lane) => sum + lane.expectedRemaining, 0);
  return 100 + (requests + problem.cancelHazardPerHour * problem.capacity * problem.hoursLeft) / massMax;
}
