import type { FitOptions } from './fit-options.ts';
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
 * One sweep for demand per class: each series and channel, shrunk towards the studio's mean for the channel times the
 * popularity of the series, which is itself shrunk towards 1 (gamma priors on both levels). Cost O(series · channels ·
 * bins).
 */
export function fitSeries(state: FitState, sums: Sums, options: FitOptions, dispersion: number): void {
  const { made, exposed } = totalsOf(state, sums);
  state.channelMean.forEach((_, c) => {
    const prior = channelPriorWeight / options.priorRequestsPerClass;
    state.channelMean[c] = (columnSum(made, c) + channelPriorWeight) / (columnSum(exposed, c) + prior);
  });
  state.theta.forEach((theta, k) => {
    const bookings = made[k] ?? new Float64Array();
    const exposure = exposed[k] ?? new Float64Array();
    const usual = exposure.reduce((sum, hours, c) => sum + hours * (state.channelMean[c] ?? 0), 0);
    const booked = bookings.reduce((sum, n) => sum + n, 0);
    const popularity = (options.popularityWeight + booked) / (options.popularityWeight + usual);
    theta.forEach((_, c) => {
      const prior = Math.max((state.channelMean[c] ?? 0) * popularity, 1e-6);
      const shapes = state.thetaShape[k];
      if (shapes) shapes[c] = options.seriesWeight + (bookings[c] ?? 0) / dispersion;
      theta[c] =
        (options.seriesWeight + (bookings[c] ?? 0)) / (options.seriesWeight / prior + (exposure[c] ?? 0));
    });
  });
}
