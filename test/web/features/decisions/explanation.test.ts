import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { explain } from '#shared/core/allocation/explain.ts';
import { channelNames, type Marketplace } from '#shared/contracts/channels.ts';
import { factsOf } from '#functions/decisions/optimizer/facts-of.ts';
import { analysisOf, reasonsOf } from '#web/src/features/decisions/explanation.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

/** A decision as a screen gets it, and what the server says of it. */
function decided(input: ReturnType<typeof aClass>) {
  const decision = decideAllocation(input);
  const said = explain(decision, { currency: 'MXN', channelNames });
  const ruled = { decision, alone: decision, outcome: { effects: [], placesByChannel: new Map() } };
  const facts = factsOf(input, { ...ruled, decisionType: 'optimizer', asksForChange: false } as never, []);
  const view = {
    facts,
    currency: 'MXN' as const,
    analysis: 'from the server',
    decisionType: 'optimizer' as const,
  };
  const recommendations = decision.changes.map((change) => ({
    marketplace: change.channel as Marketplace,
    action: change.action,
    slotChange: change.slotChange,
    placesFrom: change.from,
    placesTo: change.to,
    reasoning: 'from the server',
    expectedRevenueMinor: change.expectedRevenueImpactMinor,
  }));
  return { said, view, recommendations };
}

const classes = {
  usual: aClass(),
  'with few direct customers': aClass({ channels: [direct({ remaining: 1 }), marketplace('fitpass')] }),
  full: aClass({ capacity: 9 }),
  'close to its start': aClass({ hoursLeft: 3 }),
  'days away': aClass({ hoursLeft: 200 }),
  'of a marketplace alone': aClass({ channels: [marketplace('fitpass')] }),
  'with separate inventory': aClass({
    inventory: 'separate',
    channels: [direct({ remaining: 2 }), marketplace('fitpass'), marketplace('wellhub')],
  }),
};

describe('a decision in the words of a screen', () => {
  it.each(Object.entries(classes))('says of a class that is %s what the server says', (_, input) => {
    const { said, view, recommendations } = decided(input);
    expect(analysisOf(view)).toBe(said.analysis);
    for (const one of recommendations)
      expect(reasonsOf(view, one)).toBe(said.reasoningByChannel[one.marketplace]);
  });

  it('of a decision whose facts say too little, or name rules that the server tells more of, is the server’s', () => {
    const { view, recommendations } = decided(classes.usual);
    const [one] = recommendations;
    const rules = [{ name: 'Fill', channel: 'fitpass' as const, slotChange: 2 }];
    for (const facts of [null, { ...view.facts, inventory: undefined }, { ...view.facts, rules }]) {
      expect(analysisOf({ ...view, facts })).toBe('from the server');
      expect(reasonsOf({ ...view, facts }, one!)).toBe('from the server');
    }
  });
});
