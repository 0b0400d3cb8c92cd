import * as fc from 'fast-check';
import type { AllocationDecision, AllocationInput } from '#shared/core/allocation/types.ts';
import { aClass, type AClass } from './a-class.ts';
import { arbitraryClass } from './arbitrary-class.ts';

export type Allocate = (input: AllocationInput) => AllocationDecision;

const run = { numRuns: 200 } as const;

const holds = (law: (given: Partial<AClass>) => void): void =>
  fc.assert(
    fc.property(arbitraryClass, (given) => law(given)),
    run,
  );

const openPlaces = (input: AllocationInput, allocationOf: (channel: string) => number): number =>
  input.channels.reduce(
    (sum, { channel, allocation, booked }) =>
      allocation === null ? sum : sum + Math.max(0, allocationOf(channel) - booked),
    0,
  );

/**
 * Allocations are within the capacity, never below the sales, never negative, and within the limit on an adjustment.
 */
function assertWithinBounds(allocate: Allocate): void {
  holds((given) => {
    const input = aClass(given);
    for (const change of allocate(input).changes) {
      const { booked } = input.channels.find((one) => one.channel === change.channel)!;
      expect(Number.isInteger(change.to)).toBe(true);
      expect(change.to - change.from).toBe(change.slotChange);
      expect(Math.sign(change.slotChange)).toBe({ increase: 1, maintain: 0, decrease: -1 }[change.action]);
      if (change.slotChange === 0) continue;
      expect(change.to).toBeGreaterThanOrEqual(booked);
      expect(change.to).toBeLessThanOrEqual(Math.max(booked, input.capacity));
      const isForced = change.from < booked || change.from > input.capacity;
      if (!isForced)
        expect(Math.abs(change.slotChange)).toBeLessThanOrEqual(input.guidelines.maxSlotAdjustment);
    }
  });
}

/** Every marketplace gets exactly one answer, and sums and shares are finite. */
function assertWholeAnswer(allocate: Allocate): void {
  holds((given) => {
    const input = aClass(given);
    const decision = allocate(input);
    const allotted = input.channels.filter((one) => one.allocation !== null).map((one) => one.channel);
    expect(decision.changes.map((change) => change.channel)).toEqual(allotted);
    expect(decision.confidence).toBeGreaterThanOrEqual(0);
    expect(decision.confidence).toBeLessThanOrEqual(1);
    expect(decision.gainShare).toBeGreaterThanOrEqual(0);
    expect(decision.gainShare).toBeLessThanOrEqual(1);
    expect(Number.isInteger(decision.expectedRevenueImpactMinor)).toBe(true);
    expect(JSON.parse(JSON.stringify(decision))).toEqual(decision);
  });
}

/** Separate inventory: open places never exceed the free ones, or at least no more than they did before. */
function assertNoPlaceOfferedTwice(allocate: Allocate): void {
  holds((given) => {
    const input = aClass({ ...given, inventory: 'separate' });
    const free = Math.max(0, input.capacity - input.channels.reduce((sum, one) => sum + one.booked, 0));
    const { changes } = allocate(input);
    const before = openPlaces(input, (channel) => changes.find((one) => one.channel === channel)!.from);
    const after = openPlaces(input, (channel) => changes.find((one) => one.channel === channel)!.to);
    expect(after).toBeLessThanOrEqual(Math.max(free, before));
  });
}

/** The order of channels never matters, and the same input gives the same decision. */
function assertOrderIsNothing(allocate: Allocate): void {
  fc.assert(
    fc.property(arbitraryClass, fc.infiniteStream(fc.nat()), (given, keys) => {
      const input = aClass(given);
      const shuffled = input.channels
        .map((one) => ({ one, key: keys.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      const [first, second] = [allocate(input), allocate({ ...input, channels: shuffled })];
      const sorted = (changes: AllocationDecision['changes']) =>
        [...changes].sort((a, b) => a.channel.localeCompare(b.channel));
      expect(sorted(second.changes)).toEqual(sorted(first.changes));
      expect(second.confidence).toBe(first.confidence);
      expect(second.gainShare).toBe(first.gainShare);
      expect(allocate(input)).toEqual(first);
    }),
    run,
  );
}

/** Nothing changes after the cut-off. */
function assertCutOff(allocate: Allocate): void {
  holds((given) => {
    const input = aClass({ ...given, guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 169 } });
    for (const change of allocate(input).changes) expect(change.action).toBe('maintain');
  });
}

/** A better price, a larger class or less demand elsewhere never makes it less worthwhile to offer places. */
function assertMonotone(allocate: Allocate): void {
  const worth = (input: AllocationInput): Record<string, number> => ({
    ...allocate(input).facts.worthOfferingByChannel,
  });
  fc.assert(
    fc.property(arbitraryClass, fc.integer({ min: 1, max: 1500 }), fc.nat(10), (given, more, places) => {
      const klass = { ...given, cancelHazardPerHour: 0, rollouts: 0 };
      const channels = given.channels ?? [];
      const usual = worth(aClass(klass));
      const larger = worth(aClass({ ...klass, capacity: (given.capacity ?? 0) + places }));
      for (const { channel } of channels) {
        const priced = channels.map((one) =>
          one.channel === channel ? { ...one, revenueMinor: one.revenueMinor + more } : one,
        );
        const wanted = channels.map((one) =>
          one.channel === channel ? { ...one, remaining: one.remaining + more / 100 } : one,
        );
        const better = worth(aClass({ ...klass, channels: priced }));
        const busier = worth(aClass({ ...klass, channels: wanted }));
        expect(better[channel]).toBeGreaterThanOrEqual(usual[channel]!);
        expect(larger[channel]).toBeGreaterThanOrEqual(usual[channel]!);
        for (const { channel: other } of channels) expect(busier[other]).toBeLessThanOrEqual(usual[other]!);
      }
    }),
    { ...run, numRuns: 150, endOnFailure: true },
  );
}

/** All properties by name, for any allocation function. */
export const allocationLaws: readonly (readonly [string, (allocate: Allocate) => void])[] = [
  ['stays within capacity, places sold and the size of an adjustment', assertWithinBounds],
  ['answers for every marketplace', assertWholeAnswer],
  ['offers no free place twice in separate inventory', assertNoPlaceOfferedTwice],
  ['does not care for the order of channels', assertOrderIsNothing],
  ['moves nothing after the cut-off', assertCutOff],
  ['is monotone in price, capacity and demand', assertMonotone],
];

/** Checks every property for `allocate`. */
export function assertAllocationLaws(allocate: Allocate): void {
  for (const [, assertLaw] of allocationLaws) assertLaw(allocate);
}
