import * as fc from 'fast-check';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { factsOf, marginalValueMinor } from '#shared/core/allocation/facts.ts';
import { problemOf } from '#shared/core/allocation/problem.ts';
import type { Solution } from '#shared/core/allocation/solve.ts';
import { aClass, direct, marketplace, type AClass } from '#test/laws/a-class.ts';
import { aLane, aProblem } from '#test/laws/a-problem.ts';

/** Direct at 20.00, Fitpass at 10.00, Wellhub at 8.00; three places are free. */
const solution: Solution = {
  solver: 'dynamic-programme',
  worthOffering: [3, 2, 1],
  bookingRank: [1800, 900, 0.5],
  placeValues: [500.7, 800.6, 1000],
};
const facts = (over: Partial<AClass> = {}, solved: Partial<Solution> = {}) => {
  const input = aClass({ capacity: 12, ...over });
  return factsOf(input, problemOf(input), { ...solution, ...solved }, ['none', 'cut-off', 'free-places']);
};

describe('the facts of a decision', () => {
  it('are those of the class and of its channels', () => {
    expect(facts()).toMatchObject({
      inventory: 'shared',
      solver: 'dynamic-programme',
      capacity: 12,
      sold: 9,
      free: 3,
      hoursLeft: 60,
      weeksOfHistory: 8,
      bookings: 9,
      expectedByNow: 9,
      bookingsByChannel: { direct: 5, fitpass: 2, wellhub: 2 },
      expectedByNowByChannel: { direct: 5, fitpass: 2, wellhub: 2 },
      expectedRemainingByChannel: { direct: 8, fitpass: 3, wellhub: 3 },
      placeValueMinor: 501,
      worthOfferingByChannel: { direct: 3, fitpass: 2, wellhub: 1 },
      limitByChannel: { direct: 'none', fitpass: 'cut-off', wellhub: 'free-places' },
    });
  });

  it('count the sales of the whole class, including other channels', () => {
    const input = { ...aClass({ capacity: 20 }), elsewhere: { sold: 3, held: 2 } };
    const forecast = {
      ...input.forecast,
      channels: [...input.forecast.channels, 'classpass'],
      bookedByNow: [...input.forecast.bookedByNow, 4],
      expectedByNow: [...input.forecast.expectedByNow, 1.5],
    };
    const told = { ...input, forecast };
    expect(factsOf(told, problemOf(told), solution, [])).toMatchObject({
      capacity: 20,
      sold: 12,
      free: 6,
      bookings: 13,
      expectedByNow: 10.5,
      bookingsByChannel: { direct: 5, fitpass: 2, wellhub: 2 },
    });
  });

  it('include what EMSR-b would have decided: direct, with eight expected, keeps all three places', () => {
    expect(facts().worthOfferingByEmsrB).toEqual({ direct: 3, fitpass: 0, wellhub: 0 });
  });

  it('include the chance that direct requests every free place', () => {
    // scipy.stats.nbinom.sf(2, n, n / (n + 8)) with n = 1 / (1/15 + 1/25).
    expect(facts().probabilityDirectSellsThePlace).toBeCloseTo(0.9519382795919329, 12);
    expect(facts({ capacity: 9 }).probabilityDirectSellsThePlace).toBe(1);
    expect(facts({ channels: [marketplace('fitpass')] }).probabilityDirectSellsThePlace).toBe(0);
  });

  it('include the prices at which one place more, or one fewer, would be offered', () => {
    expect(facts().whatWouldChange).toEqual({
      // There is no fourth place. The third is worth 1000 of the 1800 that a booking at 20.00 earns.
      direct: { opensOneMoreAtMinor: null, closesOneBelowMinor: 1111 },
      fitpass: { opensOneMoreAtMinor: 1111, closesOneBelowMinor: 890 },
      wellhub: { opensOneMoreAtMinor: 1_280_960, closesOneBelowMinor: 801_120 },
    });
    expect(
      facts({}, { worthOffering: [3, 2, 0], bookingRank: [1800, 900, 700] }).whatWouldChange['wellhub'],
    ).toEqual({
      opensOneMoreAtMinor: 572,
      closesOneBelowMinor: null,
    });
    expect(facts({}, { bookingRank: [1800, 900, 0] }).whatWouldChange['wellhub']).toEqual({
      opensOneMoreAtMinor: null,
      closesOneBelowMinor: null,
    });
  });

  it('include prices that also cover what a refused customer earns elsewhere', () => {
    const input = aClass({ capacity: 12 });
    const told = { ...input, forecast: { ...input.forecast, diversion: { toDirect: 0.25, elsewhere: 0 } } };
    const { whatWouldChange, turnsToDirectShare } = factsOf(told, problemOf(told), solution, []);
    // The third place is worth 1000; a quarter of the refused book direct, which earns 800 more than the place.
    expect(whatWouldChange['fitpass']?.opensOneMoreAtMinor).toBe(
      Math.round(((1000 + 0.25 * 800) / 900) * 1000),
    );
    expect(turnsToDirectShare).toBe(0.25);
  });

  it('have no place to value in a full class', () => {
    expect(facts({ capacity: 9 }, { placeValues: [] }).placeValueMinor).toBe(0);
  });

  it('include the earnings of a booking that may be cancelled, without channel preference', () => {
    // 902 / e = 331.83.
    const lane = aLane({ value: 902, rank: 5000 });
    expect(marginalValueMinor(aProblem([lane], { cancelHazardPerHour: 0.1 }), lane)).toBe(332);
    const channels = [direct(), marketplace('fitpass', { noShowPay: 1, preference: 2 })];
    expect(facts({ channels, cancelHazardPerHour: 0 }).marginalValueByChannelMinor).toEqual({
      direct: 2000,
      fitpass: 1000,
    });
  });
});

describe('the prices at which a decision would change', () => {
  const priced = (channel: string, revenueMinor: number) => marketplace(channel, { revenueMinor });

  it('lie on the right sides of what marketplaces pay, however many customers divert', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 3000 }),
        fc.integer({ min: 100, max: 3000 }),
        fc.integer({ min: 10, max: 24 }),
        fc.record({
          toDirect: fc.double({ min: 0, max: 0.6, noNaN: true }),
          elsewhere: fc.double({ min: 0, max: 0.3, noNaN: true }),
        }),
        (fitpass, wellhub, capacity, diversion) => {
          const input = aClass({
            capacity,
            channels: [direct(), priced('fitpass', fitpass), priced('wellhub', wellhub)],
          });
          const told = { ...input, forecast: { ...input.forecast, diversion } };
          const { whatWouldChange } = decideAllocation(told).facts;
          const paid = { fitpass, wellhub };
          for (const channel of ['fitpass', 'wellhub'] as const) {
            const { opensOneMoreAtMinor: opens, closesOneBelowMinor: closes } = whatWouldChange[channel]!;
            expect(opens ?? Infinity).toBeGreaterThanOrEqual(paid[channel] - 1);
            expect(closes ?? 0).toBeLessThanOrEqual(paid[channel] + 1);
          }
        },
      ),
      { seed: 20261129, numRuns: 300 },
    );
  });
});
