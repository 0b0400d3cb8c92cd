import * as fc from 'fast-check';
import { obeyRules, type ClassToRule } from '#functions/_domain/places/decisions/obey-rules.ts';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { futuresOf } from '#shared/core/allocation/futures.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import type { Firing } from '#shared/core/rules/types.ts';
import { namedRule } from '#test/builders/a-class-under-rules.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

const names = ['fitpass', 'wellhub', 'totalpass', 'classpass'];
const run = { numRuns: 400 } as const;

const aMarketplace = fc
  .record({
    channel: fc.constantFrom(...names),
    booked: fc.nat(4),
    more: fc.nat(6),
    remaining: fc.nat(12),
    revenueMinor: fc.integer({ min: 100, max: 3_000 }),
    minHoursBeforeClass: fc.integer({ min: 1, max: 72 }),
    closeNothingBelowPercent: fc.constantFrom(0, 60),
    openNothingAbovePercent: fc.constantFrom(50, 90, 100),
  })
  .map(({ channel, booked, more, remaining, revenueMinor, ...guidelines }) =>
    marketplace(channel, { booked, allocation: booked + more, remaining, revenueMinor, guidelines }),
  );

const aRule = (name: string) =>
  fc
    .record({
      kind: fc.constantFrom('occupancy-below' as const, 'occupancy-above' as const),
      occupancyPercent: fc.integer({ min: 0, max: 100 }),
      hoursBeforeMin: fc.integer({ min: 0, max: 80 }),
      action: fc.constantFrom('increase' as const, 'decrease' as const),
      slotCount: fc.integer({ min: 1, max: 9 }),
      platforms: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
      enabled: fc.boolean(),
    })
    .map(({ kind, occupancyPercent, hoursBeforeMin, ...rule }) =>
      namedRule(name, { ...rule, condition: { kind, occupancyPercent, hoursBeforeMin } }),
    );

const aFiring = (ruleId: string): fc.Arbitrary<Firing> =>
  fc.record({
    ruleId: fc.constant(ruleId),
    state: fc.constantFrom('asked' as const, 'done' as const, 'declined' as const),
    targets: fc.uniqueArray(fc.record({ channel: fc.constantFrom(...names), places: fc.nat(14) }), {
      selector: ({ channel }) => channel,
    }),
  });

const aCase = fc.record({
  capacity: fc.integer({ min: 18, max: 40 }),
  hoursLeft: fc.double({ min: 0.5, max: 80, noNaN: true }),
  inventory: fc.constantFrom('separate' as const, 'shared' as const),
  maxSlotAdjustment: fc.integer({ min: 1, max: 8 }),
  marketplaces: fc.uniqueArray(aMarketplace, { minLength: 1, selector: ({ channel }) => channel }),
  rules: fc.tuple(aRule('first'), aRule('second'), aRule('third')),
  firings: fc.tuple(aFiring('first'), aFiring('second')).chain((all) => fc.subarray(all)),
});

type Case = typeof aCase extends fc.Arbitrary<infer T> ? T : never;

const inputOf = ({
  capacity,
  hoursLeft,
  inventory,
  maxSlotAdjustment,
  marketplaces,
}: Case): AllocationInput =>
  aClass({
    capacity,
    hoursLeft,
    inventory,
    rollouts: 4,
    channels: [direct({ booked: 2 }), ...marketplaces],
    guidelines: {
      maxSlotAdjustment,
      minHoursBeforeClass: Math.min(
        ...marketplaces.map(({ guidelines }) => guidelines?.minHoursBeforeClass ?? 0),
      ),
    },
  });

const ruledOf = (input: AllocationInput, { rules, firings }: Case) => {
  const bookedByChannel = Object.fromEntries(input.channels.map(({ channel, booked }) => [channel, booked]));
  const cls: ClassToRule = {
    bookings: input.channels.reduce((sum, { booked }) => sum + booked, 0),
    totalCapacity: input.capacity,
    allocations: Object.fromEntries(
      input.channels.flatMap(({ channel, allocation }) =>
        allocation === null ? [] : [[channel, allocation]],
      ),
    ),
    bookedByChannel,
    pushVersions: {},
    mayShow: {},
    confirmed: {},
    ruleFirings: firings,
  };
  const futures = futuresOf(input);
  const alone = withoutIdle(input, decideAllocation(input, futures), futures);
  return obeyRules(cls, input, alone, rules, futures);
};

it('after the cut-off of a marketplace neither the optimizer nor a rule changes its places', () => {
  const changed = { before: 0, besideLate: 0 };
  fc.assert(
    fc.property(aCase, (given) => {
      const { decision, outcome } = ruledOf(inputOf(given), given);
      const cutOffs = new Map(
        given.marketplaces.map(({ channel, guidelines }) => [channel, guidelines!.minHoursBeforeClass!]),
      );
      const isLate = (channel: string) => given.hoursLeft < cutOffs.get(channel)!;
      const late = decision.changes.filter(({ channel }) => isLate(channel));
      for (const { to, from } of late) expect(to).toBe(from);
      for (const { channel } of outcome.effects) expect(isLate(channel)).toBe(false);
      const others = decision.changes.filter(
        ({ channel, slotChange }) => !isLate(channel) && slotChange !== 0,
      );
      if (late.length > 0) changed.besideLate += others.length;
      else changed.before += others.length;
    }),
    run,
  );
  // The other marketplaces are still changed, also while one of them is beyond its cut-off.
  expect(changed.before).toBeGreaterThan(0);
  expect(changed.besideLate).toBeGreaterThan(0);
});
