import type { Lane, Problem } from '#shared/core/allocation/problem.ts';
import { aLane, aProblem } from './a-problem.ts';

/** The number of hours during which customers of one fare book. */
export const turnHours = 100;

/**
 * Fares whose customers book one fare after the other, the cheapest first, each with Poisson-distributed demand. The
 * list is sorted best first.
 */
export function inTurn(given: {
  fares: readonly number[];
  means: readonly number[];
  capacity: number;
}): Problem {
  const { fares, means, capacity } = given;
  const count = fares.length;
  const ratesOf = (l: number): number[] =>
    fares.map((_, bin) => (bin === count - 1 - l ? (means[l] ?? 0) / turnHours : 0));
  return aProblem(
    fares.map((fare, l) => aFareLane(l, fare, means[l] ?? 0, ratesOf(l))),
    {
      capacity,
      hoursLeft: count * turnHours,
      binEdgesHours: Array.from({ length: count + 1 }, (_, i) => (count - i) * turnHours),
      classShape: 15,
      companionShare: fares.map(() => 0),
    },
  );
}

/** The lane of the fare with this rank (0 is the best), without a limit on its places. */
export const aFareLane = (l: number, fare: number, mean: number, ratePerHour: number[]): Lane =>
  aLane({
    channel: `fare-${l}`,
    isDirect: l === 0,
    value: fare,
    ratePerHour,
    expectedRemaining: mean,
    channelShape: 25,
    guidelines: { maxSlotAdjustment: Infinity, minHoursBeforeClass: 0 },
  });
