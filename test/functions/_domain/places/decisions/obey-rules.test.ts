import {
  obeyRules,
  type ClassToRule,
  type NamedRule,
} from '#functions/_domain/places/decisions/obey-rules.ts';
import { explainRuled } from '#functions/decisions/optimizer/rule-messages.ts';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { explain } from '#shared/core/allocation/explain.ts';
import {
  classUnderRules as cls,
  inputUnderRules as input,
  namedRule as named,
} from '#test/builders/a-class-under-rules.ts';

const alone = decideAllocation(input);
const placesTo = (changes: typeof alone.changes) =>
  Object.fromEntries(changes.map(({ channel, to }) => [channel, to]));
const options = (rules: readonly NamedRule[]) => ({
  currency: 'USD',
  channelNames: { fitpass: 'Fitpass', wellhub: 'Wellhub' },
  rules,
});
const said = (rules: readonly NamedRule[], standing: ClassToRule = cls) => {
  const ruled = obeyRules(standing, input, alone, rules);
  return { ruled, message: explainRuled(standing, ruled, options(rules)) };
};

describe('a decision without rules', () => {
  it('is unchanged, including its wording', () => {
    const { ruled, message } = said([]);
    expect(ruled).toMatchObject({ decision: alone, decisionType: 'optimizer', asksForChange: false });
    expect(message).toEqual(explain(alone, options([])));
  });
});

describe('a decision with rules', () => {
  it('follows a rule against the optimizer, and explains what both want', () => {
    const fewer = named('Fewer', { action: 'decrease', slotCount: 2 });
    const { ruled, message } = said([fewer]);
    expect(ruled).toMatchObject({ decisionType: 'rule', asksForChange: true });
    expect(placesTo(ruled.decision.changes)).toEqual({ ...placesTo(alone.changes), fitpass: 2 });
    const [fitpass] = ruled.decision.changes;
    expect(fitpass).toMatchObject({ from: 4, to: 2, slotChange: -2, action: 'decrease' });
    expect(ruled.decision.expectedRevenueImpactMinor).toBe(
      ruled.decision.changes.reduce((sum, change) => sum + change.expectedRevenueImpactMinor, 0),
    );
    expect(message.analysis).toMatch(/^Decided by your rule “Fewer”\. /);
    expect(message.reasoningByChannel['fitpass']).toMatch(
      /^Your rule “Fewer” takes 2 places away: occupancy is 25%, below 60%, 48 hours before class\. Fitpass goes from 4 to 2 places, expected/,
    );
    expect(message.reasoningByChannel['fitpass']).toContain(
      `By revenue alone it would have ${placesTo(alone.changes)['fitpass']} places`,
    );
    // The other marketplace's revenue depends on the places that the rule leaves to it.
    expect(message.reasoningByChannel['wellhub']).toMatch(/^Open 5 Wellhub places \(3 to 8, expected \+/);
  });

  it('is credited to the optimizer if it agrees with the rule, and names the rule', () => {
    expect(placesTo(alone.changes)['fitpass']).toBeGreaterThanOrEqual(5);
    const { ruled, message } = said([named('One more', { slotCount: 1 })]);
    expect(ruled).toMatchObject({ decision: alone, decisionType: 'optimizer', asksForChange: true });
    expect(message.analysis).toMatch(/^This also meets your rule “One more”\. /);
    expect(message.reasoningByChannel['fitpass']).toMatch(/^Your rule “One more” adds 1 place: /);
  });

  it('names several rules in order, and which of them give way', () => {
    const rules = [
      named('Fewer', { action: 'decrease', slotCount: 1 }),
      named('Fewer still', { action: 'decrease', slotCount: 9 }),
      named('More', { slotCount: 2 }),
    ];
    const { message } = said(rules);
    expect(message.analysis).toMatch(/^Decided by your rules, in this order: “Fewer”, “Fewer still”\. /);
    const reasoning = message.reasoningByChannel['fitpass']!;
    expect(reasoning).toContain('It asks for 9; the others are booked.');
    expect(reasoning).toContain(
      'Your rule “More” asks for the opposite and gives way: “Fewer” comes before it.',
    );
    expect(reasoning.indexOf('“Fewer”')).toBeLessThan(reasoning.indexOf('“Fewer still”'));
  });

  it('keeps what a rule achieved before, without a new decision', () => {
    const less = named('Keep few', { action: 'decrease' });
    const firings = [
      { ruleId: 'Keep few', state: 'done', targets: [{ channel: 'fitpass', places: 4 }] },
    ] as const;
    const { ruled, message } = said([less], { ...cls, ruleFirings: firings });
    expect(placesTo(ruled.decision.changes)['fitpass']).toBe(4);
    expect(ruled).toMatchObject({ decisionType: 'optimizer', asksForChange: false });
    expect(message.reasoningByChannel['fitpass']).toMatch(
      /^Your rule “Keep few” keeps at most 4 places here\. Fitpass stays at 4 places\./,
    );
  });

  it('makes room for a rule, and explains why another marketplace gets less', () => {
    const full = { ...cls, allocations: { ...cls.allocations, kenko: 9 } };
    const { ruled, message } = said([named('More', { slotCount: 1 })], full);
    const places = placesTo(ruled.decision.changes);
    expect(places).toEqual({ fitpass: 5, wellhub: 3 });
    expect(placesTo(alone.changes)['wellhub']).toBeGreaterThan(3);
    expect(message.reasoningByChannel['wellhub']).toMatch(
      /^Your rules need its free places elsewhere\. Wellhub stays at 3 places\./,
    );
  });

  it.each([
    ['occupancy-below', 594, 'occupancy is 59%, below 60%'],
    ['occupancy-below', 595, null],
    ['occupancy-below', 599, null],
    ['occupancy-above', 601, null],
    ['occupancy-above', 604, null],
    ['occupancy-above', 605, 'occupancy is 61%, above 60%'],
  ] as const)(
    'with %s 60%% and %i of 1,000 places booked goes by the figure that is shown',
    (kind, bookings, message) => {
      const condition = { kind, occupancyPercent: 60, hoursBeforeMin: 0 };
      const rule = named('A', { condition, slotCount: 1 });
      const ruled = said([rule], { ...cls, bookings, totalCapacity: 1_000 });
      const reasoning = ruled.message.reasoningByChannel['fitpass'] ?? '';
      expect(ruled.ruled.outcome.effects.length > 0).toBe(message !== null);
      expect(reasoning).toContain(message ?? 'Fitpass');
      expect(reasoning.includes('occupancy is')).toBe(message !== null);
    },
  );
});
