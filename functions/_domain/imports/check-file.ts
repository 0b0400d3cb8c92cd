import type { Finding } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { checkTable, type CheckedTable, type TableShape } from '#shared/core/csv/check-table.ts';
import { counted } from '#shared/core/text/counted.ts';
import { readCsv } from './read-csv.ts';

/** A file's rows after their form was checked. */
export function checkFile(text: string, shape: TableShape): CheckedTable {
  const { rows, finding } = readCsv(text);
  return rows ? checkTable(rows, shape) : { findings: [finding], records: [] };
}

/**
 * Accepts a file only if it has no errors, so that no part of a file with errors is imported.
 *
 * @param what the file's content, as in 'bookings'
 * @throws {Failure} `import-invalid` with every finding, ordered by row
 */
export function assertNoFindings(findings: readonly Finding[], what: string): void {
  if (findings.length === 0) return;
  const sorted = [...findings].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const errors = counted(findings.length, 'error');
  throw new Failure('import-invalid', `${errors} occurred. No ${what} were imported.`, sorted);
}
