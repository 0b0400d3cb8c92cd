import { baselineOf } from './baseline.ts';
import { addedSales, salesOf, type Sales } from './day-sums.ts';
import type { DaySums, MarkedTime } from './marked-day.ts';
import type { DemandModel, PastClass, SeriesHistory } from './types.ts';

interface Apart {
  /** What the baseline is learnt from. */
  readonly usual: SeriesHistory[];
  readonly marked: SeriesHistory[];
  readonly hasBeside: boolean;
}

const only = (
  histories: readonly SeriesHistory[],
  keep: (day: MarkedTime | undefined) => boolean,
): SeriesHistory[] =>
  histories.map((history) => ({ ...history, classes: history.classes.filter(({ day }) => keep(day)) }));

/** Takes the classes of marked days out of the histories, and those of closed days away: nobody could come. */
export const apartMarked = (histories: readonly SeriesHistory[]): Apart => ({
  usual: only(histories, (day) => day === undefined),
  marked: only(histories, (day) => day !== undefined && day.kind !== 'closed'),
  hasBeside: histories.some(({ classes }) => classes.some(({ day }) => day?.kind === 'beside')),
});

/** Histories in which days beside holidays are as any other. */
export const withBeside = (histories: readonly SeriesHistory[]): SeriesHistory[] =>
  only(histories, (day) => day === undefined || day.kind === 'beside');

/** What one class of a marked day would have been expected to sell on a usual day, and what it sold. */
function salesOfClass(model: DemandModel, history: SeriesHistory, past: PastClass): Sales {
  const { seriesId, channels } = history;
  const { bookings, openHours } = past;
  const { expected, made } = baselineOf(model, { seriesId, channels, hoursLeft: 0, bookings, openHours });
  return salesOf(expected, made);
}

const inOrder = (days: readonly DaySums[]): DaySums[] => days.toSorted((a, b) => (a.date < b.date ? -1 : 1));

/**
 * What the classes of each part of a marked day sold, and would have sold on a usual day of that week.
 *
 * @param levelOf demand of the week so many weeks ago, against the long-run mean
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

/** Parts of days that are remembered: some years of holidays and events. The oldest are forgotten first. */
const rememberedMax = 240;

/** Days of now and of before: what was learnt of a day last counts. */
export function withEarlier(days: readonly DaySums[], earlier: readonly DaySums[]): DaySums[] {
  const seen = new Set(days.map(({ date }) => date));
  return inOrder([...earlier.filter(({ date }) => !seen.has(date)), ...days]).slice(-rememberedMax);
}
