import { locale } from '#messages/language';
import * as messages from '#messages/imports-repair';
import { leftOutRowsMax, repairCharactersMax, repairsMax } from '#shared/contracts/imports/limits.ts';
import type { RowProblem } from '#shared/contracts/imports/preview.ts';
import { repairs as schema, type Repairs } from '#shared/contracts/imports/repairs.ts';

export const noRepairs: Repairs = { cells: [], values: [], leftOutRows: [], leftOutValues: [] };

/** A cell that the person corrected. */
export interface Rewritten {
  readonly column: number;
  readonly from: string | null;
  readonly text: string;
}

function withoutFailing(repairs: Repairs): Repairs {
  const { leftOutFailing: _failing, ...others } = repairs;
  return others;
}

/** A repair that replaces a value in one row. */
export function inRow(repairs: Repairs, row: number, rewritten: readonly Rewritten[]): Repairs {
  const columns = new Set(rewritten.map(({ column }) => column));
  const others = repairs.cells.filter((one) => one.row !== row || !columns.has(one.column));
  const cells = [...others, ...rewritten.map(({ column, text }) => ({ row, column, text }))];
  return { ...withoutFailing(repairs), cells };
}

/** A repair that replaces a value in every row that has it. */
export function inAllRows(repairs: Repairs, { column, from, text }: Rewritten): Repairs {
  if (from === null) return repairs;
  const others = repairs.values.filter((one) => one.column !== column || one.from !== from);
  return { ...withoutFailing(repairs), values: [...others, { column, from, text }] };
}

export const leaveOutRow = (repairs: Repairs, row: number): Repairs => ({
  ...withoutFailing(repairs),
  leftOutRows: [...new Set([...repairs.leftOutRows, row])],
});

/** Leaves out every row that has the same value as the cell with the problem. */
export function leaveOutValue(repairs: Repairs, { cells: [cell] }: Pick<RowProblem, 'cells'>): Repairs {
  if (cell?.from == null) return repairs;
  const { column, from } = cell;
  return { ...withoutFailing(repairs), leftOutValues: [...repairs.leftOutValues, { column, from }] };
}

export const leaveOutFailing = (repairs: Repairs, rows: number): Repairs => ({
  ...repairs,
  leftOutFailing: rows,
});

export const keepFailing = withoutFailing;

/** The number of repairs and of rows left out. */
export const countOf = ({ cells, values, leftOutRows, leftOutValues }: Repairs): number =>
  cells.length + values.length + leftOutRows.length + leftOutValues.length;

/** Whether these repairs are within the limits for number and size. */
export const isAllowed = (repairs: Repairs): boolean => schema.safeParse(repairs).success;

export const tooMany = messages.aFileTakesRepairsOfAt(
  repairsMax,
  repairCharactersMax.toLocaleString(locale),
  leftOutRowsMax.toLocaleString(locale),
);
