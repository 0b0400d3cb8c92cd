import type { Problem } from '#shared/core/allocation/problem.ts';

/** Hours in which one fare books. */
export const turnHours = 100;

/** Fares sorted best first that book one after the other, the cheapest first, each by a Poisson process. */
export function inTurn(given: {
  fares: readonly number[];
  means: readonly number[];
  capacity: number;
}): Problem {
  const { fares, means, capacity } = given;
  const count = fares.length;
  const lanes = fares.map((fare, l) => ({
    channel: `fare-${l}`,
    isDirect: l === 0,
    booked: 0,
    allocation: 0,
    value: fare,
    rank: fare,
    ratePerHour: fares.map((_, bin) => (bin === count - 1 - l ? (means[l] ?? 0) / turnHours : 0)),
    expectedRemaining: means[l] ?? 0,
    channelShape: 25,
    guidelines: { maxSlotAdjustment: Infinity, minHoursBeforeClass: 0 },
  }));
  const binEdgesHours = Array.from({ length: count + 1 }, (_, i) => (count - i) * turnHours);
  const time = { hoursLeft: count * turnHours, binEdgesHours, cancelHazardPerHour: 0, classShape: 15 };
  const diversion = { toDirect: 0, elsewhere: 0 };
  const companionShare = fares.map(() => 0);
  return {
    lanes,
    capacity,
    sold: 0,
    occupancyPercent: 0,
    free: capacity,
    ...time,
    diversion,
    companionShare,
  };
}
