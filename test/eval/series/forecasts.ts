import { hoursInBins } from '#shared/core/forecast/bins.ts';
import { jointShape } from '#shared/core/forecast/marked-day.ts';
import { dispersionIn, shapeOfParties } from '#shared/core/forecast/parties.ts';
import type { ClassForecast } from '#shared/core/forecast/types.ts';
import { SeriesScore, type CountForecast, type SeriesFigures } from './score.ts';
import { Smoothing } from './smoothing.ts';

/** One class at one time before its start. */
export interface ClassAtLead {
  readonly seriesId: string;
  readonly channels: readonly string[];
  readonly leadHours: number;
  /** Requests by channel until now, and until the start. */
  readonly sofar: readonly number[];
  readonly made: readonly number[];
  /** The core's forecasts by name. */
  readonly core: Readonly<Record<string, ClassForecast>>;
}

export interface LeadFigures extends SeriesFigures {
  readonly leadHours: number | 'all';
  readonly method: string;
}

/** The shape of a channel's remaining requests: its own effect, that of the class, and parties. */
function shapeOf(forecast: ClassForecast, channel: number): number {
  const { classShape, channelShapes, ratePerHour, binEdgesHours, hoursLeft, companionShare } = forecast;
  const hours = hoursInBins(binEdgesHours, hoursLeft, 0);
  const requests = hours.map((open, b) => open * (ratePerHour[channel]?.[b] ?? 0));
  return shapeOfParties(
    jointShape(classShape, channelShapes[channel] ?? Infinity),
    requests.reduce((sum, n) => sum + n, 0),
    dispersionIn(companionShare, requests),
  );
}

/** Scores forecasts of the core, of exponential smoothing and of pick-up against the same counts, week after week. */
export class Comparison {
  readonly #scores = new Map<string, { leadHours: number | 'all'; method: string; score: SeriesScore }>();
  readonly #totals = new Map<string, Smoothing>();
  readonly #pickedUp = new Map<string, Smoothing>();
  readonly #changes = new Map<string, { last: number; sum: number; weeks: number }>();

  #smoothing(known: Map<string, Smoothing>, channel: string, leadHours: number): Smoothing {
    const key = `${channel} ${leadHours}`;
    const smoothing = known.get(key) ?? new Smoothing();
    known.set(key, smoothing);
    return smoothing;
  }

  #score(one: ClassAtLead, channel: string, method: string, forecast: CountForecast, made: number): void {
    for (const leadHours of [one.leadHours, 'all'] as const) {
      const key = `${leadHours} ${method}`;
      const own = this.#scores.get(key) ?? { leadHours, method, score: new SeriesScore() };
      this.#scores.set(key, own);
      own.score.add(`${one.seriesId} ${channel}`, forecast, made);
    }
  }

  /** Scores the forecasts of one week. Nothing of the week is learned before all of it is scored. */
  addWeek(week: readonly ClassAtLead[]): void {
    for (const one of week) {
      one.channels.forEach((channel, c) => {
        const [sofar = 0, made = 0] = [one.sofar[c], one.made[c]];
        const series = `${one.seriesId} ${channel}`;
        for (const [method, forecast] of Object.entries(one.core)) {
          const mean = forecast.expectedRemaining[c] ?? 0;
          const shape = shapeOf(forecast, c);
          this.#score(one, channel, method, { sofar, mean, shape }, made);
        }
        const total = this.#smoothing(this.#totals, channel, one.leadHours).forecast(series);
        this.#score(one, channel, 'exponential smoothing', { sofar: 0, ...total }, made);
        const pickedUp = this.#smoothing(this.#pickedUp, channel, one.leadHours).forecast(series);
        this.#score(one, channel, 'pick-up', { sofar, ...pickedUp }, made);
      });
    }
    this.learnWeek(week);
  }

  /** Teaches smoothing and pick-up a week that is not scored. */
  learnWeek(week: readonly ClassAtLead[]): void {
    for (const one of week) {
      one.channels.forEach((channel, c) => {
        const [sofar = 0, made = 0] = [one.sofar[c], one.made[c]];
        const series = `${one.seriesId} ${channel}`;
        this.#smoothing(this.#totals, channel, one.leadHours).learn(series, made);
        this.#smoothing(this.#pickedUp, channel, one.leadHours).learn(series, made - sofar);
        if (one.leadHours !== week[0]?.leadHours) return;
        const { last, sum, weeks } = this.#changes.get(series) ?? { last: made, sum: 0, weeks: -1 };
        this.#changes.set(series, { last: made, sum: sum + Math.abs(made - last), weeks: weeks + 1 });
      });
    }
  }

  figures(): LeadFigures[] {
    const naive = new Map([...this.#changes].map(([series, { sum, weeks }]) => [series, sum / weeks]));
    return [...this.#scores.values()].map(({ leadHours, method, score }) => ({
      leadHours,
      method,
      ...score.figures(naive),
    }));
  }
}
