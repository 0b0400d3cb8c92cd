import { hazardIn, meanHazards, standingRanks, standingShare } from '#shared/core/allocation/cancellation.ts';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { placesWorthOffering, solveDynamicProgramme } from '#shared/core/allocation/dynamic-programme.ts';
import { aLane, aDirectLane, aProblem } from '#test/laws/a-problem.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

/** The bins are ten to four hours before the start, and the last four hours. */
const early = [0.05, 0];
const late = [0, 0.1];

describe('cancellations by channel and time to class', () => {
  it('are those of the lane, or of the class if a lane has none', () => {
    const problem = aProblem([], { cancelHazardPerHour: 0.02 });
    expect(hazardIn(problem, aLane({ cancelPerHour: late }), 1)).toBe(0.1);
    expect(hazardIn(problem, aLane(), 1)).toBe(0.02);
    expect(standingShare(problem, aLane(), 10)).toBeCloseTo(Math.exp(-0.2), 12);
  });

  it('remove nothing from a booking during hours without a cancellation rate', () => {
    const problem = aProblem([]);
    // Six hours at 0.05, then four at 0.
    expect(standingShare(problem, aLane({ cancelPerHour: early }), 10)).toBeCloseTo(Math.exp(-0.3), 12);
    expect(standingShare(problem, aLane({ cancelPerHour: early }), 6)).toBeCloseTo(Math.exp(-0.1), 12);
    expect(standingShare(problem, aLane({ cancelPerHour: late }), 10)).toBeCloseTo(Math.exp(-0.4), 12);
    expect(standingShare(problem, aLane({ cancelPerHour: late }), 1)).toBeCloseTo(Math.exp(-0.1), 12);
  });

  it('free places for the mean of each lane’s sales and future requests', () => {
    const lanes = [
      aDirectLane({ booked: 2, expectedRemaining: 1, cancelPerHour: early }),
      aLane({ booked: 0, expectedRemaining: 1, cancelPerHour: late }),
    ];
    const [first, second] = meanHazards(aProblem(lanes));
    expect(first).toBeCloseTo(0.05 * 0.75, 6);
    expect(second).toBeCloseTo(0.1 * 0.25, 6);
    expect(meanHazards(aProblem([aLane()], { cancelHazardPerHour: 0.03 }))).toEqual([0.03, 0.03]);
  });

  it('that come early give a place back for later requests, and late ones do not', () => {
    const lanes = [
      aDirectLane({ booked: 1, expectedRemaining: 1, ratePerHour: [1, 1], cancelPerHour: [0, 0] }),
      aLane({ booked: 1, expectedRemaining: 1, ratePerHour: [0, 0], cancelPerHour: early }),
    ];
    const problem = aProblem(lanes);
    const [steady, fickle] = standingRanks(problem, 10);
    // Six hours with a mean hazard of 0.025, in whose middle 0.925 remain, and four with 0.861: of bookings at 0.05 0.861
    // and 0.741.
    const ofMean = 6 * Math.exp(-0.075) + 4 * Math.exp(-0.15);
    expect(steady!.held).toBeCloseTo(10 / ofMean, 5);
    expect(fickle!.held).toBeCloseTo((6 * Math.exp(-0.15) + 4 * Math.exp(-0.3)) / ofMean, 5);
    expect(steady!.rank).toBeCloseTo(2000 / (10 / ofMean), 2);
    const atOnce = aProblem([lanes[0]!, aLane({ ...lanes[1]!, cancelPerHour: [0, 0.0001] })]);
    expect(standingRanks(atOnce, 10)[1]!.held).toBeCloseTo(1, 3);
  });
});

describe('the dynamic programme', () => {
  /** The remaining share of bookings made evenly over a bin, times the bin's hours. */
  const kept = (perHour: number, hours: number, after: number): number =>
    Math.exp(-after) * (perHour === 0 ? hours : (1 - Math.exp(-perHour * hours)) / perHour);

  it('earns each booking times its chance to remain if there are enough places', () => {
    const lanes = [
      aDirectLane({ ratePerHour: [0.5, 0.25], cancelPerHour: early, expectedRemaining: 4 }),
      aLane({ ratePerHour: [0.2, 0.5], cancelPerHour: late, expectedRemaining: 3.2 }),
    ];
    const [value] = solveDynamicProgramme(aProblem(lanes, { capacity: 60 }), [10]);
    const exact =
      2000 * (0.5 * kept(0.05, 6, 0) + 0.25 * kept(0, 4, 0)) +
      900 * (0.2 * kept(0, 6, 0.4) + 0.5 * kept(0.1, 4, 0));
    expect(Math.abs(value!.values[0]! / exact - 1)).toBeLessThan(5e-3);
  });

  it('is the same if all lanes have the cancellation rate of the class', () => {
    const lanes = [
      aDirectLane({ ratePerHour: [0.5, 0.25], expectedRemaining: 4 }),
      aLane({ ratePerHour: [0.2, 0.5], expectedRemaining: 3.2 }),
    ];
    const all = { capacity: 6, cancelHazardPerHour: 0.02 };
    const own = lanes.map((lane) => ({ ...lane, cancelPerHour: [0.02, 0.02] }));
    const [plain] = solveDynamicProgramme(aProblem(lanes, all), [10]);
    const [byLane] = solveDynamicProgramme(aProblem(own, all), [10]);
    plain!.values.forEach((value, n) => expect(byLane!.values[n]).toBeCloseTo(value, 6));
  });

  /**
   * The best expected revenue if the programme knew which lane each booking came from: direct at 0.2 requests an hour, and
   * a marketplace at 1, whose bookings are cancelled at a hazard in the first six of ten hours.
   */
  function exactly(capacity: number, price: number, hazard: number): { best: number; isOffered: boolean } {
    const stepHours = 0.002;
    const at = (direct: number, other: number): number => direct * (capacity + 1) + other;
    let values = Float64Array.from({ length: (capacity + 1) ** 2 }, (_, n) => {
      return 2000 * Math.floor(n / (capacity + 1)) + price * (n % (capacity + 1));
    });
    for (let hours = stepHours / 2; hours < 10; hours += stepHours) {
      const left = hours < 4 ? 0 : hazard;
      const next = Float64Array.from(values);
      for (let direct = 0; direct <= capacity; direct += 1)
        for (let other = 0; direct + other <= capacity; other += 1) {
          const here = values[at(direct, other)]!;
          const isFull = direct + other === capacity;
          const gains = isFull
            ? 0
            : 0.2 * (values[at(direct + 1, other)]! - here) +
              Math.max(0, values[at(direct, other + 1)]! - here);
          const lost = other > 0 ? left * other * (values[at(direct, other - 1)]! - here) : 0;
          next[at(direct, other)] = here + stepHours * (gains + lost);
        }
      values = next;
    }
    return { best: values[at(0, 0)]!, isOffered: values[at(0, 1)]! >= values[at(0, 0)]! };
  }

  it.each([
    [2, 1200, 0.1],
    [2, 900, 0.1],
    [3, 1200, 0.3],
    [2, 1500, 0.3],
    [3, 700, 0.2],
  ])(
    'nearly knows the best result with %p places, a price of %p and a hazard of %p',
    (capacity, price, hazard) => {
      const lanes = [
        aDirectLane({ ratePerHour: [0.2, 0.2], cancelPerHour: [0, 0], expectedRemaining: 2 }),
        aLane({
          ratePerHour: [1, 1],
          value: price,
          rank: price,
          cancelPerHour: [hazard, 0],
          expectedRemaining: 10,
        }),
      ];
      const problem = aProblem(lanes, { capacity });
      const [value] = solveDynamicProgramme(problem, [10]);
      const { best, isOffered } = exactly(capacity, price, hazard);
      expect(Math.abs(value!.values[0]! / best - 1)).toBeLessThan(0.09);
      expect(placesWorthOffering(problem, value!)[1]! > 0).toBe(isOffered);
    },
  );
});

describe('a decision', () => {
  const given = {
    capacity: 10,
    inventory: 'shared' as const,
    channels: [
      direct({ booked: 0, remaining: 4 }),
      marketplace('fitpass', { booked: 2, allocation: 5, remaining: 8 }),
    ],
  };
  const forecastWith = (hazards: readonly number[]) => {
    const input = aClass(given);
    const bins = input.forecast.binEdgesHours.slice(1);
    return {
      ...input,
      forecast: { ...input.forecast, cancelPerHour: hazards.map((hazard) => bins.map(() => hazard)) },
    };
  };

  it('states the revenue of a booking that is likely to be cancelled', () => {
    const [steady, fickle] = [0, 0.01].map((hazard) => decideAllocation(forecastWith([0, hazard])));
    const valueOf = (one: typeof steady) => one!.facts.marginalValueByChannelMinor['fitpass']!;
    expect(valueOf(fickle) / valueOf(steady)).toBeCloseTo(
      Math.exp(-0.01 * aClass(given).forecast.hoursLeft),
      2,
    );
  });

  it('refuses invalid probabilities', () => {
    expect(() => decideAllocation(forecastWith([0, -1]))).toThrow('forecast.cancelPerHour[1][0]');
  });
});
