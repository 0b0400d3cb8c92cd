import type { ReplayClass, ReplayInput } from '#shared/core/allocation/replay-types.ts';
import type { AllocationEntry, BookingEvent } from '#shared/core/forecast/observe-class.ts';
import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';

export interface PastStudio {
  weeks: number;
  classesPerWeek: number;
  capacity: number;
  /**
   * The mean number of requests per class, and the number of places that a marketplace may sell from the opening on.
   */
  direct: number;
  marketplace: number;
  allocation: number;
  marketplaceRevenueMinor: number;
  cancelShare: number;
  seed: number;
}

const openedHoursBefore = 168;
const channels = ['direct', 'fitpass'];

function drawRequests(random: Random, studio: PastStudio): { hours: number; channel: string }[] {
  const requestsOf = (channel: string, mean: number) =>
    Array.from({ length: samplePoisson(mean, random) }, () => ({
      hours: random() * openedHoursBefore,
      channel,
    }));
  return [...requestsOf('direct', studio.direct), ...requestsOf('fitpass', studio.marketplace)].sort(
    (a, b) => b.hours - a.hours,
  );
}

/** Simulates the sale of one class under a fixed allocation. Returns the events that the product would have logged. */
function sell(random: Random, studio: PastStudio): BookingEvent[] {
  const events: BookingEvent[] = [];
  const standing: { channel: string; endsAt: number }[] = [];
  for (const { hours, channel } of drawRequests(random, studio)) {
    const left = standing.filter(({ endsAt }) => endsAt < hours);
    const own = left.filter((one) => one.channel === channel).length;
    if (left.length >= studio.capacity || (channel === 'fitpass' && own >= studio.allocation)) continue;
    const endsAt = random() < studio.cancelShare ? hours * random() : 0;
    standing.push({ channel, endsAt });
    events.push({ hoursBefore: hours, channel, kind: 'booked' });
    if (endsAt > 0) events.push({ hoursBefore: endsAt, channel, kind: 'cancelled' });
  }
  return events;
}

/** The finished classes of a studio with one marketplace and allocations that were never changed. */
export function aPastStudio(over: Partial<PastStudio> = {}): ReplayClass[] {
  const studio: PastStudio = {
    weeks: 4,
    classesPerWeek: 3,
    capacity: 12,
    direct: 6,
    marketplace: 6,
    allocation: 4,
    marketplaceRevenueMinor: 1200,
    cancelShare: 0.1,
    seed: 1,
    ...over,
  };
  const random = seededRandom(studio.seed);
  const { weeks, classesPerWeek, capacity, allocation } = studio;
  const log: AllocationEntry[] = [{ hoursBefore: openedHoursBefore, channel: 'fitpass', allocation }];
  return Array.from({ length: weeks * classesPerWeek }, (_, i) => {
    const ageWeeks = 1 + Math.floor(i / classesPerWeek);
    return {
      classId: `class-${i}`,
      seriesId: `series-${i % classesPerWeek}`,
      day: `week ${ageWeeks}, day ${i % classesPerWeek}`,
      ageWeeks,
      record: {
        capacity,
        channels,
        events: sell(random, studio),
        allocationLog: log,
        nowHoursBefore: 0,
        openedHoursBefore,
      },
      terms: [
        { channel: 'direct', revenueMinor: 2000, noShowPay: 1 },
        { channel: 'fitpass', revenueMinor: studio.marketplaceRevenueMinor, noShowPay: 1 },
      ],
    };
  });
}

export const aReplay = (classes: readonly ReplayClass[], over: Partial<ReplayInput> = {}): ReplayInput => ({
  classes,
  inventory: 'shared',
  guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 12 },
  runIntervalHours: 24,
  seed: 3,
  draws: 6,
  ...over,
});
