import {
  boundLane,
  giveToOthers,
  trimToFreePlaces,
  type Bounded,
} from '#shared/core/allocation/constrain.ts';
import { problemOf } from '#shared/core/allocation/problem.ts';
import type { Guidelines } from '#shared/core/allocation/types.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

interface Given {
  capacity?: number;
  booked?: number;
  allocation?: number;
  /** Booked directly. */
  own?: number;
}

const withOneMarketplace = ({ capacity = 20, booked = 2, allocation = 4, own = 5 }: Given) =>
  problemOf(
    aClass({
      capacity,
      channels: [direct({ booked: own }), marketplace('fitpass', { booked, allocation })],
    }),
  );

/** The limit of Fitpass if `open` further places are wanted there, and at most 5 may move. */
function bound(given: Given, open: number, over: Partial<Guidelines> = {}): Bounded {
  const problem = withOneMarketplace(given);
  const lane = problem.lanes.find(({ channel }) => channel === 'fitpass')!;
  return boundLane(problem, lane, open, { maxSlotAdjustment: 5, minHoursBeforeClass: 0, ...over });
}

describe('limits of one marketplace', () => {
  it.each([
    ['as many as wanted, booked ones included', {}, 4, { to: 6, limit: 'none' }],
    ['as far up as one adjustment goes', {}, 7, { to: 9, limit: 'none' }],
    ['no further up than one adjustment', {}, 8, { to: 9, limit: 'max-slot-adjustment' }],
    ['as far down as one adjustment goes', { allocation: 12 }, 5, { to: 7, limit: 'none' }],
    ['no further down than one adjustment', { allocation: 12 }, 4, { to: 7, limit: 'max-slot-adjustment' }],
    ['every place sold, whatever the size of the adjustment', { booked: 11 }, 0, { to: 11, limit: 'none' }],
    ['no more than the class holds', { allocation: 30 }, 18, { to: 20, limit: 'none' }],
    ['every place sold, whatever the class holds', { capacity: 3, booked: 5 }, 0, { to: 5, limit: 'none' }],
  ] as const)('%s', (_title, given, open, expected) => {
    expect(bound(given, open)).toEqual(expected);
  });

  it('count whole places of an adjustment', () => {
    expect(bound({}, 18, { maxSlotAdjustment: 2.9 })).toEqual({ to: 6, limit: 'max-slot-adjustment' });
  });
});

describe('the occupancy limits', () => {
  // 5 + 7 of 20 places are sold: 60 %.
  const sixtyPercent = { booked: 7, allocation: 10 };
  it.each([
    ['closes at the threshold', { closeNothingBelowPercent: 60 }, 1, { to: 8, limit: 'none' }],
    ['closes nothing below it', { closeNothingBelowPercent: 61 }, 1, { to: 10, limit: 'low-occupancy' }],
    ['opens though it is below', { closeNothingBelowPercent: 61 }, 4, { to: 11, limit: 'none' }],
    ['opens at the threshold', { openNothingAbovePercent: 60 }, 4, { to: 11, limit: 'none' }],
    ['opens nothing above it', { openNothingAbovePercent: 59 }, 4, { to: 10, limit: 'high-occupancy' }],
    ['closes though it is above', { openNothingAbovePercent: 59 }, 1, { to: 8, limit: 'none' }],
    ['keeps what is wanted below', { closeNothingBelowPercent: 61 }, 3, { to: 10, limit: 'none' }],
    ['keeps what is wanted above', { openNothingAbovePercent: 59 }, 3, { to: 10, limit: 'none' }],
  ] as const)('%s', (_title, rail, open, expected) => {
    expect(bound(sixtyPercent, open, rail)).toEqual(expected);
  });

  it('never leave fewer places than are sold', () => {
    const full = bound({ booked: 8, allocation: 4 }, 1, { openNothingAbovePercent: 60 });
    expect(full).toEqual({ to: 8, limit: 'high-occupancy' });
  });

  it('do not exist unless the owner sets them', () => {
    expect(bound({ booked: 0, own: 0 }, 0)).toEqual({ to: 0, limit: 'none' });
    expect(bound({ booked: 20, own: 20, allocation: 20 }, 5)).toMatchObject({ limit: 'max-slot-adjustment' });
  });

  it('treat a class without places as empty', () => {
    const none = { capacity: 0, booked: 0, own: 0 };
    expect(bound(none, 0, { closeNothingBelowPercent: 0.5 })).toEqual({ to: 4, limit: 'low-occupancy' });
    expect(bound(none, 5, { openNothingAbovePercent: 0 })).toEqual({ to: 0, limit: 'max-slot-adjustment' });
  });
});

describe('places closed in separate inventory', () => {
  /** Direct, then Fitpass, then Wellhub, each with five bookings; the marketplaces may sell seven and six. */
  const problem = (capacity: number, booked = 5) =>
    problemOf(
      aClass({
        capacity,
        channels: [
          direct({ booked: 5 }),
          marketplace('fitpass', { booked, allocation: 7 }),
          marketplace('wellhub', { booked: 5, allocation: 6, revenueMinor: 800 }),
        ],
      }),
    );
  const gains = [[], [90, 70, 50, 30, 10], [80, 60, 40, 20]];
  const trimmed = (capacity: number, fitpass: number, wellhub: number, given = gains, booked = 5) => {
    const bounded = [null, { to: fitpass, limit: 'none' as const }, { to: wellhub, limit: 'none' as const }];
    trimToFreePlaces(problem(capacity, booked), bounded, given);
    return bounded;
  };

  it('are none as long as there are enough', () => {
    // 15 of 24 are sold: 9 are free, and 5 + 4 open.
    expect(trimmed(24, 10, 9)).toEqual([null, { to: 10, limit: 'none' }, { to: 9, limit: 'none' }]);
  });

  it('are those that gain least, one by one', () => {
    // 7 are free and 9 would be open: first Fitpass's fifth place (10) is closed, then Wellhub's fourth (20).
    expect(trimmed(22, 10, 9)).toEqual([
      null,
      { to: 9, limit: 'free-places' },
      { to: 8, limit: 'free-places' },
    ]);
    // One more: Fitpass's fourth (30) before Wellhub's third (40).
    expect(trimmed(21, 10, 9)).toEqual([
      null,
      { to: 8, limit: 'free-places' },
      { to: 8, limit: 'free-places' },
    ]);
  });

  it('are the last of each, whatever the places before them gain', () => {
    // Fitpass's fifth (10) is closed before Wellhub's fourth (20), though Wellhub's third (25) gains less than
    // Fitpass's fourth.
    expect(trimmed(23, 10, 9, [[], [90, 70, 50, 45, 10], [80, 60, 25, 20]])).toEqual([
      null,
      { to: 9, limit: 'free-places' },
      { to: 9, limit: 'none' },
    ]);
  });

  it('are from the better channel if both gain the same, starting with places of unknown gain', () => {
    expect(trimmed(23, 10, 9, [[], [1, 1, 1, 1, 1], [1, 1, 1, 1]])).toEqual([
      null,
      { to: 9, limit: 'free-places' },
      { to: 9, limit: 'none' },
    ]);
    expect(trimmed(23, 10, 9, [[], [1, 1, 1, 1, 0.5], []])).toEqual([
      null,
      { to: 10, limit: 'none' },
      { to: 8, limit: 'free-places' },
    ]);
  });

  it('exclude places that were already open', () => {
    // Nothing is free. Fitpass keeps its seven places and Wellhub its six, though that is an excess of three.
    expect(trimmed(15, 9, 6)).toEqual([null, { to: 7, limit: 'free-places' }, { to: 6, limit: 'none' }]);
  });

  it('do not compensate for a marketplace that has sold more than its allocation', () => {
    // 19 of 21 are sold: two places are free, and Wellhub would offer three. Fitpass stays at seven of its nine.
    expect(trimmed(21, 7, 8, gains, 9)).toEqual([
      null,
      { to: 7, limit: 'none' },
      { to: 7, limit: 'free-places' },
    ]);
  });

  it('exclude sold places', () => {
    // 19 of 19 places are sold, nine of them on Fitpass, whose new allocation would be seven.
    expect(trimmed(19, 10, 6, gains, 9)).toEqual([
      null,
      { to: 9, limit: 'free-places' },
      { to: 6, limit: 'none' },
    ]);
  });
});

describe('places kept open by low occupancy', () => {
  /** Direct has five bookings, Fitpass five, Wellhub two. Fitpass may sell 12, Wellhub 4. */
  const after = (capacity: number, fitpass: Bounded, wellhub: number, wanted: number): number[] => {
    const problem = problemOf(
      aClass({
        capacity,
        channels: [
          direct({ booked: 5 }),
          marketplace('fitpass', { booked: 5, allocation: 12 }),
          marketplace('wellhub', { booked: 2, allocation: 4, revenueMinor: 800 }),
        ],
      }),
    );
    const bounded = [null, { ...fitpass }, { to: wellhub, limit: 'none' as const }];
    giveToOthers(problem, bounded, [null, { to: wanted, limit: 'none' }, { to: wellhub, limit: 'none' }], []);
    return bounded.flatMap((one) => (one ? [one.to] : []));
  };
  const low = { to: 12, limit: 'low-occupancy' } as const;

  it('are transferred to a marketplace that gets more, if free places do not suffice', () => {
    // 12 of 22 are sold: 10 are free, and 7 + 5 would be open, three of them new at Wellhub.
    expect(after(22, low, 7, 5)).toEqual([10, 7]);
    expect(after(24, low, 7, 5)).toEqual([12, 7]);
  });

  it('never exceed what the other marketplace gets, even if there was an excess before', () => {
    // 12 of 17 are sold: five are free. Seven and two were open already, and one more is added.
    expect(after(17, low, 5, 5)).toEqual([11, 5]);
    expect(after(17, low, 4, 5)).toEqual([12, 4]);
    expect(after(17, low, 3, 5)).toEqual([12, 3]);
  });

  it('never exceed what would be closed without the threshold', () => {
    expect(after(22, low, 7, 11)).toEqual([11, 7]);
  });

  it('are kept if another rule keeps them open', () => {
    expect(after(22, { to: 12, limit: 'max-slot-adjustment' }, 7, 5)).toEqual([12, 7]);
  });

  it('are kept if it is unknown what would be closed', () => {
    const problem = problemOf(aClass({ capacity: 0, channels: [marketplace('fitpass', { allocation: 4 })] }));
    const bounded = [{ to: 5, limit: 'low-occupancy' as const }];
    giveToOthers(problem, bounded, [], []);
    expect(bounded).toEqual([{ to: 5, limit: 'low-occupancy' }]);
  });

  it('are those that gain least', () => {
    const problem = problemOf(
      aClass({
        capacity: 12,
        channels: [
          marketplace('fitpass', { booked: 0, allocation: 6 }),
          marketplace('kenko', { booked: 0, allocation: 6, revenueMinor: 900 }),
          marketplace('wellhub', { booked: 0, allocation: 0, revenueMinor: 800 }),
        ],
      }),
    );
    const bounded = [
      { ...low, to: 6 },
      { ...low, to: 6 },
      { to: 2, limit: 'none' as const },
    ];
    const none = [0, 0, 2].map((to) => ({ to, limit: 'none' as const }));
    // The sixth places gain 3 and 1, the fifth 4 and 2, so both are taken from Kenko.
    giveToOthers(problem, bounded, none, [
      [9, 8, 7, 6, 4, 3],
      [9, 8, 7, 6, 2, 1],
      [5, 5],
    ]);
    expect(bounded).toEqual([
      { ...low, to: 6 },
      { ...low, to: 4 },
      { to: 2, limit: 'none' },
    ]);
  });
});
