import type { Finding } from '#shared/contracts/errors.ts';
import type { ImportField, ImportKind } from '#shared/contracts/imports/fields.ts';
import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { convertRow, type ConvertOptions } from '#shared/core/csv/convert-row.ts';
import { leftOut } from '#shared/core/csv/layout.ts';
import { rowRepairer } from '#shared/core/csv/repair-row.ts';
import { cancellingPlan, rowUses } from '#shared/core/csv/row-status.ts';
import { fold } from '#shared/core/csv/text.ts';
import { parseRows } from './parse-rows.ts';
import { beginningOf, dialectOf, utf8Of, type Open } from './source.ts';

/** One data row: its record, its findings, or a sign that it was left out. */
export interface ReadRecord {
  /** The row's number in the file, counted from 1. */
  readonly row: number;
  /** The row's cells, unchanged from the file. */
  readonly raw: readonly string[];
  /** The row's cells with a person's repairs. */
  readonly cells: readonly string[];
  /** Set if a person or its status left the row out. The row then has neither a record nor findings. */
  readonly isLeftOut?: true;
  /** Set if the row only says that a class or a booking was cancelled. It then has a record. */
  readonly isCancelling?: true;
  readonly record?: Partial<Record<ImportField, string>>;
  readonly findings?: Finding[];
}

export type ReadingOf = Pick<Analysis, 'plan' | 'encoding' | 'delimiter' | 'headerRow'> & ConvertOptions;

/**
 * Reads a file's data rows by its plan, with repairs, one batch per piece of the file. Rows that `analyseFile` did not
 * count are skipped here too: the preamble, blank rows, repeated headers, totals and notes.
 *
 * @throws {Failure} `import-invalid` or `too-large`, with a sentence for the owner
 */
export async function* readRecords(
  open: Open,
  kind: ImportKind,
  reading: ReadingOf,
): AsyncGenerator<ReadRecord[]> {
  const { plan, encoding, delimiter, headerRow, timezone } = reading;
  const { head } = await beginningOf(open);
  const convert = convertRow(plan, kind, { timezone });
  const repair = rowRepairer(plan.repairs);
  const meaningOf = rowUses(plan, kind);
  const convertCancelling = convertRow(cancellingPlan(plan, kind), kind, { timezone });
  const readRow = (row: number, raw: readonly string[]): ReadRecord => {
    const cells = repair(row, raw);
    const use = cells ? meaningOf(cells) : 'left-out';
    if (!cells || use === 'left-out') return { row, raw, cells: cells ?? raw, isLeftOut: true };
    if (use === 'cancels') {
      const { record } = convertCancelling(cells);
      return record ? { row, raw, cells, record, isCancelling: true } : { row, raw, cells, isLeftOut: true };
    }
    const { record, findings } = convert(cells);
    return record
      ? { row, raw, cells, record }
      : { row, raw, cells, findings: findings.map((finding) => ({ ...finding, row })) };
  };
  let header: readonly string[] = [];
  let row = 0;
  for await (const rows of parseRows(utf8Of(open, encoding), dialectOf(head, encoding, delimiter))) {
    const batch: ReadRecord[] = [];
    for (const raw of rows) {
      row += 1;
      if (row === headerRow) header = raw.map(fold);
      if (row <= headerRow || leftOut(raw, header) !== undefined) continue;
      batch.push(readRow(row, raw));
    }
    if (batch.length > 0) yield batch;
  }
}
