import { baselineOf } from './baseline.ts';
import { addedSales, salesOf, type Sales } from './day-sums.ts';
import type { DaySums, MarkedTime } from './marked-day.ts';
import type { DemandModel, PastClass, SeriesHistory } from './types.ts';

interface Apart {
  /** Training data for the baseline. */
  readonly usual: SeriesHistory[];
  readonly marked: SeriesHistory[];
  readonly hasBeside: boolean;
}

const only = (
  histories: readonly SeriesHistory[],
  keep: (day: MarkedTime | undefined) => boolean,
): SeriesHistory[] =>
  histories.map((history) => ({ ...history, classes: history.classes.filter(({ day }) => keep(day)) }));

/** Separates the classes of marked days from the histories, and drops those of closed days, when nobody could come. */
export const apartMarked = (histories: readonly SeriesHistory[]): Apart => ({
  usual: only(histories, (day) => day === undefined),
  marked: only(histories, (day) => day !== undefined && day.kind !== 'closed'),
  hasBeside: histories.some(({ classes }) => classes.some(({ day }) => day?.kind === 'beside')),
});

/** Histories in which days beside holidays count as usual. */
export const withBeside = (histories: readonly SeriesHistory[]): SeriesHistory[] =>
  only(histories, (day) => day === undefined || day.kind === 'beside');

/** One class of a marked day: its expected sales on a usual day, and its actual sales. */
function salesOfClass(model: DemandModel, history: SeriesHistory, past: PastClass): Sales {
  const { seriesId, channels } = history;
  const { bookings, openHours } = past;
  const { expected, made } = baselineOf(model, { seriesId, channels, hoursLeft: 0, bookings, openHours });
  return salesOf(expected, made);
}

const inOrder = (days: readonly DaySums[]): DaySums[] => days.toSorted((a, b) => (a.date < b.date ? -1 : 1));

/**
 * The actual sales of the classes in each part of a marked day, and their expected sales on a usual day of that week.
 *
 * @param levelOf demand of the week with this age, relative to the long-run mean
 */
export function daySumsOf(
  model: DemandModel,
  marked: readonly SeriesHistory[],
  levelOf: (ageWeeks: number) => number,
): DaySums[] {
  const all = marked.flatMap((history) =>
    history.classes.flatMap((past) => {
      if (!past.day) return [];
      const { kind, name, date, part } = past.day;
      const sales = salesOfClass({ ...model, level: levelOf(past.ageWeeks) }, history, past);
      return [{ kind, name, date, part, ...sales }];
    }),
  );
  const byPart = Map.groupBy(all, ({ date, part }) => `${date} ${part}`);
  return inOrder([...byPart.values()].flatMap((own) => (own[0] ? [{ ...own[0], ...addedSales(own) }] : [])));
}

/** Maximum number of remembered parts of days: several years of holidays and events. The oldest are dropped first. */
const rememberedMax = 240;

/** Combines new and remembered days. For the same date, the newest data win. */
export function withEarlier(days: readonly DaySums[], earlier: readonly DaySums[]): DaySums[] {
  const seen = new Set(days.map(({ date }) => date));
  return inOrder([...earlier.filter(({ date }) => !seen.has(date)), ...days]).slice(-rememberedMax);
}
