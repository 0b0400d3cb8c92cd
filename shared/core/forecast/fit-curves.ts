import { directChannel } from './types.ts';
import type { FitState, Sums } from './fit-state.ts';

function normalise(curve: Float64Array, lengths: readonly number[]): void {
  const total = curve.reduce((sum, share, b) => sum + share * (lengths[b] ?? 0), 0);
  curve.forEach((share, b) => (curve[b] = share / total));
}

/** Bookings, and expected bookings per unit of share, of one channel and bin over all series. */
function channelSums(
  state: FitState,
  sums: Sums,
  channel: number,
): { made: Float64Array; exposed: Float64Array } {
  const bins = state.lengths.length;
  const made = new Float64Array(bins);
  const exposed = new Float64Array(bins);
  state.theta.forEach((theta, k) => {
    for (let b = 0; b < bins; b += 1) {
      const at = channel * bins + b;
      made[b] = (made[b] ?? 0) + (sums.bookings[k]?.[at] ?? 0);
      exposed[b] = (exposed[b] ?? 0) + (sums.exposure[k]?.[at] ?? 0) * (theta[channel] ?? 0);
    }
  });
  return { made, exposed };
}

/**
 * One sweep for the booking curves: each channel's share per hour and bin, shrunk with a gamma prior towards the
 * studio's pooled curve (one for direct, one for all marketplaces together). Cost O(series · channels · bins).
 */
export function fitCurves(
  state: FitState,
  sums: Sums,
  channels: readonly string[],
  curveWeight: number,
): void {
  const perChannel = channels.map((_, c) => channelSums(state, sums, c));
  const kindOf = (channel: string | undefined): number => (channel === directChannel ? 0 : 1);
  state.pooledCurve.forEach((pooled, kind) => {
    pooled.forEach((_, b) => {
      const members = perChannel.filter((_sum, c) => kindOf(channels[c]) === kind);
      const made = members.reduce((sum, one) => sum + (one.made[b] ?? 0), 2);
      const exposed = members.reduce((sum, one) => sum + (one.exposed[b] ?? 0), 2 * state.hoursTotal);
      pooled[b] = made / exposed;
    });
    normalise(pooled, state.lengths);
  });
  state.curve.forEach((curve, c) => {
    const pooled = state.pooledCurve[kindOf(channels[c])];
    state.lengths.forEach((hours, b) => {
      const { made, exposed } = perChannel[c] ?? { made: curve, exposed: curve };
      const prior = curveWeight * hours;
      curve[b] = ((made[b] ?? 0) + prior * (pooled?.[b] ?? 0)) / ((exposed[b] ?? 0) + prior);
    });
    normalise(curve, state.lengths);
  });
}
