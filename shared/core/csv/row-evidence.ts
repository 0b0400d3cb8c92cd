import type { Column } from './column-fit.ts';
import { findDateFormat } from './date-order.ts';
import type { Mapping } from './map-columns.ts';
import type { FileKind } from './plan.ts';
import { readDate } from './read-date.ts';
import { valueEvidenceTitle } from './value-evidence.ts';
import { valueScore } from './value-scores.ts';
import type { Concept } from './vocabulary.ts';

type Rows = readonly (readonly string[])[];

const rowsMin = 8;
/** The minimum share of rows with a value in the column, and of rows whose day is not later than the class. */
const shareMin = 0.95;
const datedMin = 0.9;
const margin = 0.2;

/** A title with one of these concepts means a different day that is also before the class. */
const otherDays: readonly Concept[] = [
  'end',
  'cancel',
  'wait',
  'noise',
  'attended',
  'customer',
  'payment',
  'paid',
  'staff',
  'start',
  'class',
  'status',
];

/** Whether a column's days are on or before the day of the class, and not always equal to it. */
function comesBefore(candidate: number, dateColumn: number, columns: readonly Column[], rows: Rows): boolean {
  const facts = columns.map((column) => column.facts);
  const question = { facts, sample: rows };
  const madeDates = findDateFormat({ ...question, column: candidate });
  const classDates = findDateFormat({ ...question, column: dateColumn, madeColumn: candidate });
  if (!madeDates.readable || !classDates.readable) return false;
  let [earlier, same, later] = [0, 0, 0];
  for (const row of rows) {
    const madeOn = readDate(row[candidate] ?? '', madeDates.format);
    const classOn = readDate(row[dateColumn] ?? '', classDates.format);
    if (!madeOn || !classOn || madeOn > classOn) later += 1;
    else if (madeOn === classOn) same += 1;
    else earlier += 1;
  }
  return earlier > 0 && earlier + same >= (earlier + same + later) * shareMin;
}

/**
 * If no title names `booked_at`, maps it to the only remaining column whose days are before those of the classes: every
 * list of bookings contains the booking time, whatever its title.
 *
 * @param sample some of the file's rows
 */
export function withBookedAt(
  mapping: Mapping,
  columns: readonly Column[],
  sample: Rows,
  kind: FileKind,
): Mapping {
  const dateColumn = mapping.evidence.get('class_date')?.column;
  if (kind !== 'bookings' || mapping.evidence.has('booked_at')) return mapping;
  if (dateColumn === undefined || sample.length < rowsMin) return mapping;
  const candidates = columns.flatMap(({ facts, concepts }, at) => {
    const isFree = mapping.columns[at]?.length === 0 && facts.share('date') >= datedMin;
    const isFilled = facts.filled >= (facts.filled + facts.blank) * shareMin;
    return isFree && isFilled && !concepts.has(...otherDays) ? [at] : [];
  });
  const [column, ...others] = candidates.filter((at) => comesBefore(at, dateColumn, columns, sample));
  const own = columns[column ?? -1];
  if (column === undefined || !own || others.length > 0) return mapping;
  const evidence = new Map(mapping.evidence);
  const values = Math.max(0, valueScore(own.facts, 'booked_at'));
  evidence.set('booked_at', { column, title: valueEvidenceTitle, values, margin });
  return {
    ...mapping,
    columns: mapping.columns.map((fields, at) => (at === column ? ['booked_at'] : fields)),
    evidence,
    unclear: new Set([...mapping.unclear].filter((field) => field !== 'booked_at')),
  };
}
