import { requireFinite } from '../invalid-input.ts';
import { protectCell } from './cell.ts';

/**
 * The content of a cell. Null is an empty cell. Numbers are written without quotes, and texts are protected against
 * being read as formulas.
 */
export type Cell = string | number | null;

/**
 * The byte order mark, which makes a spreadsheet read the file as UTF-8. Without it, the spreadsheet uses the machine's
 * own encoding.
 */
export const byteOrderMark = '\uFEFF';

const needsQuotes = /[",\r\n]|^\s|\s$/;

const quoted = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const written = (cell: Cell): string =>
  typeof cell === 'number' ? String(requireFinite('cell', cell)) : quoted(protectCell(cell ?? ''));

/** An empty line would not count as a row. */
const lineOf = (row: readonly Cell[]): string => row.map(written).join(',') || '""';

/**
 * Writes rows as CSV (RFC 4180: CRLF, doubled quotes). Throws InvalidInput at `cell` for a number that is not finite.
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${lineOf(row)}\r\n`).join('');
