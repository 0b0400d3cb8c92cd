import { solve } from '#shared/core/allocation/solve.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

describe('the economics of a class', () => {
  it('are the current earnings of bookings and the value of places: one place is sold unless there is no request', () => {
    // Four hours of 0.25 and six of 0.5 an hour: the chance of a request is 1 − e^−4.
    const problem = aProblem([aLane({ booked: 9, ratePerHour: [0.5, 0.25] })]);
    const { solver, worthOffering, bookingRank, placeValues } = solve(problem, false);
    expect({ solver, worthOffering, bookingRank }).toEqual({
      solver: 'dynamic-programme',
      worthOffering: [1],
      bookingRank: [900],
    });
    expect(placeValues).toHaveLength(1);
    expect(Math.abs(placeValues[0]! / (900 * (1 - Math.exp(-4))) - 1)).toBeLessThan(1e-2);
  });

  it('are those at half time if nothing can be changed later', () => {
    const problem = aProblem([aLane({ ratePerHour: [0, 1] })], { cancelHazardPerHour: 0.1 });
    expect(solve(problem, false).bookingRank[0]).toBeCloseTo(900 * Math.exp(-1), 9);
    expect(solve(problem, true).bookingRank[0]).toBeCloseTo(900 * Math.exp(-0.5), 9);
  });

  it('use EMSR-b above twenty million steps', () => {
    // (100 + 2 · 9,950) slices of two lanes and 500 places are twenty million exactly.
    const solverOf = (expectedRemaining: number) =>
      solve(
        aProblem([aDirectLane(), aLane({ expectedRemaining })], { capacity: 500, cancelHazardPerHour: 0 }),
        false,
      ).solver;
    expect(solverOf(9950)).toBe('dynamic-programme');
    expect(solverOf(9950.0005)).toBe('emsr-b');
  });

  it('value a place by EMSR-b at the best price of a channel that is not offered it', () => {
    // Direct, of which four are expected, keeps four places from Fitpass and 6.83 from Wellhub; see emsr-b-places.
    const lanes = [
      aDirectLane({ expectedRemaining: 4 }),
      aLane({ value: 1000 }),
      aLane({ channel: 'wellhub', value: 317.31 }),
    ];
    const problem = aProblem(lanes, { classShape: 4, cancelHazardPerHour: 0.1 });
    const kept = Math.exp(-1);
    const { solver, worthOffering, bookingRank, placeValues } = solve(problem, false, 'emsr-b');
    expect(solver).toBe('emsr-b');
    expect(worthOffering).toEqual([10, 6, 3]);
    [2000, 1000, 317.31].forEach((value, l) => expect(bookingRank[l]).toBeCloseTo(value * kept, 9));
    const [none, wellhub, fitpass] = [0, 317.31 * kept, 1000 * kept];
    const values = [none, none, none, wellhub, wellhub, wellhub, fitpass, fitpass, fitpass, fitpass];
    expect(placeValues).toEqual(values.map((value) => expect.closeTo(value, 9) as unknown));
  });
});
