import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { reallocate } from '#shared/core/allocation/reallocate.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { aClass } from '#test/laws/a-class.ts';

const input = aClass();
const decision = decideAllocation(input);
const placesOf = (changes: typeof decision.changes) =>
  new Map(changes.map(({ channel, to }) => [channel, to]));

describe('a decision with other places', () => {
  it('is the same decision if the places are the same', () => {
    expect(reallocate(input, decision, placesOf(decision.changes))).toEqual(decision);
    expect(reallocate(input, decision, new Map())).toEqual(decision);
  });

  it('has the numbers of the new places, and the facts of the class', () => {
    const [fitpass, wellhub] = decision.changes;
    const other = reallocate(input, decision, new Map([['fitpass', 2]]));
    expect(other.changes).toEqual([
      expect.objectContaining({ channel: 'fitpass', from: 4, to: 2, slotChange: -2, action: 'decrease' }),
      expect.objectContaining({ channel: 'wellhub', from: wellhub!.from, to: wellhub!.to }),
    ]);
    expect(fitpass!.to).toBeGreaterThan(4);
    expect(other.expectedRevenueImpactMinor).toBeLessThan(decision.expectedRevenueImpactMinor);
    expect(other.changes[0]!.marginalValueMinor).toBe(fitpass!.marginalValueMinor);
    expect(other.facts).toEqual(decision.facts);
  });

  it('that changes nothing gains nothing, and claims no confidence', () => {
    const kept = new Map(decision.changes.map(({ channel, from }) => [channel, from]));
    const other = reallocate(input, decision, kept);
    expect(other).toMatchObject({ confidence: 0.5, gainShare: 0.5, expectedRevenueImpactMinor: 0 });
    expect(other.changes.map(({ action }) => action)).toEqual(['maintain', 'maintain']);
  });

  it('refuses an invalid number of places', () => {
    const none = () => reallocate(input, decision, new Map([['fitpass', Number.NaN]]));
    expect(none).toThrow(InvalidInput);
    expect(none).toThrow('placesByChannel.fitpass');
  });
});
