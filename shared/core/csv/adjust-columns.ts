import type { Column, ColumnFits } from './column-fit.ts';
import type { Field } from './plan.ts';
import type { Concept } from './vocabulary.ts';
import { valueScore } from './value-scores.ts';

/** How strongly a price suggests the revenue of a visit. */
export const priceAsRevenue = 0.3;

/** If a file has only one amount column, the price of a visit is also its revenue. */
export function withRevenue({ total, columnOf }: ColumnFits): ColumnFits {
  const price = columnOf.get('booking_price');
  if (!price || columnOf.has('studio_revenue') || columnOf.has('marketplace_fee')) return { total, columnOf };
  const found = new Map(columnOf);
  found.delete('booking_price');
  found.set('studio_revenue', { column: price.column, fit: { ...price.fit, title: priceAsRevenue } });
  return { total, columnOf: found };
}

const reservationAsClass = 0.4;

/** If a file has only one date column besides a time of day, the day of a reservation is the day of the class. */
export function withClassDate({ total, columnOf }: ColumnFits, columns: readonly Column[]): ColumnFits {
  const booked = columnOf.get('booked_at');
  const title = columns[booked?.column ?? -1]?.concepts;
  if (!booked || !title || columnOf.has('class_date') || !columnOf.has('class_time'))
    return { total, columnOf };
  if (!title.has('booked') || !title.has('date') || title.has('made')) return { total, columnOf };
  const found = new Map(columnOf);
  found.delete('booked_at');
  found.set('class_date', { column: booked.column, fit: { ...booked.fit, title: reservationAsClass } });
  return { total, columnOf: found };
}

/** A second column for the same field: the time after the day, the last name after the first. */
export function companions(columns: readonly Column[], solution: ColumnFits): [Field, number][] {
  const used = new Set([...solution.columnOf.values()].map(({ column }) => column));
  const free = columns.flatMap((column, at) => (used.has(at) ? [] : [{ ...column, at }]));
  const found: [Field, number][] = [];
  const ofMoment = (field: 'booked_at' | 'cancelled_at', fits: (column: Column) => boolean): void => {
    const first = solution.columnOf.get(field);
    if (!first || (columns[first.column]?.facts.share('dateTime') ?? 1) > 0.5) return;
    const times = free.filter((column) => column.facts.share('time') > 0.7 && fits(column));
    if (times.length === 1 && times[0]) found.push([field, times[0].at]);
  };
  ofMoment(
    'booked_at',
    ({ concepts: { has } }) => has('booked', 'made') && !has('cancel', 'wait', 'end', 'class', 'noise'),
  );
  ofMoment('cancelled_at', ({ concepts: { has } }) => has('cancel'));
  const name = solution.columnOf.get('customer_name');
  const part = (at: number, ...concepts: ('first' | 'last')[]): boolean =>
    columns[at]?.concepts.has(...concepts) ?? false;
  if (name && part(name.column, 'first', 'last')) {
    const other = part(name.column, 'last') ? ('first' as const) : ('last' as const);
    const rest = free.filter(
      ({ at, facts, concepts }) => part(at, other) && !concepts.has('staff') && facts.share('text') > 0.5,
    );
    if (rest.length === 1 && rest[0]) found.push(['customer_name', rest[0].at]);
  }
  return found;
}

const unclearMin = 0.3;

const wordy: readonly Field[] = ['class_name', 'room', 'booking_type'];
const otherwise: readonly Concept[] = [
  'end',
  'noise',
  'cancel',
  'wait',
  'made',
  'duration',
  'attended',
  'free',
  'noMoney',
  'status',
  'id',
  'percent',
  'fee',
  'price',
  'sale',
  'source',
  'tender',
  'earned',
  'booked',
  'count',
  'totalWord',
  'weekday',
  'reference',
  'web',
  'staff',
  'customer',
];

/** Whether an unused column may contain a field that has no column yet. */
export function isUnclear({ concepts, facts }: Column, field: Field): boolean {
  if (facts.filled === 0 || valueScore(facts, field) <= unclearMin) return false;
  if (wordy.includes(field)) return !concepts.has('staff', 'customer', 'noise', 'club', 'status', 'source');
  return concepts.unknown > 0 || !concepts.has(...otherwise);
}
