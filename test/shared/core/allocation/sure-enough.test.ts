import * as fc from 'fast-check';
import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a decision is confident enough', () => {
  it.each([
    ['that gains so often', { confidence: 0.7, gainShare: 0.5 }, true],
    [
      'but not one that gains so often and yet is expected to lose',
      { confidence: 0.9, gainShare: 0.49 },
      false,
    ],
    ['of whose money so much is won', { confidence: 0.4, gainShare: 0.7 }, true],
    ['that reaches it as screens show it', { confidence: 0.4, gainShare: 0.695 }, true],
    ['but not one that does neither', { confidence: 0.694, gainShare: 0.694 }, false],
    ['but not one that reaches it by both together alone', { confidence: 0.69, gainShare: 0.69 }, false],
    ['by its confidence where nothing else was recorded', { confidence: 0.7 }, true],
    ['but not by what was not recorded', { confidence: 0.69 }, false],
    ['but not by what is not known', { confidence: 0.69, gainShare: undefined }, false],
  ])('%s', (_, decision, expected) => {
    expect(isSureEnough(decision, 0.7)).toBe(expected);
  });

  it('if its confidence is and it is not expected to lose, and at every lower threshold', () => {
    fc.assert(
      fc.property(share, share, share, share, (confidence, gainShare, one, other) => {
        const [low, high] = [one, other].map((share) => 0.5 + share / 2).toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const decision = { confidence, gainShare };
        if (isSureEnough({ confidence }, high) && gainShare >= 0.5)
          expect(isSureEnough(decision, high)).toBe(true);
        if (isSureEnough(decision, high)) expect(isSureEnough(decision, low)).toBe(true);
      }),
    );
  });

  it('if its possible loss is within the threshold’s share of its gain: three sevenths at 0.7', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (won, lost) => {
        const decision = { confidence: 0, gainShare: won / (won + lost) };
        // Screens show whole percents, so 69.5 % reaches 70 %.
        if (isSureEnough(decision, 0.7)) expect(lost).toBeLessThanOrEqual((won * 0.305) / 0.695 + 1e-6);
        else expect(lost).toBeGreaterThanOrEqual((won * 3) / 7);
      }),
    );
  });
});
