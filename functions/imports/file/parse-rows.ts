import { CsvError, parse, type Options } from 'csv-parse';
import { cellBytesMax, importRowsMax } from '#shared/contracts/imports/import.ts';
import { columnsMax } from '#shared/contracts/imports/plan.ts';
import type { Dialect } from '#shared/core/csv/sniff-dialect.ts';
import { refusals } from './refusals.ts';
import { rowSplitter } from './split-rows.ts';

/** The most records in a file, including blank rows, totals and preambles. */
const recordsMax = importRowsMax + 100_000;
const recordCharactersMax = columnsMax * cellBytesMax;
/** A text with this many characters cannot exceed the limit of bytes, whatever its characters are. */
const surelyShort = Math.floor(cellBytesMax / 3);
/** In narrower tables, a line of an ordinary text may have as many commas as a row. */
const quotedWidthMin = 4;

const optionsOf = ({ delimiter, spacedQuotes, spacesAfterQuotes }: Dialect): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  rtrim: spacesAfterQuotes,
  ltrim: spacedQuotes,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: recordCharactersMax,
});

const lineBreak = /[\r\n]/;

/**
 * Whether a cell contains whole rows: it has quotes and, after a line break, a line with as many cells as a row. Its
 * opening quote was never closed, and the next quote of the file ended it, so its rows would be lost.
 */
function holdsRows(cell: string, width: number, delimiter: string): boolean {
  if (!cell.includes('"') || !lineBreak.test(cell)) return false;
  const [, ...lines] = cell.split(lineBreak);
  return lines.some((line) => line.split(delimiter).length >= width);
}

/** Checks a row against the width of the row before it, because a lost quote also changes its own. */
function quoteWatch(delimiter: string): (cells: readonly string[], row: number) => void {
  let width = 0;
  return (cells, row) => {
    const usual = width;
    width = cells.length;
    if (usual < quotedWidthMin) return;
    for (const cell of cells) if (holdsRows(cell, usual, delimiter)) throw refusals.quote(row);
  };
}

function assertWithinLimits(cells: readonly string[], row: number): void {
  if (cells.length > columnsMax && cells.slice(columnsMax).some((cell) => cell.trim() !== ''))
    throw refusals.columns(row);
  for (const cell of cells)
    if (cell.length > surelyShort && Buffer.byteLength(cell) > cellBytesMax) throw refusals.cell(row);
  if (row > recordsMax) throw refusals.rows();
}

function refusalOf(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return refusals.quote(row);
  return error.code === 'CSV_MAX_RECORD_SIZE' ? refusals.cell(row) : refusals.unreadable(row);
}

/** The parser of rows that `rowSplitter` does not split. */
interface RowParser {
  write(chunk: Buffer): Promise<void>;
  end(): Promise<void>;
  destroy(): void;
}

/**
 * Starts a parser.
 *
 * @param isStart whether the parser reads the file from its beginning, where a byte order mark may be
 * @param refusal returns the error to throw for one of the parser
 */
function startParser(
  dialect: Dialect,
  isStart: boolean,
  onRow: (cells: string[]) => void,
  refusal: (error: unknown) => unknown,
): RowParser {
  const parser = parse({
    ...optionsOf(dialect),
    bom: isStart,
    on_record: (cells: string[]) => {
      onRow(cells);
      return null;
    },
  });
  parser.on('error', () => undefined);
  parser.resume();
  const settled = (act: (done: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const failed = (error: unknown): void => reject(refusal(error));
      parser.once('error', failed);
      act((error) => {
        parser.off('error', failed);
        if (error) failed(error);
        else resolve();
      });
    });
  return {
    write: (chunk) => settled((done) => parser.write(chunk, done)),
    end: () => settled((done) => parser.end(done)),
    destroy: () => void parser.destroy(),
  };
}

/** Only the parser removes spaces beside quotes. */
const isSplit = ({ spacedQuotes, spacesAfterQuotes }: Dialect): boolean =>
  !spacedQuotes && !spacesAfterQuotes;

/**
 * Parses a stream of UTF-8 into rows of cells, one batch of rows per chunk, to avoid a promise or event for every row.
 *
 * @throws {Failure} with a sentence for the owner if the file cannot be read or exceeds a limit
 */
export async function* parseRows(
  chunks: AsyncIterable<Buffer>,
  dialect: Dialect,
): AsyncGenerator<string[][]> {
  let batch: string[][] = [];
  let rows = 0;
  const assertQuotesClosed = quoteWatch(dialect.delimiter);
  const onRow = (cells: string[]): void => {
    rows += 1;
    assertWithinLimits(cells, rows);
    assertQuotesClosed(cells, rows);
    batch.push(cells);
  };
  const taken = (): string[][] => {
    const full = batch;
    batch = [];
    return full;
  };
  const splitter = rowSplitter(dialect.delimiter, onRow);
  const start = (): RowParser =>
    startParser(dialect, !splitter.hasBegun, onRow, (error) => refusalOf(error, rows + 1));
  let parser = isSplit(dialect) ? undefined : start();
  const parseFrom = async (others: Buffer | undefined): Promise<void> => {
    if (!others) return;
    parser ??= start();
    await parser.write(others);
  };
  try {
    for await (const chunk of chunks) {
      await parseFrom(parser ? chunk : splitter.split(chunk));
      if (batch.length > 0) yield taken();
    }
    if (!parser) await parseFrom(splitter.end());
    await parser?.end();
    if (batch.length > 0) yield taken();
  } finally {
    parser?.destroy();
  }
}
