import { bookingsVariance, shapesOfChannel, type Shapes } from './bookings-variance.ts';
import type { SeriesSpread } from './fit-spread.ts';
import type { FitState, Sums } from './fit-state.ts';

const channelPriorWeight = 0.5;

interface Totals {
  /** Actual bookings, and expected bookings of a channel with one request per class: [series][channel]. */
  readonly made: Float64Array[];
  readonly exposed: Float64Array[];
}

function totalsOf(state: FitState, sums: Sums): Totals {
  const bins = state.lengths.length;
  const fold = (flat: Float64Array | undefined, value: (c: number, b: number) => number): Float64Array =>
    Float64Array.from(state.channelMean, (_, c) => {
      let total = 0;
      for (let b = 0; b < bins; b += 1) total += (flat?.[c * bins + b] ?? 0) * value(c, b);
      return total;
    });
  return {
    made: state.theta.map((_, k) => fold(sums.bookings[k], () => 1)),
    exposed: state.theta.map((_, k) => fold(sums.exposure[k], (c, b) => state.curve[c]?.[b] ?? 0)),
  };
}

const columnSum = (rows: readonly Float64Array[], c: number): number =>
  rows.reduce((sum, row) => sum + (row[c] ?? 0), 0);

/**
 * How much one booking tells about a series: 1 if each comes by chance alone, less if they come several at once, in
 * parties or because the class is in demand.
 */
function toldBy(usual: readonly number[], shapes: Shapes, dispersion: number): number {
  const total = usual.reduce((sum, one) => sum + one, 0);
  return total > 0 ? total / bookingsVariance(usual, shapes, dispersion) : 1 / dispersion;
}

/**
 * One sweep for demand per class: each series and channel, shrunk towards the studio's mean for the channel times the
 * popularity of the series, which is itself shrunk towards 1 (gamma priors on both levels). Bookings that
 * come several at once count for less. Cost O(series · channels · bins).
 */
export function fitSeries(
  state: FitState,
  sums: Sums,
  { popularityWeight, seriesWeights }: SeriesSpread,
  priorRequests: number,
  shapes: Shapes,
  dispersion: number,
): void {
  const { made, exposed } = totalsOf(state, sums);
  state.channelMean.forEach((_, c) => {
    const prior = channelPriorWeight / priorRequests;
    state.channelMean[c] = (columnSum(made, c) + channelPriorWeight) / (columnSum(exposed, c) + prior);
  });
  state.theta.forEach((theta, k) => {
    const bookings = made[k] ?? new Float64Array();
    const exposure = exposed[k] ?? new Float64Array();
    const usual = exposure.reduce((sum, hours, c) => sum + hours * (state.channelMean[c] ?? 0), 0);
    const booked = bookings.reduce((sum, n) => sum + n, 0);
    const told = toldBy([...theta], shapes, dispersion);
    const popularity = (popularityWeight + told * booked) / (popularityWeight + told * usual);
    theta.forEach((before, c) => {
      const prior = Math.max((state.channelMean[c] ?? 0) * popularity, 1e-6);
      const weight = seriesWeights[c] ?? 1;
      const toldAlone = toldBy([before], shapesOfChannel(shapes, c), dispersion);
      const known = weight + toldAlone * (bookings[c] ?? 0);
      const certainty = state.thetaShape[k];
      if (certainty) certainty[c] = known;
      theta[c] = known / (weight / prior + toldAlone * (exposure[c] ?? 0));
    });
  });
}
