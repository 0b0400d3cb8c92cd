import type { Lane, Problem } from '#shared/core/allocation/problem.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';

/** A marketplace without bookings or demand. Demand that a test adds hardly varies from its mean. */
export const aLane = (over: Partial<Lane> = {}): Lane => ({
  channel: 'fitpass',
  isDirect: false,
  booked: 0,
  allocation: 0,
  value: 900,
  rank: over.value ?? 900,
  ratePerHour: [0, 0],
  expectedRemaining: 0,
  channelShape: 1e9,
  guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 0 },
  ...over,
});

export const aDirectLane = (over: Partial<Lane> = {}): Lane =>
  aLane({ channel: 'direct', isDirect: true, allocation: Infinity, value: 2000, ...over });

/**
 * The allocation problem of a class with these lanes (channels), in this order. The class starts in ten hours, which
 * are divided into two bins of six and four hours.
 */
export function aProblem(lanes: readonly Lane[], over: Partial<Problem> = {}): Problem {
  const sold = lanes.reduce((sum, { booked }) => sum + booked, 0);
  const capacity = over.capacity ?? 10;
  return {
    lanes,
    capacity,
    sold,
    free: Math.max(0, capacity - sold),
    occupancyPercent: percentOf(sold, capacity),
    hoursLeft: 10,
    binEdgesHours: [10, 4, 0],
    cancelHazardPerHour: 0,
    classShape: 1e9,
    diversion: { toDirect: 0, elsewhere: 0 },
    companionShare: [0, 0],
    ...over,
  };
}
