import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import type { MarkedTime } from '#shared/core/forecast/marked-day.ts';
import type { DemandModel, SeriesHistory } from '#shared/core/forecast/types.ts';
import { Score, type DayFigures } from './score.ts';

/** A class of a series that was on sale until its start on every channel. */
export interface SoldClass {
  readonly seriesId: string;
  readonly week: number;
  readonly day: MarkedTime | undefined;
  /** Requests by channel. */
  readonly made: readonly number[];
}

export interface SoldStudio {
  readonly channels: readonly string[];
  readonly classes: readonly SoldClass[];
}

/** The product learns from this many weeks, and from more weeks for holidays. */
export const windowWeeks = 12;
const binEdgesHours = [168, 0];

export function historiesOf(
  { channels, classes }: SoldStudio,
  week: number,
  isCalendar: boolean,
): SeriesHistory[] {
  const past = classes.filter((one) => one.week < week && one.week >= week - windowWeeks);
  return [...Map.groupBy(past, ({ seriesId }) => seriesId)].map(([seriesId, own]) => ({
    seriesId,
    channels,
    classes: own.map((one) => ({
      ageWeeks: week - one.week,
      day: isCalendar ? one.day : undefined,
      bookings: one.made.map((n) => [n]),
      openHours: one.made.map(() => [168]),
      cancelled: one.made.map(() => 0),
      bookedHours: one.made.map(() => 0),
      kept: one.made,
      noShow: one.made.map(() => 0),
    })),
  }));
}

export type Scores = Record<'holidays' | 'usual days', Score>;

export const emptyScores = (): Scores => ({ holidays: new Score(), 'usual days': new Score() });

/**
 * Forecasts the classes of each week with a holiday a week ahead, with the data that the product would have had then.
 */
export function walk(studio: SoldStudio, isCalendar: boolean, scores: Scores): void {
  const { channels, classes } = studio;
  const weeks = [...new Set(classes.filter(({ day }) => day?.kind === 'holiday').map(({ week }) => week))];
  let known: DemandModel | undefined;
  for (const week of weeks.sort((a, b) => a - b)) {
    if (week < windowWeeks) continue;
    known = fitDemand(historiesOf(studio, week, isCalendar), { binEdgesHours }, known?.markedDays);
    const model = known;
    for (const { seriesId, day, made } of classes.filter((one) => one.week === week)) {
      const state = { seriesId, channels, hoursLeft: 168, bookings: [[], []], openHours: [[], []] };
      const forecast = forecastClass(model, { ...state, day: isCalendar ? day : undefined });
      if (day?.kind === 'holiday') scores.holidays.add(forecast, made);
      else if (!day) scores['usual days'].add(forecast, made);
    }
  }
}

/** The scores of forecasts for holidays and for usual days, with and without the calendar. */
export function measureStudios(studios: readonly SoldStudio[]): DayFigures[] {
  return [false, true].flatMap((isCalendar) => {
    const scores = emptyScores();
    for (const studio of studios) walk(studio, isCalendar, scores);
    return (['holidays', 'usual days'] as const).map((days) => scores[days].figures(isCalendar, days));
  });
}
