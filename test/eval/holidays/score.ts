import type { ClassForecast } from '#shared/core/forecast/types.ts';
import { jointShape } from '#shared/core/forecast/marked-day.ts';
import { negativeBinomialTails } from '#shared/core/numbers/negative-binomial.ts';

/** The scores of forecasts for one kind of day. */
export interface DayFigures {
  readonly calendar: boolean;
  readonly days: string;
  readonly slots: number;
  /** Forecast divided by truth, minus 1. */
  readonly biasPercent: number;
  /** The share of outcomes within the 80 % band. */
  readonly coveragePercent: number;
  /**
   * The coverage of the same bands if the forecast's distribution were true. It exceeds 80 % because counts are whole.
   */
  readonly meantPercent: number;
  /** Quantile losses at 0.1, 0.5 and 0.9 against the actual numbers. */
  readonly wql: number;
}

const tails = [0.1, 0.5, 0.9] as const;
const countMax = 400;

/** Compares forecasts of the requests on a class's channel with the actual requests. */
export class Score {
  #slots = 0;
  #expected = 0;
  #made = 0;
  #within = 0;
  #meant = 0;
  #loss = 0;

  add(forecast: ClassForecast, made: readonly number[]): void {
    forecast.expectedRemaining.forEach((mean, c) => {
      const shape = jointShape(forecast.classShape, forecast.channelShapes[c] ?? Infinity);
      this.#addOne(negativeBinomialTails(countMax, mean, shape), mean, made[c] ?? 0);
    });
  }

  #addOne(above: readonly number[], mean: number, made: number): void {
    const [low = 0, middle = 0, high = 0] = tails.map((tail) => above.findIndex((p) => p <= 1 - tail));
    this.#slots += 1;
    this.#expected += mean;
    this.#made += made;
    this.#within += made >= low && made <= high ? 1 : 0;
    this.#meant += (low === 0 ? 1 : (above[low - 1] ?? 0)) - (above[high] ?? 0);
    [low, middle, high].forEach((quantile, q) => {
      const tail = tails[q] ?? 0;
      this.#loss += 2 * (made >= quantile ? tail * (made - quantile) : (1 - tail) * (quantile - made));
    });
  }

  figures(calendar: boolean, days: string): DayFigures {
    if (this.#slots === 0 || this.#made === 0) throw new Error(`what is measured went wrong: no ${days}`);
    const percent = (part: number): number => Math.round((part / this.#slots) * 1000) / 10;
    return {
      calendar,
      days,
      slots: this.#slots,
      biasPercent: Math.round((this.#expected / this.#made - 1) * 1000) / 10,
      coveragePercent: percent(this.#within),
      meantPercent: percent(this.#meant),
      wql: Math.round((this.#loss / tails.length / this.#made) * 1000) / 1000,
    };
  }
}
