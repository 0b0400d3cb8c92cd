import { decideAllocation } from '../../../../shared/core/allocation/decide-allocation.ts';
import { explain } from '../../../../shared/core/allocation/explain.ts';
import { aClass, direct, marketplace } from '../../../laws/a-class.ts';

const channelNames = { fitpass: 'Fitpass', wellhub: 'Wellhub' };
const words = (input: ReturnType<typeof aClass>) => {
  const decision = decideAllocation(input);
  return { decision, ...explain(decision, { currency: 'MXN', channelNames }) };
};

describe('explain', () => {
  it('says what is free, what direct asks for and what that makes a place worth', () => {
    const { analysis, decision } = words(aClass());
    expect(analysis).toBe(
      '9 bookings so far against 9 usual by now. 11 of 20 places are free with 60 hours left. Direct is expected to ask ' +
        `for 8 more (chance that it takes all 11: ${Math.round(decision.facts.probabilityDirectSellsThePlace * 100)}%); ` +
        `each place given away now costs $${(decision.facts.placeValueMinor / 100).toFixed(2)} of later bookings.`,
    );
  });

  it('gives each marketplace its own reasons, with the numbers of the decision', () => {
    const { reasoningByChannel, decision } = words(
      aClass({ channels: [direct({ remaining: 1 }), marketplace('fitpass')] }),
    );
    expect(Object.keys(reasoningByChannel)).toEqual(['fitpass']);
    const [change] = decision.changes;
    expect(reasoningByChannel['fitpass']).toContain(`Open 5 Fitpass places (4 to 9`);
    expect(reasoningByChannel['fitpass']).toContain(`$${(change!.marginalValueMinor / 100).toFixed(2)}`);
    expect(reasoningByChannel['fitpass']).toContain('Your largest adjustment per decision');
  });

  it('has words for a full class, for a new studio and for the cut-off', () => {
    expect(words(aClass({ capacity: 9 })).analysis).toContain('All 9 places are sold');
    const input = aClass();
    const fresh = { ...input, forecast: { ...input.forecast, weeksOfHistory: 0 } };
    expect(words(fresh).analysis).toContain('there is no history yet to compare with');
    const late = words(aClass({ hoursLeft: 3 }));
    expect(late.reasoningByChannel['fitpass']).toContain(
      'It is too close to the class to change allocations.',
    );
    expect(late.reasoningByChannel['fitpass']).toContain('Keep Fitpass at 4 places.');
  });

  it('never prints what is no number', () => {
    for (const given of [
      { channels: [marketplace('fitpass')] },
      { capacity: 0 },
      { hoursLeft: 0 },
      { capacity: 500 },
    ]) {
      const { analysis, reasoningByChannel } = words(aClass(given));
      expect(`${analysis} ${Object.values(reasoningByChannel).join(' ')}`).not.toMatch(
        /NaN|Infinity|undefined|null/,
      );
    }
  });

  it('refuses a currency that is none', () => {
    expect(() => explain(decideAllocation(aClass()), { currency: 'pesos' })).toThrow('currency must be');
  });
});
