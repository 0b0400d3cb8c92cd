import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { explain } from '#shared/core/allocation/explain.ts';
import type { AllocationDecision } from '#shared/core/allocation/types.ts';
import { channelNames, type Marketplace } from '#shared/contracts/channels.ts';
import { decisionFacts } from '#shared/contracts/decisions/facts.ts';
import {
  obeyRules,
  type ClassToRule,
  type NamedRule,
} from '#functions/_domain/places/decisions/obey-rules.ts';
import { circumstancesMessage } from '#functions/decisions/optimizer/circumstances.ts';
import { decisionFactsOf } from '#functions/decisions/optimizer/facts-of.ts';
import { ruleFactsOf } from '#functions/decisions/optimizer/rule-facts.ts';
import { explainRuled } from '#functions/decisions/optimizer/rule-messages.ts';
import { analysisOf, reasonsOf } from '#web/src/features/decisions/explanation.ts';
import {
  classUnderRules as cls,
  inputUnderRules as input,
  namedRule as named,
} from '#test/builders/a-class-under-rules.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

const recommendationsOf = ({ changes }: Pick<AllocationDecision, 'changes'>) =>
  changes.map((change) => ({
    marketplace: change.channel as Marketplace,
    action: change.action,
    slotChange: change.slotChange,
    placesFrom: change.from,
    placesTo: change.to,
    reasoning: 'from the server',
    expectedRevenueMinor: change.expectedRevenueImpactMinor,
  }));

/** A decision as a screen receives it, and the server's explanation. */
function decided(input: ReturnType<typeof aClass>) {
  const decision = decideAllocation(input);
  const said = explain(decision, { currency: 'MXN', channelNames });
  const ruled = { decision, alone: decision, outcome: { effects: [], placesByChannel: new Map() } };
  const facts = decisionFactsOf(
    input,
    { ...ruled, decisionType: 'optimizer', asksForChange: false } as never,
    [],
  );
  const view = {
    facts,
    currency: 'MXN' as const,
    analysis: 'from the server',
    decisionType: 'optimizer' as const,
  };
  return { said, view, recommendations: recommendationsOf(decision) };
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

describe('the explanation of a decision on the screen', () => {
  it.each(Object.entries(classes))("equals the server's explanation for a class that is %s", (_, input) => {
    const { said, view, recommendations } = decided(input);
    expect(analysisOf(view)).toBe(said.analysis);
    for (const one of recommendations)
      expect(reasonsOf(view, one)).toBe(said.reasoningByChannel[one.marketplace]);
  });

  it('is the server’s if the recorded facts are incomplete', () => {
    const { view, recommendations } = decided(classes.usual);
    const [one] = recommendations;
    const rules = [{ name: 'Fill', channel: 'fitpass' as const, slotChange: 2 }];
    for (const facts of [null, { ...view.facts, inventory: undefined }, { ...view.facts, rules }]) {
      expect(analysisOf({ ...view, facts })).toBe('from the server');
      expect(reasonsOf({ ...view, facts }, one!)).toBe('from the server');
    }
  });

  it('describes the circumstances of the class as the server does', () => {
    const { said, view } = decided(classes.usual);
    const day = { kind: 'holiday', name: 'Independence Day' } as const;
    for (const circumstances of [
      { day },
      { heldElsewhere: 1, stillOffered: 2 },
      { stillOffered: 1, capped: true },
      { day, heldElsewhere: 3, capped: true },
    ] as const)
      expect(analysisOf({ ...view, facts: { ...view.facts, ...circumstances } })).toBe(
        said.analysis + circumstancesMessage(circumstances),
      );
  });
});

const fewer = (name: string, slotCount: number) => named(name, { action: 'decrease', slotCount });
const filled = { kind: 'occupancy-above', occupancyPercent: 10, hoursBeforeMin: 0 } as const;
const firings = [{ ruleId: 'Few', state: 'done', targets: [{ channel: 'fitpass', places: 4 }] }] as const;

describe('the explanation of a decision with rules on the screen', () => {
  it.each<[string, readonly NamedRule[], ClassToRule, RegExp]>([
    ['adds what the optimizer adds too', [named('More', { slotCount: 1 })], cls, /meets your rule “More”/],
    ['takes away against the optimizer', [fewer('Fewer', 2)], cls, /“Fewer” takes 2 places away: occupancy/],
    ['acts above an occupancy', [named('Busy', { condition: filled })], cls, /25%, above 10%, 48 hours/],
    ['is held back', [fewer('Fewer', 1), fewer('Far fewer', 9)], cls, /It asks for 9; the others are booked/],
    ['gives way', [fewer('Fewer', 1), named('More')], cls, /gives way: “Fewer” comes before it/],
    ['was given its places before', [fewer('Few', 2)], { ...cls, ruleFirings: firings }, /keeps at most 4/],
    [
      'needs the room of another marketplace',
      [named('More', { slotCount: 1 })],
      { ...cls, allocations: { ...cls.allocations, kenko: 9 } },
      /Your rules need its free places elsewhere\. Wellhub stays at 3/,
    ],
  ])("equals the server's explanation if a rule %s", (_, rules, standing, includes) => {
    const ruled = obeyRules(standing, input, decideAllocation(input), rules);
    const said = explainRuled(standing, ruled, { currency: 'MXN', channelNames, rules });
    const facts = { ...decisionFactsOf(input, ruled, rules), ...ruleFactsOf(standing, ruled, rules) };
    const view = { facts, currency: 'MXN' as const, analysis: 'x', decisionType: ruled.decisionType };
    expect(decisionFacts.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    const worded = [
      analysisOf(view),
      ...recommendationsOf(ruled.decision).map((one) => reasonsOf(view, one)),
    ];
    expect(worded).toEqual([
      said.analysis,
      ...ruled.decision.changes.map(({ channel }) => said.reasoningByChannel[channel]),
    ]);
    expect(worded.join('\n')).toMatch(includes);
  });
});
