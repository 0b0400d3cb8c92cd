import { readDate } from '../read-date.ts';
import { fold } from '../text.ts';
import { daysFrom, plusDays, weekdayAt } from './plain-days.ts';

const names = [
  'mon monday lun lunes lundi seg segunda segunda-feira mo montag',
  'tue tues tuesday mar martes mardi ter terca terca-feira dienstag',
  'wed weds wednesday mie mier miercoles mer mercredi qua quarta quarta-feira mittwoch',
  'thu thur thurs thursday jue jueves jeu jeudi qui quinta quinta-feira donnerstag',
  'fri friday vie viernes ven vendredi sex sexta sexta-feira freitag',
  'sat saturday sab sabado sam samedi samstag',
  'sun sunday dom domingo dim dimanche sonntag',
];
const weekdays = new Map(names.flatMap((all, at) => all.split(' ').map((name) => [name, at + 1] as const)));

/** Weekdays by their first letters, Monday to Sunday: Spanish, English, Portuguese, French. */
const letters = ['lmxjvsd', 'lmmjvsd', 'mtwtfss', 'stqqssd'];
const lettersMin = 5;

const named = /^(\p{L}+(?:[ -]feira)?)\.?,?\s*(.*)$/u;
const titleCharactersMax = 40;

/** The day in a column title. */
interface DayTitle {
  readonly column: number;
  /** ISO: 1 Monday … 7 Sunday; undefined if the title contains only a date. */
  readonly weekday?: number | undefined;
  /** The text after the weekday. Empty if there is none. */
  readonly rest: string;
}

function dayTitle(cell: string, column: number): DayTitle | undefined {
  const text = fold(cell);
  if (text === '' || text.length > titleCharactersMax) return undefined;
  const [, word = '', behind = ''] = named.exec(text) ?? [];
  const weekday = weekdays.get(word.replace(' ', '-'));
  const rest = weekday === undefined ? text : behind;
  if (rest !== '' && !/\d/.test(rest)) return undefined;
  return weekday === undefined && rest === '' ? undefined : { column, weekday, rest };
}

function lettered(row: readonly string[]): DayTitle[] {
  const cells = row.map((cell) => fold(cell));
  const text = cells.map((cell) => (cell.length === 1 ? cell : ' ')).join('');
  for (const all of letters)
    for (let length = all.length; length >= lettersMin; length -= 1) {
      const at = text.indexOf(all.slice(0, length));
      if (at >= 0)
        return Array.from({ length }, (_, day) => ({ column: at + day, weekday: day + 1, rest: '' }));
    }
  return [];
}

export interface DayColumn {
  readonly column: number;
  readonly weekday: number;
  /** YYYY-MM-DD; undefined if the title contains only the weekday. */
  readonly date?: string;
}

const yearsAround = [0, 1, -1];
const hasYear = /\d{4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2}\b/;

/** The date in a title. If it has no year, the one nearest to today is used. */
function dateOf({ rest, weekday }: DayTitle, order: 'DD/MM/YYYY' | 'MM/DD/YYYY', today: string) {
  const fits = (date: string | undefined): date is string =>
    date !== undefined && (weekday === undefined || weekdayAt(date) === weekday);
  if (hasYear.test(rest)) return [readDate(rest, order)].find(fits);
  const year = Number(today.slice(0, 4));
  const glue = /\p{L}/u.test(rest) ? ' ' : (/[-/.]/.exec(rest)?.[0] ?? ' ');
  return yearsAround
    .map((more) => readDate(`${rest.replace(/[-/.]$/, '')}${glue}${year + more}`, order))
    .filter(fits)
    .toSorted((a, b) => Math.abs(daysFrom(today, a)) - Math.abs(daysFrom(today, b)))[0];
}

/** A grid covers at most two weeks. */
const spanDaysMax = 13;

function dated(titles: readonly DayTitle[], today: string): DayColumn[] {
  for (const order of ['DD/MM/YYYY', 'MM/DD/YYYY'] as const) {
    const found = titles.flatMap((title) => {
      const date = dateOf(title, order, today);
      return date === undefined ? [] : [{ column: title.column, weekday: weekdayAt(date), date }];
    });
    const days = found.map(({ date }) => date).toSorted();
    const [first = today] = days;
    const isWhole = found.length === titles.length && new Set(days).size === days.length;
    if (isWhole && daysFrom(first, days.at(-1) ?? first) <= spanDaysMax) return found;
  }
  return [];
}

const dayColumnsMin = 3;
/** Minimum share of a row's non-empty cells that must be days for it to be a grid's header. */
const dayShareMin = 0.4;

/**
 * The columns of a weekly grid, given its row of titles. Empty if it is not such a row. For dates without a year, the
 * one nearest to today is used. The order of day and month follows from the fact that all days are within two weeks.
 */
export function dayColumnsOf(row: readonly string[], today: string): DayColumn[] {
  const filled = row.filter((cell) => cell.trim() !== '').length;
  const worded = row.flatMap((cell, column) => dayTitle(cell, column) ?? []);
  const titles = worded.length >= dayColumnsMin ? worded : lettered(row);
  if (titles.length < dayColumnsMin || titles.length < filled * dayShareMin) return [];
  if (titles.some(({ rest }) => rest !== '')) return dated(titles, today);
  const days = titles.flatMap(({ column, weekday }) => (weekday === undefined ? [] : [{ column, weekday }]));
  return new Set(days.map(({ weekday }) => weekday)).size === days.length ? days : [];
}

const daysOfWeek = 7;
const sunday = 7;

/** The dates of weekdays in a number of weeks, from the week of a given day. Weeks begin on Sunday if the grid does. */
export function datesOf(
  days: readonly DayColumn[],
  weekday: number,
  { firstDay, weeks }: { readonly firstDay: string; readonly weeks: number },
): string[] {
  const beginsWithSunday = days[0]?.weekday === sunday && days.length > 1;
  const within = (day: number): number => (beginsWithSunday ? day % daysOfWeek : day - 1);
  const begin = plusDays(firstDay, -within(weekdayAt(firstDay)));
  return Array.from({ length: weeks }, (_, week) => plusDays(begin, week * daysOfWeek + within(weekday)));
}
