import { negativeBinomialTails } from '#shared/core/numbers/negative-binomial.ts';

/** A forecast of a count: negative binomial with this mean and shape, added to what has happened. */
export interface CountForecast {
  readonly sofar: number;
  readonly mean: number;
  readonly shape: number;
}

export interface SeriesFigures {
  readonly slots: number;
  /** Absolute error of the median over that of last week's count, mean of all series (Hyndman and Koehler 2006). */
  readonly mase: number;
  /** Quantile losses at 0.1, 0.2, …, 0.9 over the actual counts. */
  readonly wql: number;
  /** Continuous ranked probability score, in requests. */
  readonly crps: number;
  readonly biasPercent: number;
  /**
   * The share of outcomes within the 80 % band. An outcome on the edge of the band counts in part, as its probability
   * lies partly within 10 and 90 % (Czado, Gneiting and Held 2009), so that true distributions of whole numbers cover
   * exactly 80 %.
   */
  readonly coveragePercent: number;
}

const quantiles = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const [bandFrom, bandTo] = [0.1, 0.9];
const farDeviations = 10;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** P(X <= k) for k = 0, 1, … until nothing is left. */
function distributionOf({ sofar, mean, shape }: CountForecast, made: number): number[] {
  const far = Math.ceil(mean + farDeviations * Math.sqrt(mean + mean ** 2 / shape)) + farDeviations;
  const above = negativeBinomialTails(Math.max(far, made), mean, shape);
  return [...Array.from({ length: sofar }, () => 0), ...above.map((p) => 1 - p)];
}

const quantileOf = (below: readonly number[], share: number): number => {
  const at = below.findIndex((p) => p >= share - 1e-12);
  return at < 0 ? below.length - 1 : at;
};

function withinBand(below: readonly number[], made: number): number {
  const [to, from] = [below[made] ?? 1, below[made - 1] ?? 0];
  if (to <= from) return Number(from >= bandFrom && to <= bandTo);
  return Math.max(0, Math.min(to, bandTo) - Math.max(from, bandFrom)) / (to - from);
}

/** Compares forecasts of counts with the actual counts. */
export class SeriesScore {
  readonly #errors = new Map<string, { sum: number; slots: number }>();
  #slots = 0;
  #made = 0;
  #expected = 0;
  #within = 0;
  #quantileLoss = 0;
  #crps = 0;

  add(series: string, forecast: CountForecast, made: number): void {
    const below = distributionOf(forecast, made);
    const own = this.#errors.get(series) ?? { sum: 0, slots: 0 };
    own.sum += Math.abs(made - quantileOf(below, 0.5));
    own.slots += 1;
    this.#errors.set(series, own);
    this.#slots += 1;
    this.#made += made;
    this.#expected += forecast.sofar + forecast.mean;
    this.#within += withinBand(below, made);
    for (const share of quantiles) {
      const missed = made - quantileOf(below, share);
      this.#quantileLoss += 2 * Math.max(share * missed, (share - 1) * missed);
    }
    below.forEach((p, k) => (this.#crps += (p - Number(k >= made)) ** 2));
  }

  /** @param naiveErrors the mean absolute change from week to week, by series */
  figures(naiveErrors: ReadonlyMap<string, number>): SeriesFigures {
    if (this.#slots === 0 || this.#made === 0)
      throw new Error('what is measured went wrong: nothing was forecast');
    const scaled = [...this.#errors].flatMap(([series, { sum, slots }]) => {
      const naive = naiveErrors.get(series) ?? 0;
      return naive > 0 ? [sum / slots / naive] : [];
    });
    return {
      slots: this.#slots,
      mase: rounded(scaled.reduce((sum, one) => sum + one, 0) / scaled.length, 3),
      wql: rounded(this.#quantileLoss / quantiles.length / this.#made, 3),
      crps: rounded(this.#crps / this.#slots, 3),
      biasPercent: rounded((this.#expected / this.#made - 1) * 100, 1),
      coveragePercent: rounded((this.#within / this.#slots) * 100, 1),
    };
  }
}
