import { zeros } from '../numbers/doubles.ts';
import type { EvidenceSet } from './evidence.ts';
import { bookingsVariance, shapesOfChannel, type Shapes } from './bookings-variance.ts';
import type { FitState } from './fit-state.ts';
import type { Expected } from './fit-weeks.ts';

/**
 * How alike a studio's series are, as the weights of priors in bookings: the larger a weight, the more a series is
 * assumed to resemble the others.
 */
export interface SeriesSpread {
  /** Of a series's popularity, the factor that all its channels have in common. */
  readonly popularityWeight: number;
  /** By channel, of a series's demand on that channel alone. */
  readonly seriesWeights: readonly number[];
}

/** The prior counts like one series. */
const priorSeries = 1;
const limits = { min: 0.5, max: 200 };

/** What a series sold, what the studio's mean would have sold, and the variance that is due to chance. */
interface Sold {
  made: number;
  usual: number;
  variance: number;
}

const nothing = (): Sold => ({ made: 0, usual: 0, variance: 0 });

function add(sold: Sold, weight: number, { made, usual, variance }: Sold): void {
  sold.made += weight * made;
  sold.usual += weight * usual;
  sold.variance += weight ** 2 * variance;
}

/**
 * One over the relative variance between series, by the method of moments. A series of which little is known counts
 * less, and the prior is that of one series.
 */
function weightOf(series: readonly Sold[], prior: number): number {
  const assumed = 1 / prior;
  let [variance, weights] = [assumed * priorSeries, priorSeries];
  for (const { made, usual, variance: byChance } of series) {
    if (usual <= 0) continue;
    const noise = byChance / usual ** 2;
    const weight = (assumed / (assumed + noise)) ** 2;
    variance += weight * ((made / usual - 1) ** 2 - noise);
    weights += weight;
  }
  const found = variance > 0 ? weights / variance : Infinity;
  return Math.min(limits.max, Math.max(limits.min, found));
}

/**
 * One sweep for how much series differ (empirical Bayes): the variance between series, minus the variance of each
 * series's own bookings (bookingsVariance). C. N. Morris, J. American Statistical Association 78 (1983) 47-55. Cost O(classes · channels).
 */
export function fitSpread(
  perClass: readonly Expected[],
  { classes, channels }: EvidenceSet,
  state: FitState,
  shapes: Shapes,
  dispersion: number,
  prior: { readonly popularityWeight: number; readonly seriesWeight: number },
): SeriesSpread {
  const all = state.theta.map(nothing);
  const byChannel = state.theta.map(() => channels.map(nothing));
  const alone = channels.map((_, c) => shapesOfChannel(shapes, c));
  const usual = zeros(channels.length);
  perClass.forEach(({ week, made, channels: own }, i) => {
    const { series = -1, weight = 1 } = classes[i] ?? {};
    const [total, theta] = [all[series], state.theta[series]];
    if (!total || !theta) return;
    const level = state.weekLevel[week] ?? 1;
    let ofAll = 0;
    for (let c = 0; c < usual.length; c += 1) {
      const one = ((state.channelMean[c] ?? 0) * level * (own.expected[c] ?? 0)) / (theta[c] ?? 1);
      usual[c] = one;
      ofAll += one;
    }
    add(total, weight, { made, usual: ofAll, variance: bookingsVariance(usual, shapes, dispersion) });
    byChannel[series]?.forEach((sold, c) => {
      const one = usual[c] ?? 0;
      add(sold, weight, {
        made: own.made[c] ?? 0,
        usual: one,
        variance: bookingsVariance([one], alone[c] ?? shapes, dispersion),
      });
    });
  });
  const popularityWeight = weightOf(all, prior.popularityWeight);
  const popularity = all.map(({ made, usual }) => (popularityWeight + made) / (popularityWeight + usual));
  const seriesWeights = channels.map((_, c) => {
    const ofChannel = byChannel.map((row, k): Sold => {
      const { made, usual, variance } = row[c] ?? nothing();
      const factor = popularity[k] ?? 1;
      return { made, usual: usual * factor, variance: variance * factor ** 2 };
    });
    return weightOf(ofChannel, prior.seriesWeight);
  });
  return { popularityWeight, seriesWeights };
}
