import * as fc from 'fast-check';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import type { AllocationDecision } from '#shared/core/allocation/types.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { observeClass, type ClassRecord } from '#shared/core/forecast/observe-class.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';
import { size } from '#test/size.ts';

const cases = { push: 500, nightly: 20_000 }[size];
const channels = ['direct', 'fitpass', 'wellhub', 'kenko'];
const capacities = [0, 1, 2, 12, 1000];

/** Hours to the start: usual ones, or any, down to the smallest number that there is. */
const hoursOr = (...usual: readonly number[]) =>
  fc.oneof(fc.constantFrom(...usual), fc.double({ min: 0, max: 500, noNaN: true }));
const hours = hoursOr(0, 168, 400);
const channel = fc.constantFrom(...channels);

const events = fc.array(
  fc.record({
    hoursBefore: hours,
    channel,
    kind: fc.constantFrom('booked' as const, 'booked' as const, 'cancelled' as const, 'no-show' as const),
    customer: fc.constantFrom(undefined, undefined, 'a', 'b', 'c'),
  }),
  { maxLength: 30 },
);

const log = fc.array(
  fc.record({
    hoursBefore: hours,
    channel: fc.constantFrom('fitpass', 'wellhub', 'kenko'),
    allocation: fc.constantFrom(0, 1, 5, 1000),
  }),
  { maxLength: 6 },
);

const capacityLog = fc.array(
  fc.record({
    hoursBefore: hours,
    from: fc.constantFrom(...capacities),
    to: fc.constantFrom(...capacities),
  }),
  { maxLength: 3 },
);

const aClass: fc.Arbitrary<ClassRecord> = fc.record({
  capacity: fc.constantFrom(...capacities),
  capacityLog,
  channels: fc.constant(channels),
  events,
  allocationLog: log,
  nowHoursBefore: fc.constant(0),
  openedHoursBefore: hoursOr(0, 24, 168, 500),
});

const aStudio = fc.record({
  past: fc.array(aClass, { maxLength: 6 }),
  now: aClass,
  hoursLeft: hoursOr(0, 0.5, 12, 60, 168, 400),
  prices: fc.tuple(...channels.map(() => fc.constantFrom(0, 1, 900, 2000, 1_000_000))),
  allocations: fc.tuple(...channels.map(() => fc.constantFrom(0, 1, 5, 40, 1000))),
  booked: fc.tuple(...channels.map(() => fc.constantFrom(0, 1, 6))),
  noShowPay: fc.constantFrom(0, 1),
  inventory: fc.constantFrom('shared' as const, 'separate' as const),
  guidelines: fc.record({
    maxSlotAdjustment: fc.constantFrom(0, 1, 5, 1000),
    minHoursBeforeClass: fc.constantFrom(0, 12, 500),
    closeNothingBelowPercent: fc.constantFrom(0, 60, 100),
    openNothingAbovePercent: fc.constantFrom(0, 40, 100),
  }),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
});

type AStudio = typeof aStudio extends fc.Arbitrary<infer Value> ? Value : never;

/** Two marketplaces without earnings, one of which has to release places for a third. */
const idleInTwo: AStudio = {
  past: [],
  now: {
    capacity: 1000,
    channels,
    events: [],
    allocationLog: [],
    nowHoursBefore: 0,
    openedHoursBefore: 0,
  },
  hoursLeft: 12,
  prices: [0, 1, 0, 0],
  allocations: [0, 0, 1000, 5],
  booked: [0, 0, 0, 0],
  noShowPay: 0,
  inventory: 'separate',
  guidelines: {
    maxSlotAdjustment: 1000,
    minHoursBeforeClass: 0,
    closeNothingBelowPercent: 0,
    openNothingAbovePercent: 0,
  },
  order: [1, 0, 3, 2],
};

/** A marketplace that was open for so short a time that dividing by it gives infinity. */
const openForAnInstant: AStudio = {
  ...idleInTwo,
  past: [
    {
      capacity: 1000,
      channels,
      events: [{ hoursBefore: 0, channel: 'wellhub', kind: 'booked' }],
      allocationLog: [
        { hoursBefore: Number.MIN_VALUE, channel: 'kenko', allocation: 0 },
        { hoursBefore: Number.MIN_VALUE, channel: 'kenko', allocation: 5 },
        { hoursBefore: 0, channel: 'wellhub', allocation: 0 },
      ],
      nowHoursBefore: 0,
      openedHoursBefore: 168,
    },
  ],
};

/** Learns, forecasts and decides as the product does, with channels given in some order. */
function decide(studio: AStudio, order: readonly number[]): AllocationDecision {
  const model = fitDemand([
    {
      seriesId: 'series',
      channels,
      classes: studio.past.map((record, i) => ({ ...observeClass(record), ageWeeks: i + 1 })),
    },
  ]);
  const { hoursLeft, now } = studio;
  const seen = observeClass({ ...now, nowHoursBefore: hoursLeft });
  const state = {
    seriesId: 'series',
    channels,
    hoursLeft,
    openedHoursBefore: now.openedHoursBefore,
    ...seen,
  };
  const input = {
    capacity: now.capacity,
    inventory: studio.inventory,
    hoursLeft,
    channels: order.map((c) => ({
      channel: channels[c]!,
      booked: studio.booked[c]!,
      allocation: c === 0 ? null : studio.allocations[c]!,
      revenueMinor: studio.prices[c]!,
      noShowPay: studio.noShowPay,
    })),
    forecast: forecastClass(model, state, weekMultiplier(model, [state])),
    guidelines: studio.guidelines,
    runIntervalHours: 6,
    seed: 1,
    rollouts: 6,
  };
  return withoutIdle(input, decideAllocation(input));
}

it(`${cases} studios with hostile numbers get finite decisions that never exceed the class, in any order`, () => {
  fc.assert(
    fc.property(aStudio, (studio) => {
      const decision = decide(studio, [0, 1, 2, 3]);
      expect(Number.isFinite(decision.confidence)).toBe(true);
      expect(Number.isFinite(decision.gainShare)).toBe(true);
      for (const { from, to, expectedRevenueImpactMinor } of decision.changes) {
        expect(Number.isInteger(to) && to >= 0).toBe(true);
        expect(Number.isFinite(expectedRevenueImpactMinor)).toBe(true);
        if (to > from) expect(to).toBeLessThanOrEqual(Math.max(studio.now.capacity, ...studio.booked));
      }
      const byName = ({ changes }: AllocationDecision) =>
        changes.toSorted((a, b) => (a.channel < b.channel ? -1 : 1));
      expect(byName(decide(studio, studio.order))).toEqual(byName(decision));
    }),
    { numRuns: cases, examples: [[idleInTwo], [openForAnInstant]] },
  );
});
