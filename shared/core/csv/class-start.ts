import type { Column, ColumnFits } from './column-fit.ts';
import { minuteOfDayOf } from '../time/minute-of-day.ts';
import { readTime } from './read-time.ts';
import { fitOfValues } from './value-evidence.ts';
import { valueScore } from './value-scores.ts';
import type { Concept } from './vocabulary.ts';

type Rows = readonly (readonly string[])[];

/** The title of a column that names the start of a class suggests it at least this strongly. */
const namedMin = 0.5;
/** The minimum share of cells with a time of day, and of rows whose start is before the other time. */
const shareMin = 0.95;
const longestClassMinutes = 6 * 60;

/** A title with one of these concepts means a different time. */
const otherTimes: readonly Concept[] = [
  'end',
  'made',
  'sale',
  'booked',
  'paid',
  'cancel',
  'wait',
  'attended',
  'duration',
  'noise',
];

function minutesOf(cell: string): number | undefined {
  const time = readTime(cell);
  return time === undefined ? undefined : minuteOfDayOf(time);
}

/** Whether one column's times are before another's by the length of a class. */
function comesFirst(start: number, other: number, rows: Rows): boolean {
  const fitting = rows.filter((row) => {
    const [from, to] = [minutesOf(row[start] ?? ''), minutesOf(row[other] ?? '')];
    return from !== undefined && to !== undefined && to > from && to - from <= longestClassMinutes;
  });
  return rows.length > 0 && fitting.length >= rows.length * shareMin;
}

/**
 * If no title names the start of the classes, it is the only column with times of day, or the one whose times are
 * before those of all others, as in 'De' and 'A'.
 *
 * @param rows some of the file's rows
 */
export function withClassStart(
  { total, columnOf }: ColumnFits,
  columns: readonly Column[],
  rows: Rows,
): ColumnFits {
  const stated = columnOf.get('class_time');
  if (!columnOf.has('class_date') || (stated && stated.fit.title >= namedMin)) return { total, columnOf };
  const used = new Set([...columnOf.values()].map(({ column }) => column));
  const times = columns.flatMap(({ facts, concepts }, at) =>
    facts.share('time') >= shareMin &&
    !concepts.has(...otherTimes) &&
    (!used.has(at) || at === stated?.column)
      ? [at]
      : [],
  );
  if (stated && !times.includes(stated.column)) return { total, columnOf };
  const [column, ...others] = times.filter((at) =>
    times.every((other) => other === at || comesFirst(at, other, rows)),
  );
  const facts = columns[column ?? -1]?.facts;
  if (column === undefined || !facts || others.length > 0 || column === stated?.column)
    return { total, columnOf };
  const fit = fitOfValues(Math.max(0, valueScore(facts, 'class_time')));
  return { total, columnOf: new Map(columnOf).set('class_time', { column, fit }) };
}
