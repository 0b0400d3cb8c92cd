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

  it('says what would change it: bookings to come, and what the marketplace pays', () => {
    const { reasoningByChannel, decision } = words(aClass());
    const worth = decision.facts.worthOfferingByChannel['fitpass']!;
    expect(worth).toBeGreaterThan(1);
    const opens = decision.facts.whatWouldChange['fitpass']!.opensOneMoreAtMinor!;
    expect(reasoningByChannel['fitpass']).toContain(
      `After ${worth} more bookings on any channel, none would be offered. ` +
        `If a Fitpass booking brought $${(opens / 100).toFixed(2)} or more, one more place would be offered.`,
    );
    const alone = words(aClass({ channels: [marketplace('fitpass')] })).reasoningByChannel['fitpass'];
    expect(alone).toMatch(/all 18 free places may be offered.*brought less than \$[\d.]+, one place fewer/);
    expect(alone).not.toContain('on any channel');
  });

  it('says that places kept back would stay empty, and how free places are shared out', () => {
    const idleLane = { booked: 0, remaining: 0.5 };
    const channels = [direct(idleLane), marketplace('fitpass', idleLane), marketplace('wellhub', idleLane)];
    const idle = words(aClass({ channels, inventory: 'separate', hoursLeft: 20 }));
    expect(idle.decision.facts.placeValueMinor).toBe(0);
    expect(idle.analysis).toContain('a place given away now costs nothing');
    expect(idle.reasoningByChannel['fitpass']).toContain('a place kept back would most likely stay empty');
    const shared = words(aClass({ inventory: 'separate' })).reasoningByChannel['wellhub'];
    expect(shared).toContain('Free places go to the marketplaces where they gain most.');
    expect(words(aClass()).reasoningByChannel['wellhub']).not.toContain('gain most');
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
