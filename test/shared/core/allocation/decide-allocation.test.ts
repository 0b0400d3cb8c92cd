import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import type { AllocationInput, ChannelGuidelines } from '#shared/core/allocation/types.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';
import { allocationLaws, assertAllocationLaws } from '#test/laws/allocation-laws.ts';

describe('laws of decideAllocation', () => {
  it.each(allocationLaws)('%s', (_law, assertLaw) => assertLaw(decideAllocation));
  it('hold when EMSR-b decides', () =>
    assertAllocationLaws((input) => decideAllocation({ ...input, solver: 'emsr-b' })));
});

const numberAt = (path: string): AllocationInput => {
  const input = structuredClone(aClass()) as unknown as Record<string, unknown>;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop()!;
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, input);
  holder[last] = Number.NaN;
  return input as unknown as AllocationInput;
};

describe('refusals of decideAllocation', () => {
  it.each([
    'capacity',
    'hoursLeft',
    'runIntervalHours',
    'seed',
    'rollouts',
    'guidelines.maxSlotAdjustment',
    'guidelines.minHoursBeforeClass',
    'channels[1].booked',
    'channels[1].allocation',
    'channels[0].revenueMinor',
    'channels[2].noShowPay',
    'forecast.hoursLeft',
    'forecast.classShape',
    'forecast.cancelHazardPerHour',
    'forecast.channelShapes[1]',
    'forecast.noShow[1]',
    'forecast.expectedRemaining[2]',
    'forecast.ratePerHour[1][4]',
  ])('names %s', (path) => {
    expect(() => decideAllocation(numberAt(path))).toThrow(InvalidInput);
    expect(() => decideAllocation(numberAt(path))).toThrow(expect.objectContaining({ path }));
  });

  it('reports a channel without a forecast, a duplicate channel, and an allocation of direct', () => {
    const input = aClass();
    const [own, first] = [input.channels[0]!, input.channels[1]!];
    const decide = (channels: AllocationInput['channels']) => () => decideAllocation({ ...input, channels });
    expect(decide([own, { ...first, channel: 'unknown' }])).toThrow(
      'channels[1].channel must be in the forecast',
    );
    expect(decide([own, first, first])).toThrow('channels must name each channel once');
    expect(decide([{ ...own, allocation: 3 }])).toThrow('channels[0].allocation must be null for direct');
  });
});

describe('edge cases of decideAllocation', () => {
  it('decides nothing if there is nothing to decide', () => {
    for (const channels of [[], [direct()]]) {
      const decision = decideAllocation(aClass({ channels }));
      expect(decision.changes).toEqual([]);
      expect(decision.confidence).toBe(0.5);
      expect(decision.expectedRevenueImpactMinor).toBe(0);
    }
  });

  it('simulates 120 futures by default', () => {
    const { rollouts: _rollouts, ...input } = aClass();
    expect(decideAllocation(input)).toEqual(decideAllocation({ ...input, rollouts: 120 }));
    expect(decideAllocation(input)).not.toEqual(decideAllocation({ ...input, rollouts: 121 }));
  });

  it('works for a class without places, a full one and one without demand', () => {
    const empty = decideAllocation(
      aClass({
        capacity: 0,
        channels: [direct({ booked: 0 }), marketplace('fitpass', { booked: 0, allocation: 0 })],
      }),
    );
    expect(empty.changes.map((change) => change.to)).toEqual([0]);
    const full = decideAllocation(aClass({ capacity: 9 }));
    expect(full.changes.map((change) => change.to)).toEqual([2, 2]);
    expect(full.facts.free).toBe(0);
    const quiet = [direct({ remaining: 0 }), marketplace('fitpass', { remaining: 0 })];
    expect(decideAllocation(aClass({ channels: quiet })).expectedRevenueImpactMinor).toBe(0);
  });

  it('works for a single marketplace, and for 500 places', () => {
    const alone = decideAllocation(aClass({ channels: [marketplace('fitpass')] }));
    expect(alone.changes[0]!.action).toBe('increase');
    const hall = decideAllocation(
      aClass({
        capacity: 500,
        channels: [
          direct({ remaining: 600, booked: 20 }),
          marketplace('fitpass', { remaining: 200, allocation: 60 }),
        ],
      }),
    );
    expect(hall.facts.solver).toBe('dynamic-programme');
    expect(hall.changes[0]).toMatchObject({ action: 'decrease', slotChange: -5 });
  });

  it('falls back to EMSR-b when the dynamic programme would be too large', () => {
    const vast = aClass({
      capacity: 30_000,
      channels: [direct({ remaining: 40_000 }), marketplace('fitpass')],
      rollouts: 1,
    });
    expect(decideAllocation(vast).facts.solver).toBe('emsr-b');
  });

  it('opens places if direct leaves them free, closes them if direct pays more, and is confident', () => {
    const idle = decideAllocation(
      aClass({ channels: [direct({ remaining: 1 }), marketplace('fitpass', { remaining: 9 })] }),
    );
    expect(idle.changes[0]).toMatchObject({ action: 'increase', slotChange: 5, from: 4, to: 9 });
    expect(idle.confidence).toBeGreaterThan(0.75);
    expect(idle.gainShare).toBeGreaterThan(0.95);
    expect(idle.expectedRevenueImpactMinor).toBeGreaterThan(0);
    const busy = decideAllocation(
      aClass({
        channels: [
          direct({ remaining: 30 }),
          marketplace('fitpass', { remaining: 9, allocation: 9, revenueMinor: 600 }),
        ],
      }),
    );
    expect(busy.changes[0]).toMatchObject({ action: 'decrease', slotChange: -5, to: 4 });
    expect(busy.confidence).toBeGreaterThan(0.75);
    expect(busy.gainShare).toBeGreaterThan(0.95);
    expect(busy.facts.probabilityDirectSellsThePlace).toBeGreaterThan(0.9);
  });

  it('respects the occupancy limits', () => {
    const channels = [
      direct({ remaining: 30 }),
      marketplace('fitpass', { remaining: 9, allocation: 9, revenueMinor: 600 }),
    ];
    const rails = { maxSlotAdjustment: 5, minHoursBeforeClass: 12 };
    const low = decideAllocation(
      aClass({ channels, guidelines: { ...rails, closeNothingBelowPercent: 60 } }),
    );
    expect(low.changes[0]!.action).toBe('maintain');
    expect(low.facts.limitByChannel['fitpass']).toBe('low-occupancy');
    const idle = [direct({ remaining: 0 }), marketplace('fitpass', { remaining: 9 })];
    const high = decideAllocation(
      aClass({ channels: idle, guidelines: { ...rails, openNothingAbovePercent: 30 } }),
    );
    expect(high.changes[0]!.action).toBe('maintain');
    expect(high.facts.limitByChannel['fitpass']).toBe('high-occupancy');
  });

  it('respects the owner’s settings for a single marketplace', () => {
    const both = (guidelines: ChannelGuidelines): readonly string[] =>
      decideAllocation(
        aClass({
          channels: [
            direct({ remaining: 30 }),
            marketplace('fitpass', { remaining: 9, allocation: 6, revenueMinor: 600, guidelines }),
            marketplace('wellhub', { remaining: 9, allocation: 6, revenueMinor: 600 }),
          ],
        }),
      ).changes.map(({ action }) => action);
    expect(both({})).toEqual(['decrease', 'decrease']);
    expect(both({ closeNothingBelowPercent: 60 })).toEqual(['maintain', 'decrease']);
    expect(both({ minHoursBeforeClass: 1_000 })).toEqual(['maintain', 'decrease']);
    expect(() => both({ openNothingAbovePercent: -1 })).toThrow(
      'channels[1].guidelines.openNothingAbovePercent',
    );
  });

  it('moves places kept open by low occupancy to a marketplace that earns more, and closes none', () => {
    const { changes } = decideAllocation(
      aClass({
        inventory: 'separate',
        channels: [
          direct({ remaining: 0 }),
          marketplace('fitpass', {
            remaining: 6,
            allocation: 13,
            revenueMinor: 600,
            guidelines: { closeNothingBelowPercent: 60 },
          }),
          marketplace('wellhub', { remaining: 3, allocation: 2, revenueMinor: 3_000 }),
        ],
      }),
    );
    const [fitpass, wellhub] = changes;
    expect(wellhub!.slotChange).toBeGreaterThan(0);
    expect(fitpass!.slotChange).toBe(-wellhub!.slotChange);
  });

  it('gives places to the owner’s preferred marketplace, and counts its revenue unweighted', () => {
    const channels = (preference: number) => [
      direct({ remaining: 10 }),
      marketplace('fitpass', { remaining: 9, allocation: 9, preference }),
    ];
    const worth = (preference: number): number =>
      decideAllocation(aClass({ channels: channels(preference) })).facts.worthOfferingByChannel['fitpass']!;
    expect(worth(1.5)).toBeGreaterThan(worth(1));
    const values = [1, 1.5].map(
      (preference) =>
        decideAllocation(aClass({ channels: channels(preference) })).facts.marginalValueByChannelMinor,
    );
    expect(values[0]).toEqual(values[1]);
  });
});
