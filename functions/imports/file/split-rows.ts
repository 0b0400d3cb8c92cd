const lineFeed = 10;
const carriageReturn = 13;
/**
 * The longest line that is split, in bytes. A cell may keep its whole line in memory, because the engine stores a part of
 * a text as a reference to it.
 */
const lineBytesMax = 4 * 1024;

/** The position of the quote that closes a cell. -1 if no quote closes it. */
function closingQuote(line: string, start: number): number {
  let end = line.indexOf('"', start);
  while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
  return end;
}

/** The cells of a line with quotes. Undefined unless each quote opens or closes a whole cell, or is doubled in one. */
function quotedCells(line: string, delimiter: string): string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const isQuoted = line[at] === '"';
    const start = isQuoted ? at + 1 : at;
    const found = isQuoted ? closingQuote(line, start) : line.indexOf(delimiter, start);
    if (isQuoted && found < 0) return undefined;
    const end = found < 0 ? line.length : found;
    const cell = line.slice(start, end);
    if (!isQuoted && cell.includes('"')) return undefined;
    cells.push(isQuoted ? cell.replaceAll('""', '"') : cell);
    const behind = isQuoted ? end + 1 : end;
    if (behind < line.length && line[behind] !== delimiter) return undefined;
    at = behind + 1;
  }
  return cells;
}

/** The cells of a line. Undefined if it is not certain how to split it. */
export function cellsOf(line: string, delimiter: string): string[] | undefined {
  if (line.includes('\r')) return undefined;
  return line.includes('"') ? quotedCells(line, delimiter) : line.split(delimiter);
}

/** Splits a stream of UTF-8 into rows for as long as it consists of ordinary lines. */
export interface RowSplitter {
  /** False until the first row. */
  readonly hasBegun: boolean;
  /** Calls `onRow` for each row that is complete. @returns the bytes from the first other line on, if there is one */
  split(chunk: Buffer): Buffer | undefined;
  /** Calls `onRow` for the last row. @returns its bytes if it is another line */
  end(): Buffer | undefined;
}

/**
 * Splits ordinary lines several times faster than a parser, which examines each byte. An ordinary line is one row, and
 * each of its cells is wholly in quotes or has none. The parser reads everything from the first other line on, so both
 * together return what the parser would return for the whole file.
 */
export function rowSplitter(delimiter: string, onRow: (cells: string[]) => void): RowSplitter {
  let rest: Buffer = Buffer.alloc(0);
  let hasBegun = false;
  const take = (bytes: Buffer, start: number, end: number): boolean => {
    if (end - start > lineBytesMax) return false;
    const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
    const line = bytes.toString('utf8', start, last);
    const cells = cellsOf(hasBegun ? line : line.replace(/^\uFEFF/, ''), delimiter);
    if (!cells) return false;
    hasBegun = true;
    onRow(cells);
    return true;
  };
  return {
    get hasBegun() {
      return hasBegun;
    },
    split: (chunk) => {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
        if (!take(bytes, start, end)) return bytes.subarray(start);
        start = end + 1;
      }
      if (bytes.length - start > lineBytesMax) return bytes.subarray(start);
      rest = Buffer.from(bytes.subarray(start));
      return undefined;
    },
    // A file may consist of a byte order mark, which is no row.
    end: () => (rest.length === 0 || (hasBegun && take(rest, 0, rest.length)) ? undefined : rest),
  };
}
