import { addLocalDays, instantToLocal } from '../time/zone.ts';
import { partOfDay, type DaySums, type MarkedDay, type MarkedTime } from '../forecast/marked-day.ts';
import type { Holiday } from './holidays.ts';
import { minuteOfDayOf } from '../time/minute-of-day.ts';

/** Days that an owner marked, including the first and the last. */
export interface OwnMark {
  readonly kind: 'closed' | 'event';
  readonly name: string;
  readonly fromDate: string;
  readonly toDate: string;
}

/** The marks in a studio's calendar, by local day. Undefined for a usual day. */
export type DayMarks = (date: string) => MarkedDay | undefined;

/**
 * The marked days. The owner's marks take precedence over public holidays, and closures over events; holidays that are
 * ordinary days at the studio do not count. The days before and after a holiday are marked as `beside` it.
 */
export function dayMarks(
  holidays: readonly Holiday[],
  isUsual: (name: string) => boolean,
  marks: readonly OwnMark[],
): DayMarks {
  const named = new Map(
    holidays.filter(({ name }) => !isUsual(name)).map(({ date, name }) => [date, name] as const),
  );
  const closures = marks.filter(({ kind }) => kind === 'closed');
  const events = marks.filter(({ kind }) => kind === 'event');
  const ownOn = (date: string): OwnMark | undefined =>
    [...closures, ...events].find(({ fromDate, toDate }) => date >= fromDate && date <= toDate);
  return (date) => {
    const own = ownOn(date);
    if (own) return { kind: own.kind, name: own.name, date };
    const holiday = named.get(date);
    if (holiday !== undefined) return { kind: 'holiday', name: holiday, date };
    if (named.has(addLocalDays(date, 1))) return { kind: 'beside', name: 'before', date };
    return named.has(addLocalDays(date, -1)) ? { kind: 'beside', name: 'after', date } : undefined;
  };
}

/** The marked day of a class that begins at an instant, and the part of the day in which it begins. */
export function markedTimeOf(marks: DayMarks, startsAt: string, timezone: string): MarkedTime | undefined {
  const { date, time } = instantToLocal(startsAt, timezone);
  const day = marks(date);
  return day && { ...day, part: partOfDay(minuteOfDayOf(time)) };
}

/** The learned sums of days whose marks have not changed since. */
export const stillMarked = (days: readonly DaySums[], marks: DayMarks): DaySums[] =>
  days.filter(({ date, kind, name }) => {
    const now = marks(date);
    return now?.kind === kind && now.name === name;
  });
