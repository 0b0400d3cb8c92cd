import * as fc from 'fast-check';
import {
  placesWorthOffering,
  placeValue,
  solveDynamicProgramme,
} from '#shared/core/allocation/dynamic-programme.ts';
import { problemOf } from '#shared/core/allocation/problem.ts';
import { aLane, aProblem } from '#test/laws/a-problem.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';
import { arbitraryClass } from '#test/laws/arbitrary-class.ts';
import { bestAcceptance, bestProtections } from '#test/laws/brute-force.ts';
import { inTurn } from '#test/laws/fares-in-turn.ts';

const small = (hazard: number, capacity: number) =>
  problemOf(
    aClass({
      capacity,
      hoursLeft: 24,
      cancelHazardPerHour: hazard,
      noShow: 0,
      channels: [
        direct({ booked: 0, remaining: 3, revenueMinor: 2000 }),
        marketplace('fitpass', { booked: 0, remaining: 4, revenueMinor: 900 }),
      ],
    }),
  );

describe('the dynamic programme', () => {
  it.each([
    [0, 1, 0],
    [0, 4, 0],
    [0.01, 3, 0],
    [0.01, 6, 0],
    [0.1, 2, 0],
    [0, 5, 0.2],
    [0.01, 6, 0.5],
  ])('equals plain recursion: hazard %p, %p places, %p companions', (hazard, capacity, together) => {
    const problem = small(hazard, capacity);
    const companionShare = problem.companionShare.map(() => together);
    const [value] = solveDynamicProgramme({ ...problem, companionShare }, [24]);
    const lanes = [
      { fare: 2000, ratePerHour: 3 / 24 },
      { fare: 900, ratePerHour: 4 / 24 },
    ];
    const exact = bestAcceptance(lanes, hazard, 24, capacity, 1500, together);
    expect(Math.abs(value!.values[0]! / exact - 1)).toBeLessThan(2e-3);
  });

  it('values places less if more are left, and more if they can be sold for longer', () => {
    fc.assert(
      fc.property(arbitraryClass, (given) => {
        const problem = problemOf(aClass(given));
        const stops = [problem.hoursLeft / 2, problem.hoursLeft];
        const [later, now] = solveDynamicProgramme(problem, stops);
        for (let n = 0; n + 1 < problem.capacity; n += 1) {
          expect(placeValue(now!, n + 1)).toBeGreaterThanOrEqual(placeValue(now!, n) - 1e-6);
          expect(placeValue(now!, n)).toBeGreaterThanOrEqual(-1e-9);
          if (problem.cancelHazardPerHour === 0)
            expect(now!.values[n]).toBeGreaterThanOrEqual(later!.values[n]! - 1e-6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has a value for every number of sold places, at each time as if it started there', () => {
    const problem = small(0.01, 4);
    const [half, whole] = solveDynamicProgramme(problem, [12, 24]);
    const [early] = solveDynamicProgramme({ ...problem, hoursLeft: 12 }, [12]);
    expect(half).toEqual(early);
    expect(whole!.values).toHaveLength(5);
    expect(half!.values[0]).toBeLessThan(whole!.values[0]!);
  });

  it('offers each further place that a booking pays for, to the last billionth', () => {
    // Values of the places from first to last: 3, 8, 9 and 10.
    const value = { hours: 0, values: [30, 27, 19, 10, 0] };
    const offered = (rank: number, sold = 0): number[] =>
      placesWorthOffering(aProblem([aLane({ rank, booked: sold })], { capacity: 4 }), value);
    expect([2.9, 8.5, 9 - 5e-10, 9, 10, 99].map((rank) => offered(rank)[0])).toEqual([0, 2, 3, 3, 4, 4]);
    expect([7.5, 8, 9.5].map((rank) => offered(rank, 1)[0])).toEqual([0, 1, 2]);
    // e^−1 of the bookings made ten hours before the start remain, so a fare of 9 · e covers a place worth 9.
    const late = aProblem([aLane({ rank: 9 * Math.E })], { capacity: 4, cancelHazardPerHour: 0.1 });
    expect(placesWorthOffering(late, { ...value, hours: 10 })).toEqual([3]);
  });

  it('offers the best channel every free place, and a worthless one only places without demand', () => {
    const problem = small(0, 6);
    const [value] = solveDynamicProgramme(problem, [24]);
    const [best, other] = placesWorthOffering(problem, value!);
    expect(best).toBe(6);
    expect(other).toBeGreaterThan(0);
    expect(other).toBeLessThan(6);
  });

  it('has the value of the best protection levels if the cheapest fare books first', () => {
    const fares = fc.uniqueArray(fc.integer({ min: 10, max: 100 }), { minLength: 3, maxLength: 3 });
    const means = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fares, means, fc.integer({ min: 1, max: 8 }), (unsorted, demand, capacity) => {
        const sorted = unsorted.toSorted((a, b) => b - a);
        const [value] = solveDynamicProgramme(inTurn({ fares: sorted, means: demand, capacity }), [300]);
        const best = bestProtections(sorted, demand, capacity);
        expect(Math.abs(value!.values[0]! / best - 1)).toBeLessThan(2e-3);
      }),
      { numRuns: 60 },
    );
  });
});
