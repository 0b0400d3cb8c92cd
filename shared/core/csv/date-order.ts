import type { ColumnFacts, OrderProof } from './column-profile.ts';
import type { DateFormat } from './plan.ts';
import { numericDate, readDate, selfStated, type DayOrder } from './read-date.ts';
import { fold, wordsOf } from './text.ts';

type Row = readonly string[];

/** The order of day and month in the file's dates, and the evidence for it. */
export interface OrderFinding {
  readonly order: DayOrder | null;
  readonly by: 'dates' | 'other-dates' | 'weekdays' | 'bookings' | 'contradiction' | 'nothing';
}

const strayShareMax = 0.02;

/** The order proven by the dates; a few that contradict it are treated as mistakes in their rows. */
function proven({
  dayFirst,
  monthFirst,
}: Pick<OrderProof, 'dayFirst' | 'monthFirst'>): DayOrder | 'both' | null {
  const all = dayFirst + monthFirst;
  if (all === 0) return null;
  if (monthFirst <= all * strayShareMax) return 'day-first';
  return dayFirst <= all * strayShareMax ? 'month-first' : 'both';
}

const weekdayStems: readonly (readonly string[])[] = [
  ['mon', 'lun', 'seg'],
  ['tue', 'mar', 'ter'],
  ['wed', 'mie', 'mer', 'qua'],
  ['thu', 'jue', 'jeu', 'qui'],
  ['fri', 'vie', 'ven', 'sex'],
  ['sat', 'sab', 'sam'],
  ['sun', 'dom', 'dim'],
];
const weekdays = new Map(weekdayStems.flatMap((stems, at) => stems.map((stem) => [stem, at] as const)));

/** Monday is 0; undefined if the text contains no weekday. */
const weekdayNamed = (text: string): number | undefined => weekdays.get((wordsOf(text)[0] ?? '').slice(0, 3));

const dayMs = 86_400_000;
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
/** 1 January 1970 was a Thursday. */
const weekdayAt = (date: string): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

const orders = { 'day-first': 'DD/MM/YYYY', 'month-first': 'MM/DD/YYYY' } as const;

/** The order in which nearly all rows are valid, if clearly fewer are valid in the other order. */
function onlyOrder(
  rows: readonly Row[],
  column: number,
  holds: (date: string, row: Row) => boolean | undefined,
): DayOrder | null {
  const agreed = (order: DayOrder): number => {
    let [yes, all] = [0, 0];
    for (const row of rows) {
      const cell = row[column] ?? '';
      if (!numericDate(cell.trim())) continue;
      const date = readDate(cell, orders[order]);
      const held = date === undefined ? false : holds(date, row);
      if (held === undefined) continue;
      all += 1;
      if (held) yes += 1;
    }
    return all < 2 ? 0 : yes / all;
  };
  const [day, month] = [agreed('day-first'), agreed('month-first')];
  if (day > 0.95 && month < 0.75) return 'day-first';
  return month > 0.95 && day < 0.75 ? 'month-first' : null;
}

const leadDaysMax = 92;

export interface OrderQuestion {
  readonly column: number;
  readonly facts: readonly ColumnFacts[];
  /** Some rows of the file. */
  readonly sample: readonly Row[];
  /** The column with the time of booking, which is usually shortly before the class. */
  readonly madeColumn?: number | undefined;
}

function byWeekdays({ column, facts, sample }: OrderQuestion): DayOrder | null {
  const stated = facts.findIndex(({ share }, at) => at !== column && share('weekday') > 0.8);
  return onlyOrder(sample, column, (date, row) => {
    const named = weekdayNamed(
      stated >= 0 ? (row[stated] ?? '') : /^\p{L}/u.test(row[column] ?? '') ? fold(row[column] ?? '') : '',
    );
    return named === undefined ? undefined : named === weekdayAt(date);
  });
}

function byBookings({ column, sample, madeColumn }: OrderQuestion): DayOrder | null {
  if (madeColumn === undefined) return null;
  return onlyOrder(sample, column, (date, row) => {
    const made = selfStated((row[madeColumn] ?? '').trim())?.date;
    if (made === undefined) return undefined;
    const lead = dayNumber(date) - dayNumber(made);
    return lead >= -1 && lead <= leadDaysMax;
  });
}

/**
 * Finds the order of day and month in a column: by a day above 12 anywhere in it, otherwise by the file's other dates,
 * otherwise by weekdays next to the dates, otherwise because bookings are made shortly before a class. If none of these
 * decides, the order stays open.
 */
export function findOrder(question: OrderQuestion): OrderFinding {
  const own = question.facts[question.column]?.order;
  const ofColumn = own ? proven(own) : null;
  if (ofColumn === 'both') return { order: null, by: 'contradiction' };
  if (ofColumn) return { order: ofColumn, by: 'dates' };
  const others = question.facts.filter((_, at) => at !== question.column).map(({ order }) => proven(order));
  const stated = new Set(others.filter((order) => order !== null));
  if (stated.size > 1 || stated.has('both')) return { order: null, by: 'contradiction' };
  for (const order of stated) if (order !== 'both') return { order, by: 'other-dates' };
  const weekday = byWeekdays(question);
  if (weekday) return { order: weekday, by: 'weekdays' };
  const booking = byBookings(question);
  return booking ? { order: booking, by: 'bookings' } : { order: null, by: 'nothing' };
}

const most = <Key>(counts: ReadonlyMap<Key, number>): Key | undefined =>
  [...counts].reduce<readonly [Key | undefined, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [undefined, 0],
  )[0];

export interface FormatFinding {
  readonly format: DateFormat | null;
  /** Whether the column's dates can be read in that format. */
  readonly readable: boolean;
  readonly finding?: OrderFinding | undefined;
}

function numericFormat(facts: ColumnFacts, finding: OrderFinding): FormatFinding {
  const { separators, shortYears, dayFirst, monthFirst, open } = facts.order;
  const separator = most(separators);
  if (separator === '.') {
    const contradicted = monthFirst > (dayFirst + open) * strayShareMax;
    return { format: null, readable: !contradicted };
  }
  if (finding.order === null) return { format: null, readable: false, finding };
  const all = [...separators.values()].reduce((sum, times) => sum + times, 0);
  const short = shortYears > all / 2;
  if (finding.order === 'month-first')
    return { format: short ? 'MM/DD/YY' : 'MM/DD/YYYY', readable: true, finding };
  if (separator === '-') return { format: 'DD-MM-YYYY', readable: true, finding };
  return { format: short ? 'DD/MM/YY' : 'DD/MM/YYYY', readable: true, finding };
}

/** The format of a column's dates, decided over the whole file. */
export function findDateFormat(question: OrderQuestion): FormatFinding {
  const facts = question.facts[question.column];
  const shape = facts && most(facts.dateShapes);
  if (!facts || shape === undefined) return { format: null, readable: false };
  if (shape === 'year-dash') return { format: 'YYYY-MM-DD', readable: true };
  if (shape === 'year-slash') return { format: 'YYYY/MM/DD', readable: true };
  if (shape !== 'numeric') return { format: null, readable: true };
  return numericFormat(facts, findOrder(question));
}
