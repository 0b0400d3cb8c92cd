import type { EvidenceSet } from '#shared/core/forecast/evidence.ts';
import { fitSpread, type SeriesSpread } from '#shared/core/forecast/fit-spread.ts';
import { startState } from '#shared/core/forecast/fit-state.ts';
import { defaultFitOptions } from '#shared/core/forecast/fit-options.ts';

const channels = ['direct', 'fitpass'];
const prior = { popularityWeight: 5, seriesWeight: 10 };
const constant = { ofClass: Infinity, ofChannel: [Infinity, Infinity] };

/** Series with one class each, in which the studio's mean is 10 direct bookings and 20 on Fitpass. */
function spreadOf(
  sold: readonly (readonly [direct: number, fitpass: number])[],
  { shapes = constant, dispersion = 1, weight = 1 } = {},
): SeriesSpread {
  const evidence: EvidenceSet = {
    channels,
    seriesIds: sold.map((_, k) => `series-${k}`),
    ages: [1],
    weekWeights: [1],
    classes: sold.map((_, series) => ({
      series,
      week: 0,
      weight,
      bookings: [],
      openHours: [],
      turned: undefined,
    })),
  };
  const state = startState(evidence, defaultFitOptions);
  state.channelMean.set([10, 20]);
  // Twice the studio's mean was expected of each class.
  for (const theta of state.theta) theta.set([20, 40]);
  const perClass = sold.map(([direct, fitpass]) => ({
    week: 0,
    expected: 60,
    made: direct + fitpass,
    channels: { expected: Float64Array.of(20, 40), made: Float64Array.of(direct, fitpass) },
  }));
  return fitSpread(perClass, evidence, state, shapes, dispersion, prior);
}

describe('how much series differ', () => {
  it('is what is assumed before anything is sold', () => {
    expect(spreadOf([])).toEqual({ popularityWeight: 5, seriesWeights: [10, 10] });
  });

  it('is the variance beyond chance, weighted by how little chance there is', () => {
    // 30 bookings are usual, so chance explains 1/30 of the relative variance; 0.2 is assumed.
    const weight = (0.2 / (0.2 + 1 / 30)) ** 2;
    const variance = 0.2 + weight * (0.25 - 1 / 30);
    const { popularityWeight } = spreadOf([[15, 30]]);
    expect(popularityWeight).toBeCloseTo((1 + weight) / variance, 12);
  });

  it('is smaller if parties or effects of the class explain it', () => {
    const sold = [
      [15, 30],
      [5, 10],
    ] as const;
    const alone = spreadOf(sold).popularityWeight;
    expect(spreadOf(sold, { dispersion: 3 }).popularityWeight).toBeGreaterThan(alone);
    const varied = { ...constant, ofClass: 4 };
    expect(spreadOf(sold, { shapes: varied }).popularityWeight).toBeGreaterThan(alone);
  });

  it('counts an old class less', () => {
    const [fresh, old] = [1, 0.1].map(
      (weight) => spreadOf([[15, 30]], { weight, dispersion: 3 }).popularityWeight,
    );
    // The relative variance of one class does not depend on its weight.
    expect(old).toBeCloseTo(fresh!, 12);
  });

  it('is learned for each channel beyond the popularity of the series', () => {
    const { popularityWeight, seriesWeights } = spreadOf([[20, 10]]);
    const popularity = 1;
    const assumed = 0.1;
    const ofChannel = (made: number, usual: number): number => {
      const noise = 1 / usual;
      const weight = (assumed / (assumed + noise)) ** 2;
      return (1 + weight) / (assumed + weight * ((made / (usual * popularity) - 1) ** 2 - noise));
    };
    expect(popularityWeight).toBeGreaterThan(5);
    expect(seriesWeights).toEqual([
      expect.closeTo(ofChannel(20, 10), 12),
      expect.closeTo(ofChannel(10, 20), 12),
    ]);
  });

  it('stays within 0.5 and 200', () => {
    const alike = Array.from({ length: 40 }, () => [10, 20] as const);
    expect(spreadOf(alike).popularityWeight).toBe(200);
    const hits = Array.from({ length: 40 }, (_, k) => (k === 0 ? ([400, 800] as const) : ([0, 0] as const)));
    expect(spreadOf(hits).popularityWeight).toBe(0.5);
  });
});
