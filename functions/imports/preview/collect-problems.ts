import type { Finding } from '#shared/contracts/errors.ts';
import { problemsMax, sharedValueCharactersMax } from '#shared/contracts/imports/limits.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { RowProblem } from '#shared/contracts/imports/preview.ts';
import { repairableText } from '#shared/core/csv/repair-row.ts';
import { fieldOfColumn } from '../reading/column-names.ts';

/** A refused row: its cells as in the file, and its cells with repairs applied. */
export interface FailingRow {
  readonly row: number;
  readonly raw: readonly string[];
  readonly cells: readonly string[];
}

/** Whether a single cell is invalid, or the row is refused because its values contradict each other. */
export type RefusedBy = 'cell' | 'row';

/** Collects kinds of mistakes, each with its first row and the number of rows that have it. */
export interface Problems {
  readonly add: (row: FailingRow, findings: readonly Finding[], by: RefusedBy) => void;
  readonly all: () => RowProblem[];
}

type Cell = RowProblem['cells'][number];

function cellOf({ raw, cells }: FailingRow, column: number, csvColumns: readonly string[]): Cell {
  const from = repairableText(raw[column]);
  return {
    column,
    name: csvColumns[column] ?? null,
    text: repairableText(cells[column]).slice(0, sharedValueCharactersMax),
    from: from.length <= sharedValueCharactersMax ? from : null,
  };
}

/** Row numbers and amounts differ from row to row, but the mistake is the same. */
const withoutFigures = (message: string): string => message.replaceAll(/\d+/g, '#');

const columnsWith = ({ columns }: ReadingPlan, path: string): number[] => {
  const field = fieldOfColumn(path);
  return columns.flatMap((fields, at) => (fields.some((one) => one === field) ? [at] : []));
};

/** The columns that a finding concerns; all columns if it concerns the whole row. */
function columnsOf({ path }: Finding, plan: ReadingPlan, row: FailingRow): number[] {
  if (path !== 'row') return columnsWith(plan, path);
  return Array.from({ length: Math.max(plan.columns.length, row.cells.length) }, (_, at) => at);
}

/**
 * The finding at a field that the file has. Which marketplace sold a place is asked for in the booking type if no column
 * has the source, because otherwise the row would have no cell to correct.
 */
const atKnownField = (finding: Finding, plan: ReadingPlan): Finding =>
  finding.mistake?.code === 'no-marketplace' && columnsWith(plan, finding.path).length === 0
    ? { ...finding, path: 'booking_type' }
    : finding;

/** Collects the mistakes in a file's rows. Once there are `problemsMax` kinds, no new kind is collected. */
export function collectProblems(plan: ReadingPlan, csvColumns: readonly string[]): Problems {
  const known = new Map<string, RowProblem>();
  const note = (row: FailingRow, finding: Finding, by: RefusedBy, columns: readonly number[]): void => {
    const cells = columns.map((column) => cellOf(row, column, csvColumns));
    const [only, ...others] = cells;
    const isOfValue = by === 'cell' && finding.path !== 'row' && others.length === 0 && only?.from != null;
    const what = isOfValue ? [only.column, only.from, only.text] : [withoutFigures(finding.message)];
    const key = JSON.stringify([finding.path, isOfValue, ...what]);
    const before = known.get(key);
    if (before) known.set(key, { ...before, rows: before.rows + 1 });
    else if (known.size < problemsMax) {
      const { path, message, mistake } = finding;
      known.set(key, { path, message, ...(mistake && { mistake }), rows: 1, row: row.row, cells, isOfValue });
    }
  };
  return {
    add: (row, findings, by) => {
      // One cell can carry two fields, but counts as one mistake.
      const seen = new Set<string>();
      for (const one of findings) {
        const finding = atKnownField(one, plan);
        const columns = columnsOf(finding, plan, row);
        const where = columns.length === 0 ? finding.path : columns.join(' ');
        if (seen.has(where)) continue;
        seen.add(where);
        note(row, finding, by, columns);
      }
    },
    all: () => [...known.values()].toSorted((a, b) => a.row - b.row),
  };
}
