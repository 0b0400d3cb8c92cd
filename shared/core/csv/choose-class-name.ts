import type { Column } from './column-fit.ts';
import { exactFit } from './column-fit.ts';
import type { Mapping } from './map-columns.ts';
import type { FileKind } from './plan.ts';
import { fold } from './text.ts';
import { titleScore } from './title-scores.ts';
import { impossible, valueScore } from './value-scores.ts';

type Rows = readonly (readonly string[])[];

export interface ClassNameChoice {
  readonly mapping: Mapping;
  /** Other columns that could be the class's name, so that a person has to check. */
  readonly rivals: readonly number[];
}

const rowsMin = 8;
const titleMin = 0.3;
/** Minimum score of a column's values if its title has no known meaning. */
const valuesMin = 0.4;
/** Minimum share of rows in which a value must appear next to the other column's usual value. */
const determinedMin = 0.97;

interface Relation {
  readonly distinct: number;
  /** The share of rows in which the other column has its usual value for this cell. */
  readonly determines: number;
}

/** How reliably one column's cells determine another's. */
function relationOf(rows: Rows, from: number, to: number): Relation {
  const beside = new Map<string, Map<string, number>>();
  let filled = 0;
  for (const row of rows) {
    const [own, other] = [fold(row[from] ?? ''), fold(row[to] ?? '')];
    if (own === '') continue;
    filled += 1;
    const counts = beside.get(own) ?? new Map<string, number>();
    counts.set(other, (counts.get(other) ?? 0) + 1);
    beside.set(own, counts);
  }
  const usual = [...beside.values()].reduce((sum, counts) => sum + Math.max(...counts.values()), 0);
  return { distinct: beside.size, determines: filled === 0 ? 0 : usual / filled };
}

interface Candidate {
  readonly at: number;
  readonly title: number;
  readonly values: number;
}

/** Unused columns that could name a class, with values that repeat from week to week as classes do. */
const candidatesOf = (mapping: Mapping, columns: readonly Column[], kind: FileKind): Candidate[] =>
  columns.flatMap((column, at) => {
    const { facts, concepts } = column;
    const values = valueScore(facts, 'class_name');
    // For a title without a known meaning, the values decide.
    const isSilent = concepts.known === 0 && values >= valuesMin;
    const title = isSilent ? titleMin : titleScore(concepts, 'class_name', kind);
    if ((mapping.columns[at]?.length ?? 0) > 0 || facts.filled === 0 || values <= impossible) return [];
    const repeats = facts.filled < 20 || facts.distinct.size <= facts.filled / 2;
    return title >= titleMin && repeats && !facts.distinctMany ? [{ at, title, values }] : [];
  });

function withClassName(mapping: Mapping, from: number, { at, title, values }: Candidate): Mapping {
  const evidence = new Map(mapping.evidence);
  evidence.set('class_name', { column: at, title, values, margin: 0.2 });
  const columns = mapping.columns.map((fields, column) =>
    column === at
      ? (['class_name'] as const)
      : column === from
        ? fields.filter((field) => field !== 'class_name')
        : fields,
  );
  return { ...mapping, columns, evidence };
}

/**
 * Chooses the column with the class's name by how finely it distinguishes classes: a category distinguishes less than
 * the class that always appears next to it. If two columns disagree and both could be the name, the second one is a
 * rival.
 *
 * @param sample some of the file's rows
 */
export function chooseClassName(
  mapping: Mapping,
  columns: readonly Column[],
  sample: Rows,
  kind: FileKind,
): ClassNameChoice {
  const found = mapping.evidence.get('class_name');
  const own = columns[found?.column ?? -1];
  if (!found || !own || sample.length < rowsMin || exactFit(own, 'class_name'))
    return { mapping, rivals: [] };
  const related = candidatesOf(mapping, columns, kind).map((candidate) => ({
    candidate,
    there: relationOf(sample, candidate.at, found.column),
    back: relationOf(sample, found.column, candidate.at),
  }));
  const [finer] = related
    .filter(
      ({ there, back }) =>
        there.determines >= determinedMin &&
        back.determines < determinedMin &&
        there.distinct > back.distinct,
    )
    .toSorted((a, b) => b.candidate.title - a.candidate.title);
  if (finer) return { mapping: withClassName(mapping, found.column, finer.candidate), rivals: [] };
  const rivals = related.filter(
    ({ candidate, there, back }) =>
      there.determines < determinedMin &&
      back.determines < determinedMin &&
      candidate.title >= found.title - 0.05 &&
      candidate.values >= found.values - 0.2,
  );
  return { mapping, rivals: rivals.map(({ candidate }) => candidate.at) };
}
