import type { Finding } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { checkTable, type CheckedTable, type TableShape } from '#shared/core/csv/check-table.ts';
import { counted } from '#shared/core/text/counted.ts';
import { readCsv } from './read-csv.ts';

/** A file's rows, checked for their form. */
export function checkFile(text: string, shape: TableShape): CheckedTable {
  const { rows, finding } = readCsv(text);
  return rows ? checkTable(rows, shape) : { findings: [finding], records: [] };
}

/**
 * Accepts a file only if nothing is wrong with it, so that nothing of a file with errors is written.
 *
 * @param what the file's content, as in 'bookings'
 * @throws {Failure} `import-invalid` with every finding, in the order of the rows
 */
export function assertNoFindings(findings: readonly Finding[], what: string): void {
  if (findings.length === 0) return;
  const sorted = [...findings].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const errors = counted(findings.length, 'error');
  throw new Failure('import-invalid', `${errors} occurred. No ${what} were imported.`, sorted);
}
