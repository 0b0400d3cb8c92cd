import { createHash } from 'node:crypto';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { adviceDictionary } from '#functions/_domain/places/decisions/advice-dictionary.ts';
import { adviceItemOf, adviceDigestOf } from '#functions/_domain/places/decisions/advice-store.ts';
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
    expect(adviceDigestOf({ ...advice, ...over })).toBe(adviceDigestOf(advice));
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
    expect(adviceDigestOf({ ...advice, ...over })).not.toBe(adviceDigestOf(advice));
  });

  it('treats a missing list of rules like an empty one', () => {
    expect(adviceDigestOf({ ...advice, rules: undefined })).toBe(adviceDigestOf({ ...advice, rules: [] }));
  });
});

describe('advice in the table', () => {
  const reasoning =
    'Keep Wellhub at 3 places. One Wellhub booking earns $89.99 after no-shows and cancellations and a place kept back would most likely stay empty, so all 20 free places may be offered; 0.4 more requests expected.';
  const given = {
    studioId: 's',
    decisionId: 'd',
    analysis: 'Direct is expected to ask for 0.4 more (chance that it takes all 20: 0%).',
    recommendations: [{ ...wellhub, reasoning }],
  };
  const { studioId: _, decisionId: __, ...text } = given;

  it('takes half of its uncompressed size, and is unchanged when read', () => {
    const { packed } = adviceItemOf(given);
    expect(packed.length).toBeLessThan(pack(text).length / 2);
    expect(unpack(packed, adviceDictionary)).toEqual(text);
  });

  it('can also be read if it was compressed without the dictionary', () => {
    expect(unpack(pack(text), adviceDictionary)).toEqual(text);
  });

  it('uses a compression dictionary that must never change, or stored advice becomes unreadable', () => {
    expect(createHash('sha256').update(adviceDictionary).digest('hex')).toBe(
      '41b91d5df292efc5b884c10c44d03bbbbfc9bc382f2d8333ff04b32981584fb2',
    );
  });
});
