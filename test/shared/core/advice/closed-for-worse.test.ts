import { closedForWorse, whyClosed } from '#shared/core/advice/closed-for-worse.ts';

const direct = { channel: 'direct', booked: 2, expectedRemaining: 3, earnsMinor: 20_000 };
const fitpass = { channel: 'fitpass', booked: 1, expectedRemaining: 0.4, earnsMinor: 10_600 };
const wellhub = { channel: 'wellhub', booked: 0, expectedRemaining: 2.7, earnsMinor: 9_000 };
const facts = (given: Partial<typeof fitpass> = {}, turnsToDirectShare = 0) => ({
  channels: [direct, { ...fitpass, ...given }, wellhub],
  turnsToDirectShare,
});
const move = (from: string, to: string) => [
  { marketplace: from, slotChange: -2, placesTo: 2 },
  { marketplace: to, slotChange: 2, placesTo: 5 },
];

describe('a marketplace that loses places to one that pays less', () => {
  it('is found, together with the places that stay open there', () => {
    expect(closedForWorse(facts(), move('fitpass', 'wellhub'))).toEqual([
      { ...fitpass, openAfter: 1, opened: wellhub },
    ]);
    expect(closedForWorse(facts(), move('wellhub', 'fitpass'))).toEqual([]);
    expect(closedForWorse(facts(), move('fitpass', 'wellhub').slice(0, 1))).toEqual([]);
  });

  it.each([
    ['fits', 0.4, 0],
    ['fits', 1.5, 0],
    [null, 1.6, 0],
    [null, 1.6, 0.5],
    ['turns-to-direct', 1.6, 0.6],
  ])(
    'is explained by demand (%s) where %d are expected and %d turn to direct',
    (why, expectedRemaining, turns) => {
      const known = facts({ expectedRemaining }, turns);
      const [closed] = closedForWorse(known, move('fitpass', 'wellhub'));
      expect(whyClosed(known, closed!)).toBe(why);
    },
  );
});
