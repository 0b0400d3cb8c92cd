import { CsvError, parse } from 'csv-parse/sync';
import type { Finding } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';

export const csvColumnsMax = 200;
export const csvCellCharactersMax = 32_000;

const recordCharactersMax = 4 * csvCellCharactersMax;

/** A file's rows as texts, or the reason why they cannot be read. */
export type ReadCsv =
  | { readonly rows: string[][]; readonly finding?: undefined }
  | { readonly finding: Finding; readonly rows?: undefined };

const unreadable = new Map<string, string>([
  ['CSV_QUOTE_NOT_CLOSED', 'A quote is opened and never closed'],
  ['INVALID_OPENING_QUOTE', 'A quote stands in the middle of a cell'],
  ['CSV_INVALID_CLOSING_QUOTE', 'A quote is closed before the cell ends'],
  ['CSV_MAX_RECORD_SIZE', `A row must have at most ${recordCharactersMax.toLocaleString('en')} characters`],
]);

/** Parses rows. Reading stops as soon as a file is known to be too long. */
const readRows = (text: string): string[][] =>
  parse(text, {
    bom: true,
    relax_column_count: true,
    max_record_size: recordCharactersMax,
    to: csvRowsMax + 2,
  });

function limitFinding(rows: readonly string[][]): Finding | undefined {
  const wide = rows.findIndex(({ length }) => length > csvColumnsMax);
  if (wide >= 0)
    return { path: 'row', row: wide + 1, message: `A row must have at most ${csvColumnsMax} columns` };
  const long = rows.findIndex((row) => row.some(({ length }) => length > csvCellCharactersMax));
  return long < 0
    ? undefined
    : {
        path: 'row',
        row: long + 1,
        message: `A cell must have at most ${csvCellCharactersMax.toLocaleString('en')} characters`,
      };
}

/**
 * Reads a CSV file's rows. Invalid CSV is reported as a finding, not thrown.
 *
 * @throws {Failure} `too-large` above `csvRowsMax` data rows
 */
export function readCsv(text: string): ReadCsv {
  try {
    const rows = readRows(text);
    if (rows.length > csvRowsMax + 1)
      throw new Failure(
        'too-large',
        `A file that is imported within one request must have at most ${csvRowsMax.toLocaleString('en')} rows below its header. Import a larger one with ${createImport.method} ${createImport.path}.`,
      );
    const finding = limitFinding(rows);
    return finding ? { finding } : { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error['records'] ?? 0) + 1;
    return { finding: { path: 'row', row, message: unreadable.get(error.code) ?? 'Not readable as CSV' } };
  }
}
