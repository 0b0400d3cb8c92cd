import * as fc from 'fast-check';
import {
  placeValue,
  solveDynamicProgramme,
  solveUncertain,
} from '#shared/core/allocation/dynamic-programme.ts';
import { possibleDemands } from '#shared/core/allocation/possible-demands.ts';
import { negativeBinomialTails } from '#shared/core/numbers/negative-binomial.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('possible demands', () => {
  it('have the mean, the variance and the skewness of a gamma distribution', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2000, noNaN: true }), (classShape) => {
        const demands = possibleDemands(aProblem([aLane()], { classShape }));
        const moment = (power: number): number =>
          sum(demands.map(({ demand, probability }) => probability * (demand - 1) ** power));
        expect(sum(demands.map(({ probability }) => probability))).toBeCloseTo(1, 9);
        expect(moment(1)).toBeCloseTo(0, 9);
        expect(moment(2) * classShape).toBeCloseTo(1, 6);
        expect((moment(3) * classShape ** 2) / 2).toBeCloseTo(1, 3);
        for (const { demand } of demands) expect(demand).toBeGreaterThan(0);
      }),
      { seed: 1919 },
    );
  });

  it('count what varies by channel by the share of each channel', () => {
    const lanes = [
      aLane({ expectedRemaining: 3, channelShape: 4 }),
      aDirectLane({ expectedRemaining: 1, channelShape: 2 }),
    ];
    const demands = possibleDemands(aProblem(lanes, { classShape: 10 }));
    const variance = sum(demands.map(({ demand, probability }) => probability * (demand - 1) ** 2));
    // 1 / 10 of the class, 9 / 16 of 1 / 4, and 1 / 16 of 1 / 2.
    expect(variance).toBeCloseTo(0.1 + 9 / 64 + 1 / 32, 9);
  });

  it('are one where there is hardly any doubt', () => {
    expect(possibleDemands(aProblem([aLane()]))).toEqual([{ demand: 1, probability: 1 }]);
  });
});

describe('the value of places under uncertain demand', () => {
  /** Direct customers alone, who request six places in ten hours. */
  const problem = (classShape: number) =>
    aProblem([aDirectLane({ ratePerHour: [0.6, 0.6], expectedRemaining: 6 })], { capacity: 12, classShape });

  it('is the fare times the probability that it is requested', () => {
    const classShape = 8;
    const value = solveUncertain(problem(classShape), 10);
    const [certain] = solveDynamicProgramme(problem(classShape), [10]);
    // Entry n: more than n requests.
    const tails = negativeBinomialTails(11, 6, classShape);
    tails.forEach((probability, n) => {
      const exact = 2000 * probability;
      const [found, assumed] = [placeValue(value, 11 - n), placeValue(certain!, 11 - n)];
      expect(Math.abs(found - exact)).toBeLessThan(0.02 * 2000);
      // Where the tail of certain demand is clearly wrong, uncertain demand is much nearer.
      if (Math.abs(assumed - exact) > 60)
        expect(Math.abs(found - exact)).toBeLessThan(Math.abs(assumed - exact) / 3);
    });
    expect(
      tails.some((probability, n) => Math.abs(placeValue(certain!, 11 - n) - 2000 * probability) > 60),
    ).toBe(true);
  });

  it('is that of certain demand where there is no doubt', () => {
    const [certain] = solveDynamicProgramme(problem(1e9), [10]);
    expect(solveUncertain(problem(1e9), 10)).toEqual(certain);
  });
});
