import { standingRanks } from './cancellation.ts';
import { placesWorthOffering, placeValue, solveDynamicProgramme } from './dynamic-programme.ts';
import { emsrBPlaces } from './emsr-b-places.ts';
import type { Problem } from './problem.ts';
import { gridSize } from './time-grid.ts';
import type { Solver } from './types.ts';

/** Economics of one class, arrays in the order of the problem's lanes. Amounts in minor units. */
export interface Solution {
  readonly solver: Solver;
  /** Further places worth offering on each lane, each taken by itself. */
  readonly worthOffering: readonly number[];
  /** What a booking through each lane made now is expected to earn, weighted by the owner's preference. */
  readonly bookingRank: readonly number[];
  /** What the n-th next free place is worth when it is kept, for n = 0 … free − 1. */
  readonly placeValues: readonly number[];
}

/** Above this many steps the dynamic programme gives way to EMSR-b. */
const stepsMax = 20_000_000;

function byDynamicProgramme(problem: Problem, atHours: number): Solution {
  const [value] = solveDynamicProgramme(problem, [atHours]);
  if (!value) return byEmsrB(problem);
  return {
    solver: 'dynamic-programme',
    worthOffering: placesWorthOffering(problem, value),
    bookingRank: standingRanks(problem, atHours).map(({ rank }) => rank),
    placeValues: Array.from({ length: problem.free }, (_, n) => placeValue(value, problem.sold + n)),
  };
}

function byEmsrB(problem: Problem): Solution {
  const worthOffering = emsrBPlaces(problem);
  const bookingRank = standingRanks(problem, problem.hoursLeft).map(({ rank }) => rank);
  return {
    solver: 'emsr-b',
    worthOffering,
    bookingRank,
    // At least what the best channel pays that is not offered the place; nothing where all of them are.
    placeValues: Array.from({ length: problem.free }, (_, n) => {
      return bookingRank[worthOffering.findIndex((places) => places <= n)] ?? 0;
    }),
  };
}

/**
 * Solves one class. `isLastRun` says that its allocations cannot be changed again: the levels of now are too tight then,
 * since they would never reopen, and those at half the remaining time are taken.
 */
export function solve(problem: Problem, isLastRun: boolean, solver: Solver = 'dynamic-programme'): Solution {
  const steps = gridSize(problem) * problem.lanes.length * problem.capacity;
  if (solver === 'emsr-b' || steps > stepsMax) return byEmsrB(problem);
  return byDynamicProgramme(problem, isLastRun ? problem.hoursLeft / 2 : problem.hoursLeft);
}
