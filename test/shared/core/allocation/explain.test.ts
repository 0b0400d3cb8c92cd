import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { explain } from '#shared/core/allocation/explain.ts';
import type { AllocationChange, DecisionFacts } from '#shared/core/allocation/types.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

const channelNames = { fitpass: 'Fitpass', wellhub: 'Wellhub' };
const words = (input: ReturnType<typeof aClass>) => {
  const decision = decideAllocation(input);
  return { decision, ...explain(decision, { currency: 'MXN', channelNames }) };
};

describe('explain', () => {
  it('states the free places, the direct demand and the resulting value of a place', () => {
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

  it('explains a full class, a new studio and the cut-off', () => {
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

  it('states what would change the decision: future bookings, and the marketplace’s price', () => {
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

  it('states that kept places would stay empty, and how free places are divided', () => {
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

  it('never prints invalid numbers', () => {
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

  it('refuses an invalid currency', () => {
    expect(() => explain(decideAllocation(aClass()), { currency: 'pesos' })).toThrow('currency must be');
  });
});

/** A decision with these numbers, whatever class it may come from. */
function said(over: Partial<DecisionFacts>, changed: Partial<AllocationChange> = {}) {
  const channel = 'fitpass';
  const facts: DecisionFacts = {
    inventory: 'shared',
    solver: 'dynamic-programme',
    capacity: 20,
    sold: 10,
    free: 10,
    hoursLeft: 30,
    weeksOfHistory: 8,
    bookings: 10,
    expectedByNow: 8,
    bookingsByChannel: {},
    expectedByNowByChannel: {},
    expectedRemainingByChannel: { direct: 4.25, fitpass: 2.5 },
    probabilityDirectSellsThePlace: 0.5,
    placeValueMinor: 450,
    turnsToDirectShare: 0,
    marginalValueByChannelMinor: {},
    worthOfferingByChannel: { fitpass: 6 },
    worthOfferingByEmsrB: {},
    limitByChannel: { fitpass: 'none' },
    whatWouldChange: { fitpass: { opensOneMoreAtMinor: null, closesOneBelowMinor: null } },
    ...over,
  };
  const change: AllocationChange = {
    channel,
    from: 4,
    to: 6,
    slotChange: 2,
    action: 'increase',
    expectedRevenueImpactMinor: 1250,
    marginalValueMinor: 900,
    ...changed,
  };
  const decision = {
    changes: [change],
    confidence: 0.8,
    gainShare: 0.8,
    expectedRevenueImpactMinor: 1250,
    facts,
  };
  const { analysis, reasoningByChannel } = explain(decision, { currency: 'MXN', channelNames });
  return { analysis, reasoning: reasoningByChannel[channel]! };
}

describe('the pace', () => {
  it.each([
    [10, 8, '10 bookings so far against 8 usual by now (25% ahead).'],
    [6, 8, '6 bookings so far against 8 usual by now (25% behind).'],
    [101, 100, '101 bookings so far against 100 usual by now (1% ahead).'],
    [1, 1, '1 booking so far against 1 usual by now.'],
    [2, 1, '2 bookings so far against 1 usual by now (100% ahead).'],
    [2, 1.5, '2 bookings so far against 1.5 usual by now (33% ahead).'],
    [5, 1.88, '5 bookings so far against 1.9 usual by now (163% ahead).'],
    [0, 0.96, '0 bookings so far against 1 usual by now.'],
    [8, 8.02, '8 bookings so far against 8 usual by now.'],
    [150, 100.6, '150 bookings so far against 101 usual by now (49% ahead).'],
    [1, 1.04, '1 booking so far against 1 usual by now.'],
    [90, 99.96, '90 bookings so far against 100 usual by now (10% behind).'],
  ])('of %p against %p', (bookings, expectedByNow, sentence) => {
    expect(said({ bookings, sold: bookings, expectedByNow }).analysis).toContain(sentence);
  });

  it('states how many bookings were cancelled, because the booked number excludes them', () => {
    expect(said({ bookings: 6, sold: 5, expectedByNow: 8 }).analysis).toContain(
      '6 bookings so far, 1 of them cancelled, against 8 usual by now (25% behind).',
    );
    expect(said({ bookings: 6, sold: 5, weeksOfHistory: 0 }).analysis).toContain(
      '6 bookings so far, 1 of them cancelled; there is no history yet to compare with.',
    );
  });

  it('includes sales read at a marketplace without a report', () => {
    expect(said({ bookings: 5, sold: 7, expectedByNow: 7 }).analysis).toMatch(
      /^7 bookings so far against 7 usual by now\. /,
    );
  });

  it('is unknown without any history', () => {
    expect(said({ bookings: 1, sold: 1, weeksOfHistory: 0 }).analysis).toMatch(
      /^1 booking so far; there is no history yet to compare with\. 10 of/,
    );
  });
});

describe('the time left', () => {
  it.each([
    [1, '1 hour'],
    [1.6, '2 hours'],
    [71.9, '72 hours'],
    [72, '3 days'],
    [83, '3 days'],
    [85, '4 days'],
    [168, '7 days'],
  ])('%p hours', (hoursLeft, words) => {
    expect(said({ hoursLeft }).analysis).toContain(`with ${words} left`);
  });
});

describe('the places', () => {
  const asks = 'Direct is expected to ask for 4.3 more';
  const costs = 'each place given away now costs $4.50 of later bookings.';
  it('are stated with the direct demand and their value', () => {
    expect(said({}).analysis).toBe(
      '10 bookings so far against 8 usual by now (25% ahead). 10 of 20 places are free with 30 hours left. ' +
        `${asks} (chance that it takes all 10: 50%); ${costs}`,
    );
  });

  it('may be one, two, or none', () => {
    expect(said({ free: 1 }).analysis).toContain(
      `1 of 20 places is free with 30 hours left. ${asks} (chance that it takes it: 50%); ${costs}`,
    );
    expect(said({ free: 2 }).analysis).toContain(
      `2 of 20 places are free with 30 hours left. ${asks} (chance that it takes all 2: 50%); ${costs}`,
    );
    expect(said({ free: 0, sold: 20 }).analysis).toMatch(/All 20 places are sold with 30 hours left\.$/);
    expect(said({ free: 0, sold: 1, capacity: 1 }).analysis).toMatch(
      /The only place is sold with 30 hours left\.$/,
    );
  });

  it('may all be held elsewhere', () => {
    expect(said({ free: 0, sold: 12 }).analysis).toMatch(/ None of 20 places is free with 30 hours left\.$/);
    expect(said({ free: 0, sold: 12 }).reasoning).toMatch(
      / No place is free, so there is nothing to offer\.$/,
    );
  });

  it('may not be sold directly', () => {
    expect(said({ expectedRemainingByChannel: { fitpass: 2 } }).analysis).toMatch(
      /10 of 20 places are free with 30 hours left; each place given away now costs \$4\.50 of later bookings\.$/,
    );
  });
});

describe('the reasons for a marketplace', () => {
  const opened = 'Open 2 Fitpass places (4 to 6, expected +$12.50).';
  const booking = 'One Fitpass booking earns $9.00 after no-shows and cancellations';
  const kept = 'a free place kept for better-paying bookings is worth $4.50';
  const scarce = 'After 6 more bookings on any channel, none would be offered.';

  it('are its earnings, the value of a place and the number offered', () => {
    expect(said({}).reasoning).toBe(
      `${opened} ${booking} and ${kept}, so up to 6 free places may be offered; 2.5 more requests expected. ${scarce}`,
    );
    expect(said({ placeValueMinor: 0 }).reasoning).toContain(
      `${booking} and a place kept back would most likely stay empty, so`,
    );
    for (const remaining of [1, 1.04, 0.96])
      expect(said({ expectedRemainingByChannel: { fitpass: remaining } }).reasoning).toContain(
        '; 1 more request expected.',
      );
    expect(said({ expectedRemainingByChannel: { fitpass: 1.05 } }).reasoning).toContain(
      '; 1.1 more requests expected.',
    );
  });

  it.each([
    [10, 10, 'so all 10 free places may be offered; 2.5 more requests expected.'],
    [2, 2, 'so all 2 free places may be offered; 2.5 more requests expected.'],
    [1, 1, 'so the free place may be offered; 2.5 more requests expected.'],
    [
      2,
      1,
      'so up to 1 free place may be offered; 2.5 more requests expected. After 1 more booking on any channel',
    ],
  ])('say that of %p free places %p may be offered', (free, worth, words) => {
    const { reasoning } = said({ free, worthOfferingByChannel: { fitpass: worth } });
    expect(reasoning).toContain(words);
    expect(reasoning.includes('on any channel')).toBe(worth < free);
  });

  it('state that nothing more is offered, or that there is nothing to offer', () => {
    expect(said({ worthOfferingByChannel: { fitpass: 0 } }).reasoning).toBe(
      `${opened} ${booking}, but ${kept}: nothing more is offered.`,
    );
    const turning = { worthOfferingByChannel: { fitpass: 0 }, turnsToDirectShare: 0.2 };
    expect(said(turning).reasoning).toContain(
      'but 20% of the customers who find it closed book directly, and',
    );
    expect(said({ ...turning, placeValueMinor: 900 }).reasoning).not.toContain('find it closed');
    const prices = { fitpass: { opensOneMoreAtMinor: 1500, closesOneBelowMinor: 200 } };
    expect(said({ free: 0, sold: 20, whatWouldChange: prices, inventory: 'separate' }).reasoning).toBe(
      `${opened} The class is full, so there is nothing to offer.`,
    );
  });

  it.each([
    [{ slotChange: 1, to: 5 }, 'Open 1 Fitpass place (4 to 5, expected +$12.50).'],
    [{ slotChange: 2, expectedRevenueImpactMinor: 1 }, 'Open 2 Fitpass places (4 to 6, expected +$0.01).'],
    [{ slotChange: 2, expectedRevenueImpactMinor: 0 }, 'Open 2 Fitpass places (4 to 6).'],
    [
      { slotChange: 2, expectedRevenueImpactMinor: -150 },
      'Open 2 Fitpass places (4 to 6, expected −$1.50 if nothing is altered later).',
    ],
    [{ slotChange: -3, to: 1 }, 'Close 3 Fitpass places (4 to 1, expected +$12.50).'],
    [{ slotChange: 0, to: 4 }, 'Keep Fitpass at 4 places.'],
    [{ slotChange: 0, to: 1 }, 'Keep Fitpass at 1 place.'],
  ])('begin with the change: %j', (change, words) => {
    expect(said({}, change).reasoning.startsWith(`${words} One Fitpass booking`)).toBe(true);
  });

  it('explain how separate places are divided, unless another limit applies', () => {
    const shared = 'Free places go to the marketplaces where they gain most.';
    const separate = { inventory: 'separate' } as const;
    expect(said(separate).reasoning).toContain(shared);
    expect(said({ ...separate, free: 1, worthOfferingByChannel: { fitpass: 1 } }).reasoning).toContain(
      shared,
    );
    expect(said({}).reasoning).not.toContain(shared);
    expect(said({ ...separate, worthOfferingByChannel: { fitpass: 0 } }).reasoning).not.toContain(shared);
    const bound = said({ ...separate, limitByChannel: { fitpass: 'free-places' } }).reasoning;
    expect(bound).not.toContain(shared);
    expect(bound).toContain('There are no further free places to offer.');
  });

  it('state what would change the decision', () => {
    const tipping = (opensOneMoreAtMinor: number | null, closesOneBelowMinor: number | null) =>
      said({ whatWouldChange: { fitpass: { opensOneMoreAtMinor, closesOneBelowMinor } } }).reasoning;
    const opens = (price: string) =>
      `${scarce} If a Fitpass booking brought ${price} or more, one more place would be offered.`;
    const closes = (price: string) =>
      `${scarce} If a Fitpass booking brought less than ${price}, one place fewer would be offered.`;
    expect(tipping(1500, 200)).toContain(opens('$15.00'));
    expect(tipping(1, 200)).toContain(opens('$0.01'));
    for (const none of [0, null]) {
      expect(tipping(none, 200)).toContain(closes('$2.00'));
      expect(tipping(none, 1)).toContain(closes('$0.01'));
      for (const neither of [0, null]) expect(tipping(none, neither).endsWith(scarce)).toBe(true);
    }
    expect(said({ whatWouldChange: {} }).reasoning).not.toContain('on any channel');
  });
});
