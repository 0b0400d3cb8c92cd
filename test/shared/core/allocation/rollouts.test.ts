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

/** How many of the futures that are compared are so. */
function countPaths(problem: Problem, isMeant: (requestsByLane: readonly number[]) => boolean): number {
  const source = new PathSource(problem, new SeededUniforms(4));
  return Array.from({ length: paths }, () => [...source.next().requestsByLane]).filter(isMeant).length;
}

/** One future counts before any is drawn, and gains by 95 %; where customers turn, `prior` more count, of which 56 % gain. */
const confidenceOf = (better: number, different: number, prior = 0): number =>
  (better + 0.95 + 0.56 * prior) / (different + 1 + prior);

const certain = [10, 10];
const seldom = [0, 0.25];

describe('new allocations against the present ones', () => {
  it('gain what one more place sells for, wherever somebody asks for it', () => {
    const problem = aProblem([aLane({ ratePerHour: certain })], { capacity: 1 });
    expect(compare(problem, [1])).toEqual({
      confidence: confidenceOf(60, 60),
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

  it('lose it where the place is closed', () => {
    const problem = aProblem([aLane({ ratePerHour: certain, booked: 1, allocation: 2 })], { capacity: 2 });
    const { confidence, gainShare, gainByLane } = compare(problem, [1]);
    expect(confidence).toBeCloseTo(confidenceOf(0, 60), 12);
    expect(gainShare).toBe(0);
    expect(gainByLane).toEqual([-900]);
  });

  it('count the bookings of now as places taken', () => {
    const problem = aProblem([aLane({ ratePerHour: seldom, booked: 2, allocation: 2 })]);
    const better = countPaths(problem, ([requests]) => requests! > 0);
    expect(compare(problem, [3]).gainByLane[0]).toBeCloseTo((900 * better) / paths, 9);
  });

  it('differ by the smallest amount, but not where nothing differs', () => {
    const cent = aProblem([aLane({ ratePerHour: certain, value: 0.5 })], { capacity: 1 });
    expect(compare(cent, [1])).toMatchObject({ confidence: confidenceOf(60, 60), gainShare: 1 });
    const closing = aProblem([aLane({ ratePerHour: certain, value: 0.5, allocation: 1 })], { capacity: 1 });
    expect(compare(closing, [0])).toMatchObject({ confidence: confidenceOf(0, 60), gainShare: 0 });
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

  it('share their gain out to the channels in turn', () => {
    // One place. Fitpass alone would sell it at 9.00 for certain; with Wellhub open too, half of the time at 5.00.
    const lanes = [
      aLane({ ratePerHour: certain }),
      aLane({ channel: 'wellhub', value: 500, ratePerHour: certain }),
    ];
    const { gainByLane } = compare(aProblem(lanes, { capacity: 1 }), [1, 1]);
    expect(gainByLane[0]).toBe(900);
    expect(gainByLane[1]).toBeLessThan(-100);
    expect(gainByLane[1]).toBeGreaterThan(-300);
  });

  it('are compared where only one of two channels can make a difference', () => {
    const lanes = [
      aLane({ ratePerHour: [0, 0] }),
      aLane({ channel: 'wellhub', value: 500, ratePerHour: certain }),
    ];
    const { gainByLane } = compare(aProblem(lanes), [1, 1]);
    expect(gainByLane).toEqual([0, expect.closeTo(500, 9)]);
  });

  it('say nothing where nothing changes, or no future is looked at', () => {
    const problem = aProblem([aDirectLane(), aLane({ allocation: 3, ratePerHour: certain })]);
    const nothing = { confidence: 0.5, gainShare: 0.5, gainByLane: [0, 0] };
    expect(compare(problem, [Infinity, 3])).toEqual({ ...nothing, isIdle: true });
    expect(compare(problem, [Infinity, 4], 0)).toEqual({ ...nothing, isIdle: false });
    expect(compare(problem, [Infinity, 4], 1).confidence).toBeCloseTo(confidenceOf(1, 1), 12);
  });

  /** One place, which Wellhub sells at 5.00 for certain; given to Fitpass instead, it is sold at 9.00 or not at all. */
  const riskProblem = aProblem(
    [
      aLane({ ratePerHour: seldom, allocation: 0 }),
      aLane({ channel: 'wellhub', value: 500, allocation: 1, ratePerHour: certain }),
    ],
    { capacity: 1 },
  );

  it('win a share of what they may win or lose by the money, not by how often', () => {
    const better = countPaths(riskProblem, ([requests]) => requests! > 0);
    const [won, lost] = [400 * better, 500 * (paths - better)];
    const { confidence, gainShare, gainByLane } = compare(riskProblem, [1, 0]);
    expect(confidence).toBeCloseTo(confidenceOf(better, paths), 12);
    expect(gainShare).toBeCloseTo(won / (won + lost), 12);
    expect(gainByLane[0]! + gainByLane[1]!).toBeCloseTo((won - lost) / paths, 9);
  });

  it('may win more rarely than they lose, and yet win more', () => {
    // Fitpass pays ten times as much, and is asked by fewer than half.
    const [fitpass, wellhub] = riskProblem.lanes;
    const rare = aProblem([{ ...fitpass!, value: 5_000, ratePerHour: [0, 0.1] }, wellhub!], { capacity: 1 });
    const { confidence, gainShare } = compare(rare, [1, 0]);
    expect(confidence).toBeLessThan(0.5);
    expect(gainShare).toBeGreaterThan(0.7);
  });

  it('win just what going back would lose, and are expected to gain where they win more than half', () => {
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
