import { cached } from '../text/cached.ts';
import { cellTraits } from './cell-traits.ts';
import { fold, saysNothing } from './text.ts';
import { titleConcepts } from './title-concepts.ts';

type Row = readonly string[];

/** Number of rows at the beginning of a file in which the header is searched. */
export const headRowsMax = 60;

const filledOf = (row: Row): number => row.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);

const dataTraits = [
  'date',
  'time',
  'amount',
  'email',
  'pair',
  'phone',
  'link',
  'yesNo',
  'code',
  'long',
] as const;

/** Whether a cell looks like a value rather than a title. */
function isValue(cell: string): boolean {
  const { traits } = cellTraits(cell);
  return dataTraits.some((trait) => traits.has(trait));
}

/** How much a row looks like titles: about 1 if all its cells do, below 0 if they look like values. */
function titleLikeness(row: Row): number {
  const cells = row.filter((cell) => cell.trim() !== '');
  const sum = cells.reduce((total, cell) => {
    if (isValue(cell)) return total - 1.2;
    const { known, unknown } = titleConcepts(cell);
    return total + (known === 0 ? 0.15 : Math.max(0.4, 1 - 0.3 * unknown));
  }, 0);
  return cells.length === 0 ? -1 : sum / cells.length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The share of the columns with values further down in which the row itself has no value. */
function contrast(row: Row, below: readonly Row[]): number {
  const sample = below.slice(0, 12);
  if (sample.length === 0) return 0;
  let [typed, unlike] = [0, 0];
  row.forEach((cell, column) => {
    const values = sample.filter((other) => isValue(other[column] ?? '')).length;
    if (values <= sample.length * 0.6) return;
    typed += 1;
    if (cell.trim() !== '' && !isValue(cell)) unlike += 1;
  });
  return typed === 0 ? 0 : unlike / typed;
}

const headerMin = 0.45;

export interface Header {
  /** The header's index among the given rows; -1 if there is none. */
  readonly at: number;
  /** The usual number of cells per row. */
  readonly width: number;
  /** The probability that this is the header, or that there is none. */
  readonly certainty: number;
}

function widthOf(rows: readonly Row[], at: number): number {
  const own = rows[at]?.length ?? 0;
  const below = rows.slice(at + 1).filter((row) => filledOf(row) > 1);
  const wider = below.filter((row) => row.length > own && (row[own] ?? '').trim() !== '').length;
  return below.length > 0 && wider > below.length * 0.6 ? median(below.map(({ length }) => length)) : own;
}

/** Number of cells per row in a file without a header. */
function widthWithout(rows: readonly Row[]): number {
  const fullness = rows.map(filledOf);
  const usual = median(fullness.filter((filled) => filled > 0));
  if (usual === 0) return 0;
  const fullestMin = Math.max(usual > 1 ? 2 : 1, usual * 0.6);
  const width = Math.max(
    0,
    ...rows.filter((_, at) => (fullness[at] ?? 0) >= fullestMin).map(({ length }) => length),
  );
  return median(rows.filter((row) => filledOf(row) > 1).map(({ length }) => length)) || width;
}

/**
 * The header that a person selects.
 *
 * @param headerRow the first row is 1; 0 means that there is no header
 * @returns undefined if the given rows do not include it
 */
export function statedHeaderAt(rows: readonly Row[], headerRow: number): Header | undefined {
  if (headerRow > rows.length) return undefined;
  const at = headerRow - 1;
  return { at, width: at < 0 ? widthWithout(rows) : widthOf(rows, at), certainty: 1 };
}

/**
 * Finds the header among a file's first rows: the first row that is about as full as the others, looks like titles, and
 * has values below it but none in it. Lines above it are a preamble.
 */
export function findHeader(rows: readonly Row[]): Header {
  const fullness = rows.map(filledOf);
  const usual = median(fullness.filter((filled) => filled > 0));
  const fullestMin = Math.max(usual > 1 ? 2 : 1, usual * 0.6);
  let best = { at: -1, score: headerMin };
  for (const [at, row] of rows.entries()) {
    if ((fullness[at] ?? 0) < fullestMin) continue;
    const below = rows.slice(at + 1).filter((_, next) => (fullness[at + 1 + next] ?? 0) >= fullestMin);
    const score = titleLikeness(row) + 0.5 * contrast(row, below);
    if (score > best.score + 0.15) best = { at, score };
    if (best.at >= 0 && at > best.at + 3) break;
  }
  if (best.at < 0) return { at: -1, width: widthWithout(rows), certainty: 0.5 };
  return { at: best.at, width: widthOf(rows, best.at), certainty: Math.min(1, best.score) };
}

const totalWords =
  /^(?:(?:grand|sub|running)[ -]?)?(?:total|totals|totales|totais|subtotal|suma|soma|sum|average|promedio|media)(?: (?:geral|general|for|de|do|da|del|por|per|final|count|records|rows|bookings|classes|reservas|clases|aulas|ingresos|revenue)\b.*)?\s*[:=]?(?: ?[\d.,$€R ]+)?$/;

/** Why a row contains no data. */
export type LeftOut = 'blank' | 'header' | 'total' | 'note';

function isTotal(row: Row): boolean {
  const first = row.find((cell) => cell.trim() !== '') ?? '';
  if (first.length > 60 || !totalWords.test(fold(first))) return false;
  return !row.some((cell) => {
    const { traits } = cellTraits(cell);
    return traits.has('date') || traits.has('time');
  });
}

/** A file's first column often repeats the same names. */
const foldedFirst = cached(fold);

/**
 * Whether a row below the header contains no data: it is blank, the header again, a total, or a note alone in its row
 * in a table with four or more columns. `folded` is the normalised header; empty if there is none.
 */
export function leftOut(row: Row, folded: Row): LeftOut | undefined {
  let filled = 0;
  let first = '';
  for (const cell of row) {
    if (cell === '' || cell.trim() === '') continue;
    filled += 1;
    if (filled === 1) first = cell;
    if (filled > 3) break;
  }
  if (filled === 0) return 'blank';
  const sign = first.charCodeAt(0) | 32;
  if (
    folded.length > 0 &&
    foldedFirst(first) === folded.find((title) => title !== '') &&
    repeats(row, folded)
  )
    return 'header';
  if (sign >= 97 && sign <= 122 && isTotal(row)) return 'total';
  return filled === 1 && folded.length >= 4 && !/[,;\t|].*[,;\t|]/.test(first) && !saysNothing(first)
    ? 'note'
    : undefined;
}

function repeats(row: Row, folded: Row): boolean {
  const titles = folded.filter((title) => title !== '').length;
  const same = folded.filter((title, at) => title !== '' && fold(row[at] ?? '') === title).length;
  return same >= 2 ? same >= titles * 0.8 : titles === 1 && same === 1;
}
