import type { Dialect } from './sniff-dialect.ts';

/** Reads a quoted cell. A quote opens a cell only at its beginning, and text after the closing quote is kept. */
function quotedCell(text: string, from: number): { cell: string; at: number } {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end === -1) return { cell: cell + text.slice(at), at: text.length };
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return { cell, at: end + 1 };
    cell += '"';
    at = end + 2;
  }
}

/**
 * The cells of a small text in its dialect, row by row; quoted cells may contain line breaks. Nothing is refused: a
 * text that is not CSV is read as well as possible. The server streams large files instead. Cost: linear in the text.
 *
 * @param rowsMax rows beyond this number are not read
 */
export function readCells(whole: string, { delimiter, spacedQuotes }: Dialect, rowsMax: number): string[][] {
  const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < rowsMax) {
    if (spacedQuotes) while (text[at] === ' ') at += 1;
    let cell = '';
    if (text[at] === '"') ({ cell, at } = quotedCell(text, at));
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
    row.push(cell + text.slice(start, at));
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return rows;
}
