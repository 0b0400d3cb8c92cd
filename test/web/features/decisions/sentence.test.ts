import type { DecisionView, Recommendation } from '#shared/contracts/decisions/decision.ts';
import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import { byChange, unchangedMessage } from '#web/src/features/decisions/unchanged-message.ts';
import { paceMessage, sentenceOf } from '#web/src/features/decisions/sentence.ts';
import { aRecommendation } from '#test/builders/a-recommendation.ts';

const wordsMax = 40;

type Places = Partial<Record<Recommendation['marketplace'], [from: number, to: number]>>;

const recommendationsOf = (places: Places) =>
  Object.entries(places).map(([marketplace, [placesFrom, placesTo]]) =>
    aRecommendation({
      marketplace: marketplace as Recommendation['marketplace'],
      placesFrom,
      placesTo,
      slotChange: placesTo - placesFrom,
    }),
  );

const channel = (
  name: RecordedFacts['channels'][number]['channel'],
  expectedRemaining: number,
  earnsMinor: number,
) => ({
  channel: name,
  booked: 1,
  expectedRemaining,
  earnsMinor,
  limit: 'none' as const,
});

const facts: RecordedFacts = {
  capacity: 20,
  sold: 9,
  free: 11,
  hoursLeft: 40,
  weeksOfHistory: 12,
  bookings: 9,
  expectedByNow: 11,
  placeValueMinor: 300,
  turnsToDirectShare: 0.1,
  channels: [
    channel('direct', 3.1, 1_800),
    channel('fitpass', 0.4, 900),
    channel('wellhub', 2.7, 1_060),
    channel('totalpass', 1.2, 800),
    channel('classpass', 0.6, 700),
  ],
  rules: [],
};

const decision = (
  places: Places,
  given: Partial<DecisionView> = {},
  differs: Partial<RecordedFacts> = {},
) => ({
  recommendations: recommendationsOf(places),
  expectedRevenueMinor: 5_800,
  currency: 'USD' as const,
  decisionType: 'optimizer' as const,
  facts: { ...facts, ...differs },
  ...given,
});

const kinds: [kind: string, decision: Parameters<typeof sentenceOf>[0], sentence: string][] = [
  [
    'moves places to a better payer',
    decision({ fitpass: [6, 3], wellhub: [2, 5] }),
    'Move 3 places from Fitpass to Wellhub: about +$58. Wellhub usually sells 2.7 more from here, and the class is 18% behind.',
  ],
  [
    'opens places that would stay empty',
    decision({ wellhub: [2, 4] }, { expectedRevenueMinor: 2_149 }, { bookings: 11 }),
    'Open 2 places on Wellhub: about +$21. It usually sells 2.7 more from here.',
  ],
  [
    'keeps places for better-paying customers',
    decision({ wellhub: [6, 4] }, { expectedRevenueMinor: 900 }, { placeValueMinor: 1_585, bookings: 14 }),
    'Close 2 places on Wellhub: about +$9. A place left free will probably earn $15.85 later; Wellhub pays $10.60 now, and the class is 27% ahead.',
  ],
  [
    'opens several marketplaces',
    decision({ wellhub: [1, 4], totalpass: [0, 1] }),
    'Open 3 places on Wellhub and 1 on TotalPass: about +$58. Wellhub usually sells 2.7 more from here, and the class is 18% behind.',
  ],
  [
    'opens more than it closes',
    decision({ wellhub: [1, 4], fitpass: [4, 3] }),
    'Open 3 places on Wellhub, and close 1 place on Fitpass: about +$58. Wellhub usually sells 2.7 more from here, and the class is 18% behind.',
  ],
  [
    'takes places from a better payer that needs fewer',
    decision(
      { wellhub: [0, 2], fitpass: [5, 3] },
      {},
      {
        channels: [
          channel('direct', 3.1, 1_800),
          channel('fitpass', 0.4, 1_200),
          channel('wellhub', 2.7, 1_060),
        ],
      },
    ),
    'Move 2 places from Fitpass to Wellhub: about +$58. Fitpass pays more, but usually sells only 0.4 more from here, and the class is 18% behind.',
  ],
  [
    'takes places from a better payer whose customers book directly',
    decision(
      { wellhub: [0, 2], fitpass: [5, 3] },
      {},
      {
        turnsToDirectShare: 0.8,
        channels: [
          channel('direct', 3.1, 1_800),
          channel('fitpass', 4, 1_200),
          channel('wellhub', 2.7, 1_060),
        ],
      },
    ),
    'Move 2 places from Fitpass to Wellhub: about +$58. Fitpass pays more, but customers it turns away often book with you directly, and the class is 18% behind.',
  ],
  [
    'follows a rule that costs something',
    decision(
      { wellhub: [2, 4] },
      { decisionType: 'rule', expectedRevenueMinor: -1_200 },
      { rules: [{ name: 'Fill mornings', channel: 'wellhub', slotChange: 2 }] },
    ),
    'Open 2 places on Wellhub: about −$12. Your rule “Fill mornings” asked for this, and the class is 18% behind.',
  ],
  [
    'is about a class without history',
    decision({ wellhub: [0, 2] }, {}, { weeksOfHistory: 0, expectedByNow: 0 }),
    'Open 2 places on Wellhub: about +$58. There is no history to compare with yet, so this is a first estimate.',
  ],
  [
    'is about a full class',
    decision({ wellhub: [6, 4] }, { expectedRevenueMinor: 20 }, { free: 0, bookings: 20 }),
    'Close 2 places on Wellhub: no difference in revenue expected. No place is free any more, and the class is 82% ahead.',
  ],
  [
    'was made before facts were recorded',
    decision({ fitpass: [6, 3], wellhub: [2, 5] }, { facts: null }),
    'Move 3 places from Fitpass to Wellhub: about +$58.',
  ],
];

describe('a decision in one sentence', () => {
  it.each(kinds)('that %s', (_kind, given, sentence) => {
    expect(sentenceOf(given)).toBe(sentence);
  });

  it('has at most 40 words', () => {
    for (const [, given] of kinds)
      expect(sentenceOf(given).split(/\s+/).length).toBeLessThanOrEqual(wordsMax);
  });

  it('does not mention a pace that is usual or unknown', () => {
    expect(paceMessage({ ...facts, bookings: 11.4 })).toBeNull();
    expect(paceMessage({ ...facts, expectedByNow: 0.9 })).toBeNull();
    expect(paceMessage({ ...facts, weeksOfHistory: 0 })).toBeNull();
    expect(paceMessage({ ...facts, bookings: 22 })).toBe('the class is 100% ahead');
  });
});

describe('the marketplaces of a decision', () => {
  it('are sorted by the places that they gain; unchanged ones share one line', () => {
    const given = decision({ fitpass: [4, 4], totalpass: [3, 2], wellhub: [1, 4], classpass: [1, 1] });
    const { changed, unchanged } = byChange(given);
    expect(changed.map(({ marketplace }) => marketplace)).toEqual(['wellhub', 'totalpass']);
    expect(unchangedMessage(unchanged)).toBe('Fitpass (4 places) and ClassPass (1 place) stay as they are');
    expect(unchangedMessage(unchanged.slice(0, 1))).toBe('Fitpass (4 places) stays as it is');
  });
});
