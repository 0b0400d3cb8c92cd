import { binLengthsHours } from './bins.ts';
import type { EvidenceSet } from './evidence.ts';
import type { FitOptions } from './fit-options.ts';
import type { Diversion } from './types.ts';

/**
 * rate[series, channel, bin, week] = theta[series][channel] · curve[channel][bin] · level[week], in requests per hour.
 */
export interface FitState {
  readonly lengths: readonly number[];
  readonly hoursTotal: number;
  readonly theta: Float64Array[];
  /** Number of bookings behind each theta, including the prior's weight. */
  readonly thetaShape: Float64Array[];
  readonly curve: Float64Array[];
  readonly pooledCurve: Float64Array[];
  readonly channelMean: Float64Array;
  readonly weekLevel: Float64Array;
  /** Posterior mean of each class effect. */
  readonly effect: Float64Array;
  diversion: Diversion;
}

/** Sums over classes: weighted bookings of a channel's own customers, and weighted exposure. */
export interface Sums {
  /** [series][channel · bins + bin] */
  readonly bookings: Float64Array[];
  readonly exposure: Float64Array[];
}

export function startState(evidence: EvidenceSet, options: FitOptions): FitState {
  const lengths = binLengthsHours(options.binEdgesHours);
  const hoursTotal = lengths.reduce((sum, hours) => sum + hours, 0);
  const flat = (): Float64Array => new Float64Array(lengths.length).fill(1 / hoursTotal);
  const channels = evidence.channels.length;
  const { priorRequestsPerClass: prior } = options;
  return {
    lengths,
    hoursTotal,
    theta: evidence.seriesIds.map(() => new Float64Array(channels).fill(prior)),
    thetaShape: evidence.seriesIds.map(() => new Float64Array(channels).fill(options.seriesWeight)),
    curve: evidence.channels.map(flat),
    pooledCurve: [flat(), flat()],
    channelMean: new Float64Array(channels).fill(prior),
    weekLevel: new Float64Array(evidence.weekWeights.length).fill(1),
    effect: new Float64Array(evidence.classes.length).fill(1),
    diversion: { toDirect: options.diversion.toDirect, elsewhere: options.diversion.elsewhere },
  };
}

/** Weighted sums of bookings, or of open hours times the weekly level and the class's effect. */
function weigh(
  evidence: EvidenceSet,
  bins: number,
  add: (target: Float64Array, i: number) => void,
): Float64Array[] {
  const totals = evidence.seriesIds.map(() => new Float64Array(evidence.channels.length * bins));
  evidence.classes.forEach((past, i) => {
    const target = totals[past.series];
    if (target) add(target, i);
  });
  return totals;
}

function addRows(target: Float64Array, rows: readonly (readonly number[])[], factor: number): void {
  let at = 0;
  for (const row of rows) {
    for (const value of row) {
      target[at] = (target[at] ?? 0) + value * factor;
      at += 1;
    }
  }
}

export function sumBookings(evidence: EvidenceSet, bins: number): Float64Array[] {
  return weigh(evidence, bins, (target, i) => {
    const past = evidence.classes[i];
    if (past) addRows(target, past.bookings, past.weight);
  });
}

export function sumExposure(
  evidence: EvidenceSet,
  bins: number,
  { weekLevel, effect }: FitState,
): Float64Array[] {
  return weigh(evidence, bins, (target, i) => {
    const past = evidence.classes[i];
    if (past) addRows(target, past.openHours, past.weight * (weekLevel[past.week] ?? 1) * (effect[i] ?? 1));
  });
}
