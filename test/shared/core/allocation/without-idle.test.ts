import * as fc from 'fast-check';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import type { AllocationDecision, AllocationInput } from '#shared/core/allocation/types.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';
import { arbitraryClass } from '#test/laws/arbitrary-class.ts';

/** Fitpass has no demand any more; Wellhub sells everything it gets. */
const given = {
  capacity: 20,
  inventory: 'separate' as const,
  hoursLeft: 48,
  channels: [
    direct({ booked: 4, remaining: 1 }),
    marketplace('fitpass', { booked: 0, allocation: 10, remaining: 0 }),
    marketplace('wellhub', { booked: 2, allocation: 3, remaining: 30 }),
  ],
};

/** A decision with other places that states the gain of each. */
function decided(
  input: AllocationInput,
  to: Record<string, number>,
  brings: Record<string, number>,
): AllocationDecision {
  const decision = decideAllocation(input);
  const changes = decision.changes.map((change) => {
    const places = to[change.channel] ?? change.from;
    return {
      ...change,
      to: places,
      slotChange: places - change.from,
      expectedRevenueImpactMinor: brings[change.channel] ?? 0,
    };
  });
  return { ...decision, changes };
}

const placesOf = ({ changes }: AllocationDecision) =>
  Object.fromEntries(changes.map(({ channel, to }) => [channel, to]));

describe('changes without expected gain', () => {
  it('are left out', () => {
    const input = aClass({ ...given, inventory: 'shared' });
    const before = decided(input, { fitpass: 6, wellhub: 8 }, { wellhub: 3_000 });
    const after = withoutIdle(input, before);
    expect(placesOf(after)).toEqual({ fitpass: 10, wellhub: 8 });
    expect(after.changes[0]).toMatchObject({ action: 'maintain', slotChange: 0 });
  });

  it('are kept as far as they make room for another marketplace', () => {
    const input = aClass(given);
    // 14 places are free. 10 + 1 of them were open, and 6 + 6 after the decision: five more for Wellhub take two.
    const decide = (one: AllocationInput) => decided(one, { fitpass: 6, wellhub: 8 }, { wellhub: 3_000 });
    expect(placesOf(withoutIdle(input, decide(input)))).toEqual({ fitpass: 8, wellhub: 8 });
    const roomier = aClass({ ...given, capacity: 22 });
    expect(placesOf(withoutIdle(roomier, decide(roomier)))).toEqual({ fitpass: 10, wellhub: 8 });
  });

  it('are kept in order and only as many as needed, together with all changes that gain', () => {
    const channels = [
      direct({ booked: 4, remaining: 1 }),
      marketplace('fitpass', { booked: 0, allocation: 4, remaining: 0 }),
      marketplace('kenko', { booked: 0, allocation: 4, remaining: 0 }),
      marketplace('totalpass', { booked: 0, allocation: 4, remaining: 0 }),
      marketplace('wellhub', { booked: 0, allocation: 2, remaining: 30 }),
    ];
    const input = aClass({ ...given, capacity: 16, channels });
    // Twelve places are free. Two of Fitpass are closed at a gain, and Wellhub gets three more: with the eight of Kenko
    // and TotalPass open, 2 + 4 + 4 + 5 are three too many. Kenko's two idle ones are closed, and one of TotalPass's.
    const to = { fitpass: 2, kenko: 2, totalpass: 2, wellhub: 5 };
    const before = decided(input, to, { fitpass: 100, wellhub: 3_000 });
    expect(placesOf(withoutIdle(input, before))).toEqual({ fitpass: 2, kenko: 2, totalpass: 3, wellhub: 5 });
  });

  it('are left out even if only one place is affected', () => {
    const input = aClass({ ...given, inventory: 'shared' });
    const before = decided(input, { fitpass: 11, wellhub: 8 }, { wellhub: 3_000 });
    expect(placesOf(withoutIdle(input, before))).toEqual({ fitpass: 10, wellhub: 8 });
  });

  it('leave a decision unchanged if there are none', () => {
    const input = aClass(given);
    const before = decided(input, { fitpass: 6, wellhub: 8 }, { fitpass: -100, wellhub: 3_000 });
    expect(withoutIdle(input, before)).toBe(before);
  });

  it('are those below a twentieth of a booking, in either direction', () => {
    const input = aClass({ ...given, inventory: 'shared' });
    const { marginalValueMinor } = decideAllocation(input).changes[0]!;
    const least = Math.floor(marginalValueMinor / 20);
    for (const [brings, left] of [
      [least, 10],
      [-least, 10],
      [least + 1, 6],
      [-least - 1, 6],
    ] as const) {
      const before = decided(input, { fitpass: 6, wellhub: 8 }, { fitpass: brings, wellhub: 3_000 });
      expect(placesOf(withoutIdle(input, before))).toEqual({ fitpass: left, wellhub: 8 });
    }
  });

  it('never open more places than exist, or places that were not decided', () => {
    fc.assert(
      fc.property(arbitraryClass, (one) => {
        const input = aClass(one);
        const before = decideAllocation(input);
        const after = withoutIdle(input, before);
        const bookedOn = new Map(input.channels.map(({ channel, booked }) => [channel, booked]));
        const openOf = ({ changes }: AllocationDecision): number =>
          changes.reduce((sum, { channel, to }) => sum + Math.max(0, to - bookedOn.get(channel)!), 0);
        if (input.inventory === 'separate')
          expect(openOf(after)).toBeLessThanOrEqual(Math.max(before.facts.free, openOf(before)));
        after.changes.forEach(({ from, to }, at) => {
          const wanted = before.changes[at]!.to;
          expect(Math.min(from, wanted)).toBeLessThanOrEqual(to);
          expect(Math.max(from, wanted)).toBeGreaterThanOrEqual(to);
        });
      }),
      { numRuns: 150 },
    );
  });
});
