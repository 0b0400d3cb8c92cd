import { addLocalDays, daysBetween } from '#shared/core/time/zone.ts';
import type { OutlookSumView } from '#shared/contracts/schedule/outlook.ts';
import { sumOutlooks, type Counted } from '#shared/core/outlook/sum-outlooks.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { countedOf } from './class-figures.ts';
import { readClasses } from './class-store.ts';
import { readDays } from './counters-store.ts';
import { dayOf, pastDayOf, sumViewOf, type DayOutlook } from './day-outlooks.ts';
import { dayRangeOf, type DayRange } from './day-range.ts';
import { outlooksOf } from './forecast-store.ts';
import type { CountedClass, DayFigures } from './tally.ts';

const pageItems = 1000;

async function allClasses(table: StudioTable, studioId: string, range: DayRange): Promise<ClassItem[]> {
  const found: ClassItem[] = [];
  let after: string | undefined;
  do {
    const page = await readClasses(table, studioId, range, after, pageItems);
    found.push(...page.classes);
    after = page.lastId;
  } while (after !== undefined);
  return found;
}

async function countedClasses(
  table: StudioTable,
  studioId: string,
  range: DayRange,
  now: Date,
): Promise<(CountedClass & Counted)[]> {
  const classes = await allClasses(table, studioId, range);
  const outlookIn = await outlooksOf(table, studioId, classes, now);
  return classes.map((cls) => ({ ...countedOf(cls), outlook: outlookIn(cls) }));
}

interface Days {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

export interface DaysRead {
  /** Every day of the range, in order. */
  readonly days: DayOutlook[];
  /** The sum of today and all later days of the range. */
  readonly coming: OutlookSumView;
  /** The stored totals of every day until today. */
  readonly figures: ReadonlyMap<string, DayFigures>;
}

/** The stored totals of the days until today. Later days are summed from their classes. */
function readPast(
  table: StudioTable,
  studioId: string,
  { from, to, today }: Days,
): Promise<Map<string, DayFigures>> | ReadonlyMap<string, DayFigures> {
  const last = to < today ? to : today;
  return from > last ? new Map() : readDays(table, studioId, from, last, { consistent: false });
}

/**
 * Reads the outlook of each day in a range. Past days come from their stored totals. Today and later days are summed
 * from their classes, because expectations change by the hour.
 */
export async function readDayOutlooks(
  table: StudioTable,
  studioId: string,
  { from, to, today }: Days,
  timezone: string,
  now: Date,
): Promise<DaysRead> {
  const first = from > today ? from : today;
  const [figures, counted] = await Promise.all([
    readPast(table, studioId, { from, to, today }),
    first > to
      ? Promise.resolve([])
      : countedClasses(table, studioId, dayRangeOf({ from: first, to }, timezone, now), now),
  ]);
  const classesOf = Map.groupBy(counted, ({ localDate }) => localDate);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const localDate = addLocalDays(from, at);
    return localDate < today
      ? pastDayOf(localDate, figures.get(localDate) ?? {})
      : dayOf(localDate, classesOf.get(localDate) ?? []);
  });
  return { days, coming: sumViewOf(sumOutlooks(counted)), figures };
}
