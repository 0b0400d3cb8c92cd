import { findDates, findTimes } from './dates.ts';
import { labelled, type LabelConcept } from './labels.ts';
import type { Line } from './lines.ts';
import { personName } from './values.ts';

/** A value together with the meaning of its column heading. */
export interface GridCell {
  readonly concepts: readonly LabelConcept[];
  readonly text: string;
}

export interface Grid {
  readonly rows: readonly (readonly GridCell[])[];
  /** The first line after it. */
  readonly next: number;
}

const columnsMax = 8;
const rowsMax = 50;

/** Whether a value fits its heading; undefined if any text would fit. */
function fits(concepts: readonly LabelConcept[], text: string): boolean | undefined {
  const [first] = concepts;
  if (first === 'date') return findDates(text, true).length > 0;
  if (first === 'time') return findTimes(text).length > 0;
  if (first === 'moment') return findDates(text, true).length > 0 || findTimes(text).length > 0;
  return undefined;
}

/** The consecutive headings from `at` on, each a label and nothing else. */
function headings(lines: readonly Line[], at: number): (readonly LabelConcept[])[] {
  const found: (readonly LabelConcept[])[] = [];
  for (let next = at; found.length <= columnsMax; next++) {
    const line = lines[next];
    const concepts = line && !line.flat.endsWith(':') ? labelled(line.flat) : [];
    if (concepts.length === 0) break;
    found.push(concepts);
  }
  return found;
}

/**
 * A table whose headings come first, followed by the values of each row in the same order. Undefined if the lines from
 * `at` may be anything else: dates and times must be below their headings; without such a column, another heading or
 * the end must follow the only row.
 */
export function gridAt(lines: readonly Line[], at: number): Grid | undefined {
  const columns = headings(lines, at);
  const width = columns.length;
  if (width < 2 || width > columnsMax) return undefined;
  const rows: GridCell[][] = [];
  let next = at + width;
  while (rows.length < rowsMax && next + width <= lines.length) {
    const row = lines.slice(next, next + width);
    if (row.some(({ flat }) => labelled(flat.split(':', 1)[0] ?? '').length > 0)) break;
    const cells = columns.map((concepts, column) => ({ concepts, text: row[column]?.text ?? '' }));
    const fit = cells.flatMap(({ concepts, text }) => fits(concepts, text) ?? []);
    const isTyped = fit.length > 0;
    if (fit.includes(false)) break;
    if (!isTyped && !standsAlone(lines, next + width, cells)) break;
    rows.push(cells);
    next += width;
    if (!isTyped) break;
  }
  return rows.length > 0 ? { rows, next } : undefined;
}

function standsAlone(lines: readonly Line[], end: number, cells: readonly GridCell[]): boolean {
  const after = lines[end];
  const names = cells.filter(({ concepts }) => concepts[0] === 'name');
  return (
    names.length > 0 &&
    names.every(({ text }) => personName(text) !== undefined) &&
    (after === undefined || labelled(after.flat).length > 0)
  );
}
