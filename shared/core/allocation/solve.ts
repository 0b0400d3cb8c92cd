import { standingRanks } from './cancellation.ts';
import type { Seller } from './diversion.ts';
import { placesWorthOffering, placeValue, solveUncertain } from './dynamic-programme.ts';
import { emsrBPlaces } from './emsr-b-places.ts';
import { possibleDemands } from './possible-demands.ts';
import type { Problem } from './problem.ts';
import { gridSize } from './time-grid.ts';
import type { Solver } from './types.ts';

/** Economics of one class, with arrays in the order of the problem's lanes. Amounts are in minor units. */
export interface Solution {
  readonly solver: Solver;
  /** Further places worth offering on each lane, considered alone. */
  readonly worthOffering: readonly number[];
  /** What a place booked now through each lane is worth (see standingRanks), weighted by the owner's preference. */
  readonly bookingRank: readonly number[];
  /** The value of keeping the n-th next free place, for n = 0 … free − 1. */
  readonly placeValues: readonly number[];
}

/** What a booking on each lane is worth, for the questions about where refused customers divert. */
export const sellersOf = (problem: Problem, { bookingRank }: Solution): Seller[] =>
  problem.lanes.map(({ isDirect }, l) => ({ isDirect, rank: bookingRank[l] ?? 0 }));

/** Above this number of steps, EMSR-b replaces the dynamic programme. */
const stepsMax = 20_000_000;

function byDynamicProgramme(problem: Problem, atHours: number): Solution {
  const value = solveUncertain(problem, atHours);
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
    // A lower bound for the value of a place: the revenue of the best channel that is not offered it; 0 if all channels
    // are.
    placeValues: Array.from({ length: problem.free }, (_, n) => {
      return bookingRank[worthOffering.findIndex((places) => places <= n)] ?? 0;
    }),
  };
}

/**
 * Solves one class. `isLastRun` means that its allocations cannot change again: the present levels are then too tight,
 * since they would never reopen, so those at half the remaining time are used.
 */
export function solve(problem: Problem, isLastRun: boolean, solver: Solver = 'dynamic-programme'): Solution {
  const slices = possibleDemands(problem).reduce((sum, { demand }) => sum + gridSize(problem, demand), 0);
  const steps = slices * problem.lanes.length * problem.capacity;
  if (solver === 'emsr-b' || steps > stepsMax) return byEmsrB(problem);
  return byDynamicProgramme(problem, isLastRun ? problem.hoursLeft / 2 : problem.hoursLeft);
}
