import { assign } from './assign.ts';
import type { ColumnFacts } from './column-profile.ts';
import { fieldsOf, type Field, type FileKind } from './plan.ts';
import { titleConcepts, type TitleConcepts } from './title-concepts.ts';
import { titleScore } from './title-scores.ts';
import type { Concept } from './vocabulary.ts';
import { impossible, toldByValues, valueScore } from './value-scores.ts';

/** A column with its title, read, and its values, counted. */
export interface Column {
  readonly title: string;
  readonly concepts: TitleConcepts;
  readonly facts: ColumnFacts;
}

export const columnOf = (title: string, facts: ColumnFacts): Column => ({
  title,
  concepts: titleConcepts(title),
  facts,
});

/** Why a field was given its column. */
export interface Evidence {
  readonly column: number;
  readonly title: number;
  readonly values: number;
  /** By how much it fits better than the next column. */
  readonly margin: number;
}

export interface Mapping {
  readonly columns: readonly (readonly Field[])[];
  readonly evidence: ReadonlyMap<Field, Evidence>;
  /** Of each field that no column was given: how well the best one would have fitted. */
  readonly best: ReadonlyMap<Field, number>;
  /** Fields that no column was given although one that is left over, with an unclear title, holds such values. */
  readonly unclear: ReadonlySet<Field>;
}

const valueWeight = 0.4;
/** What a fit must exceed to be claimed. */
const fitMin = 0.42;

/** A title that hardly speaks for a field does not win by values that many fields have. */
const weakTitle = 0.28;
const weakShare = 0.7;

interface Fit {
  readonly title: number;
  readonly values: number;
  readonly total: number;
}

const noFit: Fit = { title: 0, values: 0, total: 0 };

function fitOf(column: Column, field: Field, kind: FileKind): Fit {
  const values = valueScore(column.facts, field);
  if (values <= impossible) return noFit;
  const title = titleScore(column.concepts, field, kind);
  if (title > 0)
    return { title, values, total: (title + valueWeight * values) * (title < weakTitle ? weakShare : 1) };
  const told = toldByValues[field] ?? 0;
  const silent = column.concepts.known === 0;
  return silent && values > 0.5 ? { title, values, total: told * values } : { title, values, total: 0 };
}

type Pair = readonly [Field, Field];
const pairs: Record<'dateTime' | 'pair', Pair> = {
  dateTime: ['class_date', 'class_time'],
  pair: ['current_bookings', 'total_capacity'],
};

const pairShareMin = 0.6;

/** The columns whose cells hold both fields of a pair, with how well they fit. */
function holders(
  columns: readonly Column[],
  trait: 'dateTime' | 'pair',
  kind: FileKind,
): { column: number; fits: readonly Fit[] }[] {
  const fields = pairs[trait];
  if (!fields.every((field) => (fieldsOf[kind] as readonly Field[]).includes(field))) return [];
  return columns.flatMap(({ concepts, facts }, column) => {
    if (facts.share(trait) < pairShareMin) return [];
    const titles = fields.map((field) => titleScore(concepts, field, kind));
    const title = Math.max(
      ...titles,
      concepts.known === 0
        ? 0.3
        : trait === 'pair' && concepts.has('free', 'capacity', 'booked', 'max')
          ? 0.9
          : 0,
    );
    return title < 0.3
      ? []
      : [{ column, fits: fields.map(() => ({ title, values: 1, total: title + valueWeight })) }];
  });
}

interface Given {
  readonly column: number;
  readonly fields: Pair;
  readonly fits: readonly Fit[];
}

interface Solution {
  readonly total: number;
  readonly columnOf: ReadonlyMap<Field, { column: number; fit: Fit }>;
}

function solve(
  fits: ReadonlyMap<Field, readonly Fit[]>,
  given: readonly Given[],
  order: readonly number[],
): Solution {
  const fixed = new Set(given.map(({ column }) => column));
  const taken = new Set(given.flatMap(({ fields }) => fields));
  const open = [...fits.keys()].filter((field) => !taken.has(field));
  const scores = open.map((field) =>
    order.map((column) => (fixed.has(column) ? 0 : (fits.get(field)?.[column]?.total ?? 0) - fitMin)),
  );
  const found = new Map<Field, { column: number; fit: Fit }>();
  for (const { column, fields, fits: own } of given)
    fields.forEach((field, at) => found.set(field, { column, fit: own[at] ?? noFit }));
  assign(scores).forEach((place, at) => {
    const [field, column] = [open[at], order[place]];
    if (place < 0 || field === undefined || column === undefined) return;
    found.set(field, { column, fit: fits.get(field)?.[column] ?? noFit });
  });
  let total = 0;
  for (const { fit } of found.values()) total += fit.total - fitMin;
  return { total, columnOf: found };
}

/** How far a price tells what a visit brings. */
export const priceAsRevenue = 0.3;

/** Where a file tells one amount alone, what a visit costs is what it brings. */
function withRevenue({ total, columnOf }: Solution): Solution {
  const price = columnOf.get('booking_price');
  if (!price || columnOf.has('studio_revenue') || columnOf.has('marketplace_fee')) return { total, columnOf };
  const found = new Map(columnOf);
  found.delete('booking_price');
  found.set('studio_revenue', { column: price.column, fit: { ...price.fit, title: priceAsRevenue } });
  return { total, columnOf: found };
}

const reservationAsClass = 0.4;

/** Where a file tells one date alone, beside a time of day, the day of a reservation is the day of the class. */
function withClassDate({ total, columnOf }: Solution, columns: readonly Column[]): Solution {
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

/** Every way to give one column, or none, both fields of each pair. */
function choices(columns: readonly Column[], kind: FileKind): Given[][] {
  const ofTrait = (trait: 'dateTime' | 'pair'): (Given | undefined)[] => [
    undefined,
    ...holders(columns, trait, kind).map(({ column, fits }) => ({ column, fields: pairs[trait], fits })),
  ];
  return ofTrait('dateTime').flatMap((first) =>
    ofTrait('pair').map((second) => [first, second].filter((given) => given !== undefined)),
  );
}

/** Columns in an order of their own, so that equal fits are told apart by title and not by place. */
function steadyOrder(columns: readonly Column[]): number[] {
  return columns
    .map(({ title }, at) => ({ title, at }))
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.at - b.at))
    .map(({ at }) => at);
}

/** A second column that tells the rest of a field: the time of a day, the last name to the first. */
function companions(columns: readonly Column[], solution: Solution): [Field, number][] {
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

function marginOf(
  field: Field,
  own: { column: number; fit: Fit },
  fits: ReadonlyMap<Field, readonly Fit[]>,
  solution: Solution,
): number {
  const others = (fits.get(field) ?? []).filter((_, column) => {
    if (column === own.column) return false;
    return ![...solution.columnOf].some(
      ([other, { column: taken, fit }]) =>
        taken === column && other !== field && fit.total > (fits.get(field)?.[column]?.total ?? 0) + 0.1,
    );
  });
  return own.fit.total - Math.max(fitMin - 0.1, ...others.map(({ total }) => total));
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

/** Whether a column that was left over may be what a field was not found in. */
function isUnclear({ concepts, facts }: Column, field: Field): boolean {
  if (facts.filled === 0 || valueScore(facts, field) <= unclearMin) return false;
  if (wordy.includes(field)) return !concepts.has('staff', 'customer', 'noise', 'club', 'status', 'source');
  return concepts.unknown > 0 || !concepts.has(...otherwise);
}

/**
 * Gives each field its column, all together: the sum of how well titles and values fit is the greatest there is. A
 * column whose cells hold two fields may serve both.
 */
export function mapColumns(columns: readonly Column[], kind: FileKind): Mapping {
  const fields = fieldsOf[kind] as readonly Field[];
  const fits = new Map(
    fields.map((field) => [field, columns.map((column) => fitOf(column, field, kind))] as const),
  );
  const order = steadyOrder(columns);
  const solution = withClassDate(
    withRevenue(
      choices(columns, kind)
        .map((given) => solve(fits, given, order))
        .reduce((best, next) => (next.total > best.total + 1e-9 ? next : best)),
    ),
    columns,
  );
  const mapped: Field[][] = columns.map(() => []);
  for (const [field, { column }] of solution.columnOf) mapped[column]?.push(field);
  for (const [field, column] of companions(columns, solution)) mapped[column]?.push(field);
  const evidence = new Map(
    [...solution.columnOf].map(([field, own]) => [
      field,
      {
        column: own.column,
        title: own.fit.title,
        values: own.fit.values,
        margin: marginOf(field, own, fits, solution),
      },
    ]),
  );
  const best = new Map(
    fields
      .filter((field) => !evidence.has(field))
      .map((field) => [field, Math.max(0, ...(fits.get(field) ?? []).map(({ total }) => total))]),
  );
  const left = columns.filter((_, at) => mapped[at]?.length === 0);
  const unclear = new Set(
    [...best.keys()].filter((field) => left.some((column) => isUnclear(column, field))),
  );
  return { columns: mapped, evidence, best, unclear };
}
