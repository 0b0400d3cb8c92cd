import { digestOf } from '#functions/_domain/places/decisions/advice-store.ts';
import type { Recommendation } from '#shared/contracts/decisions/decision.ts';

const recommendation = (
  marketplace: Recommendation['marketplace'],
  placesFrom: number,
  placesTo: number,
): Recommendation => ({
  marketplace,
  action: 'increase',
  slotChange: placesTo - placesFrom,
  placesFrom,
  placesTo,
  reasoning: 'Because.',
  expectedRevenueMinor: 100,
});
const [fitpass, wellhub] = [recommendation('fitpass', 4, 6), recommendation('wellhub', 2, 2)];
const rules = [{ ruleId: 'a' }, { ruleId: 'b' }];
const advice = { decisionType: 'rule', rules, recommendations: [fitpass, wellhub] };

describe('the digest of advice', () => {
  it.each([
    ['in another order', { recommendations: [wellhub, fitpass] }],
    ['in other words', { recommendations: [{ ...fitpass, reasoning: 'So.' }, wellhub] }],
    ['worth something else', { recommendations: [{ ...fitpass, expectedRevenueMinor: 7 }, wellhub] }],
  ])('is the same %s', (_, over) => {
    expect(digestOf({ ...advice, ...over })).toBe(digestOf(advice));
  });

  it.each([
    ['for other places', { recommendations: [recommendation('fitpass', 4, 7), wellhub] }],
    ['from other places', { recommendations: [recommendation('fitpass', 3, 6), wellhub] }],
    ['at another marketplace', { recommendations: [recommendation('totalpass', 4, 6), wellhub] }],
    ['for one marketplace less', { recommendations: [fitpass] }],
    ['of other rules', { rules: [{ ruleId: 'a' }] }],
    ['of rules in another order', { rules: rules.toReversed() }],
    ['of the optimizer', { decisionType: 'optimizer' }],
  ])('is another %s', (_, over) => {
    expect(digestOf({ ...advice, ...over })).not.toBe(digestOf(advice));
  });

  it('takes no rules for an empty list of them', () => {
    expect(digestOf({ ...advice, rules: undefined })).toBe(digestOf({ ...advice, rules: [] }));
  });
});
