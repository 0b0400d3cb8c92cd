import type { ColumnFacts } from './column-profile.ts';
import type { Field, FileKind } from './plan.ts';
import { titleConcepts, type TitleConcepts } from './title-concepts.ts';
import { titleScore } from './title-scores.ts';
import { impossible, valueEvidence, valueScore } from './value-scores.ts';

/** A column with its parsed title and the statistics of its values. */
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
export const valueWeight = 0.4;
/** Minimum score of a usable fit (exclusive). */
export const fitMin = 0.42;

/** If a title hardly suggests a field, values that suit many fields are not enough. */
const weakTitle = 0.28;
const weakShare = 0.7;

export interface Fit {
  readonly title: number;
  readonly values: number;
  readonly total: number;
}

export const noFit: Fit = { title: 0, values: 0, total: 0 };

/** Greater than all other fits of a file together, because a template's own title decides alone. */
const exactTotal = 100;

/** The template's own title of a field; Kenko's has two spellings. */
const bearsExactName = ({ title }: Column, field: Field): boolean => {
  const name = title.trim().toLowerCase();
  return name === field || (field === 'keno_slots' && name === 'kenko_slots');
};

/** The fit of a column with the template's own title for a field, whatever its values are. */
export const exactFit = (column: Column, field: Field): Fit | undefined =>
  bearsExactName(column, field)
    ? { title: 1, values: Math.max(0, valueScore(column.facts, field)), total: exactTotal }
    : undefined;

/** How well one column fits a field. */
export function fitOf(column: Column, field: Field, kind: FileKind): Fit {
  const exact = exactFit(column, field);
  if (exact) return exact;
  const values = valueScore(column.facts, field);
  if (values <= impossible) return noFit;
  const title = titleScore(column.concepts, field, kind);
  if (title > 0)
    return { title, values, total: (title + valueWeight * values) * (title < weakTitle ? weakShare : 1) };
  const evidence = valueEvidence[field] ?? 0;
  const silent = column.concepts.known === 0;
  return silent && values > 0.5 ? { title, values, total: evidence * values } : { title, values, total: 0 };
}

/** The column of each field that has one. */
export interface ColumnFits {
  readonly total: number;
  readonly columnOf: ReadonlyMap<Field, { column: number; fit: Fit }>;
}
