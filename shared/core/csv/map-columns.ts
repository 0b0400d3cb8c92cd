import { companions, isUnclear, withClassDate, withRevenue } from './adjust-columns.ts';
import { assign } from './assign.ts';
import { withAllPlaces } from './class-places.ts';
import { withClassStart } from './class-start.ts';
import {
  exactFit,
  fitMin,
  fitOf,
  noFit,
  valueWeight,
  type Column,
  type Fit,
  type ColumnFits,
} from './column-fit.ts';
import { fieldsOf, type Field, type FileKind } from './plan.ts';
import { titleScore } from './title-scores.ts';
import { withValueEvidence } from './value-evidence.ts';

/** Why a field was given its column. */
export interface ColumnEvidence {
  readonly column: number;
  readonly title: number;
  readonly values: number;
  /** The lead over the second-best column. */
  readonly margin: number;
}

export interface Mapping {
  readonly columns: readonly (readonly Field[])[];
  readonly evidence: ReadonlyMap<Field, ColumnEvidence>;
  /** For each field without a column: the score of its best column. */
  readonly best: ReadonlyMap<Field, number>;
  /** Fields without a column although an unused column with an unclear title contains matching values. */
  readonly unclear: ReadonlySet<Field>;
}
type Pair = readonly [Field, Field];

/** The two fields in each cell of a column: of '6/20', 6 places are booked, unless the title says that they are free. */
function pairOf(trait: 'dateTime' | 'pair', { concepts }: Column): Pair {
  if (trait === 'dateTime') return ['class_date', 'class_time'];
  const isFree = concepts.has('free') && !concepts.has('booked') && !concepts.words.includes('availability');
  return [isFree ? 'free_places' : 'current_bookings', 'total_capacity'];
}

const pairShareMin = 0.6;

/** A day and a time in two columns without meaningful titles fit better than both in one, which may be of the booking. */
const silentTotal = 0.5;

/** The columns whose cells contain both fields of a pair, and how well they fit. */
function holders(columns: readonly Column[], trait: 'dateTime' | 'pair', kind: FileKind): Given[] {
  return columns.flatMap((own, column) => {
    const { concepts, facts } = own;
    const fields = pairOf(trait, own);
    if (!fields.every((field) => (fieldsOf[kind] as readonly Field[]).includes(field))) return [];
    if (facts.share(trait) < pairShareMin) return [];
    const titles = fields.map((field) => titleScore(concepts, field, kind));
    const isSilent = concepts.known === 0;
    const title = Math.max(
      ...titles,
      isSilent ? 0.3 : trait === 'pair' && concepts.has('free', 'capacity', 'booked', 'max') ? 0.9 : 0,
    );
    return title < 0.3
      ? []
      : [
          {
            column,
            fields,
            fits: fields.map(
              (field) =>
                exactFit(own, field) ?? {
                  title,
                  values: 1,
                  total: isSilent ? silentTotal : title + valueWeight,
                },
            ),
          },
        ];
  });
}

interface Given {
  readonly column: number;
  readonly fields: Pair;
  readonly fits: readonly Fit[];
}
function solve(
  fits: ReadonlyMap<Field, readonly Fit[]>,
  given: readonly Given[],
  order: readonly number[],
): ColumnFits {
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
/** Every way to assign both fields of each pair to one column or to none. */
function choices(columns: readonly Column[], kind: FileKind): Given[][] {
  const ofTrait = (trait: 'dateTime' | 'pair'): (Given | undefined)[] => [
    undefined,
    ...holders(columns, trait, kind),
  ];
  return ofTrait('dateTime').flatMap((first) =>
    ofTrait('pair').map((second) => [first, second].filter((given) => given !== undefined)),
  );
}

/** The columns in a fixed order, so that the title and not the position decides between equal fits. */
function steadyOrder(columns: readonly Column[]): number[] {
  return columns
    .map(({ title }, at) => ({ title, at }))
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.at - b.at))
    .map(({ at }) => at);
}
function marginOf(
  field: Field,
  own: { column: number; fit: Fit },
  fits: ReadonlyMap<Field, readonly Fit[]>,
  solution: ColumnFits,
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
/**
 * Assigns columns to all fields together, maximising the sum of how well titles and values fit. A column whose cells
 * contain two fields may serve both.
 *
 * @param sample some of the file's rows
 */
export function mapColumns(
  columns: readonly Column[],
  kind: FileKind,
  sample: readonly (readonly string[])[],
): Mapping {
  const fields = fieldsOf[kind] as readonly Field[];
  const fits = new Map(
    fields.map((field) => [field, columns.map((column) => fitOf(column, field, kind))] as const),
  );
  const order = steadyOrder(columns);
  const fittest = choices(columns, kind)
    .map((given) => solve(fits, given, order))
    .reduce((best, next) => (next.total > best.total + 1e-9 ? next : best));
  const dated = withClassStart(withClassDate(withRevenue(fittest), columns), columns, sample);
  const solution = withAllPlaces(withValueEvidence(dated, columns, kind), columns, kind, sample);
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
