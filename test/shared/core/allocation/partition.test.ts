import * as fc from 'fast-check';
import { partition, placeGains } from '#shared/core/allocation/partition.ts';
import { problemOf } from '#shared/core/allocation/problem.ts';
import { solve } from '#shared/core/allocation/solve.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';
import { aClass } from '#test/laws/a-class.ts';
import { arbitraryClass } from '#test/laws/arbitrary-class.ts';
import { bestSharing } from '#test/laws/brute-force.ts';

describe('the partition of separate inventory', () => {
  it('gains as much as the best division, and never exceeds the free places', () => {
    fc.assert(
      fc.property(arbitraryClass, (given) => {
        const few = { ...given, capacity: Math.min(12, given.capacity ?? 0) };
        const channels = (given.channels ?? [])
          .slice(0, 4)
          .map((one) => ({ ...one, booked: one.booked % 3 }));
        const problem = problemOf(aClass({ ...few, channels }));
        const solution = solve(problem, false);
        const gains = placeGains(problem, solution, 6);
        const places = partition(problem, gains, solution.worthOffering);
        const gained = places.reduce(
          (sum, taken, l) => sum + gains[l]!.slice(0, taken).reduce((all, gain) => all + gain, 0),
          0,
        );
        expect(gained).toBeCloseTo(bestSharing(gains, problem.free), 6);
        expect(places.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(problem.free);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the gain of a further place until the next run', () => {
  const lanes = [aDirectLane({ ratePerHour: [9, 9] }), aLane({ ratePerHour: [0.5, 0.25], channelShape: 25 })];
  const solution = {
    solver: 'dynamic-programme',
    worthOffering: [4, 3],
    bookingRank: [2000, 900],
    placeValues: [100, 300, 899.5, 0],
  } as const;
  const gains = (windowHours: number, capacity = 4) =>
    placeGains(aProblem(lanes, { capacity, classShape: 15 }), solution, windowHours);
  const close = (...numbers: number[]) => numbers.map((one) => expect.closeTo(one, 9) as unknown);

  // P(D > 0, 1, 2) by scipy.stats.nbinom.sf with n = 1 / (1/15 + 1/25).
  it('is the booking’s revenue minus the value of the place, times the chance of a request', () => {
    // Six hours of 0.5 and two of 0.25 give 3.5 requests. A fourth place is not worth offering.
    expect(gains(8)).toEqual([
      [],
      close(0.9489082989102311 * 800, 0.8186988665212569 * 600, 0.6350782834678734 * 0.5, 0),
    ]);
  });

  it('considers only the time until the start of the class', () => {
    // Four requests in all ten hours.
    const all = [[], close(0.9642540841625535 * 800, 0.8640318902257877 * 600, 0.7085469912210857 * 0.5, 0)];
    expect(gains(10)).toEqual(all);
    expect(gains(24)).toEqual(all);
  });

  it('is zero if a place is worth more, or if none is free', () => {
    const dear = { ...solution, placeValues: [901, 950, 960, 990] };
    expect(placeGains(aProblem(lanes, { capacity: 4 }), dear, 8)).toEqual([[], [0, 0, 0, 0]]);
    expect(gains(8, 0)).toEqual([[], []]);
  });
});

describe('free places', () => {
  /** Direct, Fitpass that may sell two, and Wellhub that may sell five and has sold one. */
  const lanes = [
    aDirectLane({ booked: 1 }),
    aLane({ allocation: 2 }),
    aLane({ channel: 'wellhub', booked: 1, allocation: 5 }),
  ];
  const shared = (free: number, gains: number[][], worth = [9, 9, 9], given = lanes) =>
    partition(aProblem(given, { capacity: free + 2 }), gains, worth);

  it('go one by one to the largest gain, and stay open if they gain nothing', () => {
    const gains = [[], [9, 7, 0, 0], [8, 3, 0, 0]];
    expect(shared(3, gains)).toEqual([0, 2, 1]);
    expect(shared(4, gains)).toEqual([0, 2, 2]);
    // The fifth stays on Wellhub, where four are open.
    expect(shared(5, gains)).toEqual([0, 2, 3]);
    expect(shared(9, gains)).toEqual([0, 2, 4]);
    // Only as many places as are worth offering there.
    expect(shared(9, gains, [9, 9, 3])).toEqual([0, 2, 3]);
  });

  it('stay where they are open, the better channel first, if they gain nothing anywhere', () => {
    const nothing = [[], [0, 0], [0, 0]];
    expect(shared(9, nothing)).toEqual([0, 2, 4]);
    expect(shared(3, nothing)).toEqual([0, 2, 1]);
    expect(shared(1, nothing)).toEqual([0, 1, 0]);
    const oversold = [aDirectLane({ booked: 1 }), aLane({ booked: 1, allocation: 0 })];
    expect(shared(3, [[], [0, 0]], [9, 9], oversold)).toEqual([0, 0]);
  });

  it('go to the better channel if both gain the same, including the first lane', () => {
    expect(shared(1, [[], [5], [5]])).toEqual([0, 1, 0]);
    const [, ...others] = lanes;
    expect(
      partition(
        aProblem(others, { capacity: 3 }),
        [
          [6, 1],
          [5, 4],
        ],
        [9, 9],
      ),
    ).toEqual([1, 1]);
  });
});
