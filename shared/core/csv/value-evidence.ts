import type { Column, ColumnFits, Fit } from './column-fit.ts';
import { requiredFields, type Field, type FileKind } from './plan.ts';
import { valueScore } from './value-scores.ts';
import type { Concept } from './vocabulary.ts';

/** How strongly a column's values suggest a field that its title does not name. */
export const valueEvidenceTitle = 0.25;

interface Rule {
  /** Concepts that a column's title must not have. */
  readonly not: readonly Concept[];
  /** The probability judged by the values, from 0 to 1; 0 if they show nothing. */
  readonly score: (column: Column) => number;
}

/** The fit of a column whose title does not name the field. */
export const fitOfValues = (values: number): Fit => ({
  title: valueEvidenceTitle,
  values,
  total: valueEvidenceTitle + values,
});

const clearMin = 0.25;

/** No class has more places. */
export const classPlacesMax = 500;

/** The title of a column with one of these concepts does not mean the places of a class. */
export const notAllPlaces: readonly Concept[] = [
  ...(['free', 'wait', 'attended', 'cancel', 'duration', 'percent', 'id', 'noise', 'price'] as const),
  ...(['amount', 'net', 'fee', 'noMoney', 'web', 'weekday', 'reference', 'day', 'time'] as const),
];

const rules: Partial<Record<Field, Rule>> = {
  booking_type: {
    not: ['staff', 'customer', 'email', 'status', 'source', 'room', 'wait', 'cancel'],
    score: ({ facts }) => (facts.share('paidFor') >= 0.5 ? facts.share('paidFor') : 0),
  },
  room: {
    not: ['staff', 'customer', 'email', 'status', 'source', 'class', 'payment', 'club'],
    // Notes can name rooms as well.
    score: ({ facts, concepts }) =>
      facts.share('room') >= 0.6 && (!concepts.has('noise') || concepts.has('room'))
        ? facts.share('room')
        : 0,
  },
  class_name: {
    not: ['staff', 'customer', 'email', 'status', 'source', 'room', 'location', 'club', 'noise'],
    score: ({ facts }) => {
      const values = valueScore(facts, 'class_name');
      return values >= 0.4 &&
        facts.share('paidFor') < 0.2 &&
        (facts.filled < 20 || facts.distinct.size <= facts.filled / 2)
        ? values
        : 0;
    },
  },
  studio_revenue: {
    not: ['percent', 'noMoney', 'fee', 'price', 'capacity', 'noise', 'wait', 'duration', 'count', 'id'],
    score: ({ facts }) => (valueScore(facts, 'studio_revenue') >= 1 ? 1 : 0),
  },
  total_capacity: {
    not: notAllPlaces,
    score: ({ title, facts }) =>
      title !== '' && facts.share('whole') >= 0.95 && facts.max >= 4 && facts.max <= classPlacesMax ? 1 : 0,
  },
};

/** The only column whose values fit a field, or one that fits clearly better than the next. */
function evidenceFor(
  field: Field,
  columns: readonly Column[],
  used: ReadonlySet<number>,
): number | undefined {
  const rule = rules[field];
  if (!rule) return undefined;
  const scored = columns
    .map((column, at) => ({
      at,
      score:
        used.has(at) || column.facts.filled === 0 || column.concepts.has(...rule.not)
          ? 0
          : rule.score(column),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && best.score - (next?.score ?? 0) >= clearMin ? best.at : undefined;
}

/** Gives required fields without a title the only unused column whose values fit nothing else. */
export function withValueEvidence(
  { total, columnOf }: ColumnFits,
  columns: readonly Column[],
  kind: FileKind,
): ColumnFits {
  // A file with neither days nor times of classes is a different kind of list.
  if (!columnOf.has('class_date') || !columnOf.has('class_time')) return { total, columnOf };
  const found = new Map(columnOf);
  const used = new Set([...found.values()].map(({ column }) => column));
  for (const field of requiredFields[kind] as readonly Field[]) {
    if (found.has(field)) continue;
    const at = evidenceFor(field, columns, used);
    const column = columns[at ?? -1];
    if (at === undefined || !column) continue;
    found.set(field, { column: at, fit: fitOfValues(Math.max(0, valueScore(column.facts, field))) });
    used.add(at);
  }
  return { total, columnOf: found };
}
