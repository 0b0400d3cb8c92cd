import * as fc from 'fast-check';
import { PathSource } from '#shared/core/allocation/draw-path.ts';
import { Futures } from '#shared/core/allocation/futures.ts';
import type { Problem } from '#shared/core/allocation/problem.ts';
import { compareOnPaths } from '#shared/core/allocation/rollouts.ts';
import { SeededUniforms } from '#shared/core/numbers/random.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

const paths = 60;
const compare = (problem: Problem, targets: readonly number[], count = paths) =>
  compareOnPaths(new Futures(problem, new SeededUniforms(4)), targets, count);

/** How many of the compared futures meet the condition. */
function countPaths(problem: Problem, isMeant: (requestsByLane: readonly number[]) => boolean): number {
  const source = new PathSource(problem, new SeededUniforms(4));
  return Array.from({ length: paths }, () => [...source.next().requestsByLane]).filter(isMeant).length;
}

/**
 * One future counts before any is drawn, and gains by 95 %; where customers turn, `prior` more count, of which 56 % gain.
 * The odds of the share are raised to the power of 1.25.
 */
function confidenceOf(better: number, different: number, prior = 0): number {
  const share = (better + 0.95 + 0.56 * prior) / (different + 1 + prior);
  const odds = (share / (1 - share)) ** 1.25;
  return odds / (1 + odds);
}

const close = (better: number, different: number): unknown =>
  expect.closeTo(confidenceOf(better, different), 12);

const certain = [10, 10];
const seldom = [0, 0.25];

describe('new allocations compared with the current ones', () => {
  it('gain the revenue of one more sale, on whichever channel it is requested', () => {
    const problem = aProblem([aLane({ ratePerHour: certain })], { capacity: 1 });
    expect(compare(problem, [1])).toEqual({
      confidence: close(60, 60),
      gainShare: 1,
      isIdle: false,
      gainByLane: [900],
    });
    const asked = aProblem([aLane({ ratePerHour: seldom })], { capacity: 1 });
    const better = countPaths(asked, ([requests]) => requests! > 0);
    expect(better).toBeGreaterThan(10);
    expect(better).toBeLessThan(50);
    const { confidence, gainShare, gainByLane } = compare(asked, [1]);
    expect(confidence).toBeCloseTo(confidenceOf(better, better), 12);
    expect(gainShare).toBe(1);
    expect(gainByLane[0]).toBeCloseTo((900 * better) / paths, 9);
  });

  it('lose revenue if the place is closed', () => {
    const problem = aProblem([aLane({ ratePerHour: certain, booked: 1, allocation: 2 })], { capacity: 2 });
    const { confidence, gainShare, gainByLane } = compare(problem, [1]);
    expect(confidence).toBeCloseTo(confidenceOf(0, 60), 12);
    expect(gainShare).toBe(0);
    expect(gainByLane).toEqual([-900]);
  });

  it('count current bookings as taken places', () => {
    const problem = aProblem([aLane({ ratePerHour: seldom, booked: 2, allocation: 2 })]);
    const better = countPaths(problem, ([requests]) => requests! > 0);
    expect(compare(problem, [3]).gainByLane[0]).toBeCloseTo((900 * better) / paths, 9);
  });

  it('differ by the smallest amount, but not if nothing differs', () => {
    const cent = aProblem([aLane({ ratePerHour: certain, value: 0.5 })], { capacity: 1 });
    expect(compare(cent, [1])).toMatchObject({ confidence: close(60, 60), gainShare: 1 });
    const closing = aProblem([aLane({ ratePerHour: certain, value: 0.5, allocation: 1 })], { capacity: 1 });
    expect(compare(closing, [0])).toMatchObject({ confidence: close(0, 60), gainShare: 0 });
    const full = aProblem([aDirectLane({ booked: 1 }), aLane({ ratePerHour: certain })], { capacity: 1 });
    const same = { confidence: 0.5, gainShare: 0.5, isIdle: false, gainByLane: [0, 0] };
    expect(compare(full, [Infinity, 1])).toEqual(same);
  });

  it.each([
    [0.1, 0.05, 0],
    [0.15, 0.04, 60],
    [0.2, 0.1, 120],
    [0.4, 0.3, 120],
  ])(
    'are less sure where customers turn: %d to direct and %d elsewhere weigh %d futures',
    (toDirect, elsewhere, prior) => {
      const problem = aProblem([aLane({ ratePerHour: certain })], {
        capacity: 1,
        diversion: { toDirect, elsewhere },
      });
      expect(compare(problem, [1]).confidence).toBeCloseTo(confidenceOf(60, 60, prior), 12);
    },
  );

  it('attribute their gain to the channels in turn', () => {
    // One place. Fitpass alone would certainly sell it at 9.00; with Wellhub open too, half of the time at 5.00.
    const lanes = [
      aLane({ ratePerHour: certain }),
      aLane({ channel: 'wellhub', value: 500, ratePerHour: certain }),
    ];
    const { gainByLane } = compare(aProblem(lanes, { capacity: 1 }), [1, 1]);
    expect(gainByLane[0]).toBe(900);
    expect(gainByLane[1]).toBeLessThan(-100);
    expect(gainByLane[1]).toBeGreaterThan(-300);
  });

  it('are compared if only one of two channels can make a difference', () => {
    const lanes = [
      aLane({ ratePerHour: [0, 0] }),
      aLane({ channel: 'wellhub', value: 500, ratePerHour: certain }),
    ];
    const { gainByLane } = compare(aProblem(lanes), [1, 1]);
    expect(gainByLane).toEqual([0, expect.closeTo(500, 9)]);
  });

  it('have no result if nothing changes, or no future is simulated', () => {
    const problem = aProblem([aDirectLane(), aLane({ allocation: 3, ratePerHour: certain })]);
    const nothing = { confidence: 0.5, gainShare: 0.5, gainByLane: [0, 0] };
    expect(compare(problem, [Infinity, 3])).toEqual({ ...nothing, isIdle: true });
    expect(compare(problem, [Infinity, 4], 0)).toEqual({ ...nothing, isIdle: false });
    expect(compare(problem, [Infinity, 4], 1).confidence).toBeCloseTo(confidenceOf(1, 1), 12);
  });

  /** One place, which Wellhub certainly sells at 5.00; given to Fitpass instead, it is sold at 9.00 or not at all. */
  const riskProblem = aProblem(
    [
      aLane({ ratePerHour: seldom, allocation: 0 }),
      aLane({ channel: 'wellhub', value: 500, allocation: 1, ratePerHour: certain }),
    ],
    { capacity: 1 },
  );

  it('have a share of gains measured by money, not by frequency', () => {
    const better = countPaths(riskProblem, ([requests]) => requests! > 0);
    const [won, lost] = [400 * better, 500 * (paths - better)];
    const { confidence, gainShare, gainByLane } = compare(riskProblem, [1, 0]);
    expect(confidence).toBeCloseTo(confidenceOf(better, paths), 12);
    expect(gainShare).toBeCloseTo(won / (won + lost), 12);
    expect(gainByLane[0]! + gainByLane[1]!).toBeCloseTo((won - lost) / paths, 9);
  });

  it('may gain in fewer futures than they lose, but more in total', () => {
    // Fitpass pays ten times as much, and gets requests in fewer than half of the futures.
    const [fitpass, wellhub] = riskProblem.lanes;
    const rare = aProblem([{ ...fitpass!, value: 5_000, ratePerHour: [0, 0.1] }, wellhub!], { capacity: 1 });
    const { confidence, gainShare } = compare(rare, [1, 0]);
    expect(confidence).toBeLessThan(0.5);
    expect(gainShare).toBeGreaterThan(0.7);
  });

  it('gain exactly what the reverse change would lose, and expect a gain if their share is above one half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 3 }),
        (value, rate, places) => {
          const direct = aDirectLane({ ratePerHour: [rate, rate] });
          const given = (allocation: number): Problem =>
            aProblem([direct, aLane({ value, allocation, ratePerHour: [0.1, 0.1] })], { capacity: 3 });
          const there = compare(given(0), [Infinity, places]);
          const back = compare(given(places), [Infinity, 0]);
          expect(there.gainShare + back.gainShare).toBeCloseTo(1, 9);
          const gain = there.gainByLane.reduce((sum, one) => sum + one, 0);
          expect(Math.sign(gain)).toBe(Math.sign(there.gainShare - 0.5));
        },
      ),
      { numRuns: 60 },
    );
  });
});
