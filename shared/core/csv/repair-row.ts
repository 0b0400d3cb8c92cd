import type { Repairs } from './plan.ts';

type Row = readonly string[];

/** Separates the parts of a key; no cell contains it. */
const between = '\u0000';
const keyOf = (column: number, text: string): string => `${column}${between}${text}`;

/** A cell as repairs compare it: without surrounding spaces. */
export const repairableText = (cell: string | undefined): string => (cell ?? '').trim();

function withCell(row: Row, column: number, text: string): Row {
  const cells = [...row];
  while (cells.length <= column) cells.push('');
  cells[column] = text;
  return cells;
}

/** Only cells in columns with repairs are compared. */
const columnsOf = (rules: readonly { readonly column: number }[]): number[] => [
  ...new Set(rules.map(({ column }) => column)),
];

/**
 * Creates the repairer of one file's rows. It returns a row with repaired cells, or undefined for an excluded row.
 * Values are compared with the original cells of the file, so no repair depends on another.
 *
 * @returns a function of a row's number in the file, counted from 1, and its cells
 */
export function rowRepairer(repairs: Repairs | undefined): (number: number, row: Row) => Row | undefined {
  if (!repairs) return (_, row) => row;
  const leftOut = new Set(repairs.leftOutRows);
  const leftOutValues = new Set(repairs.leftOutValues.map(({ column, from }) => keyOf(column, from)));
  const texts = new Map(repairs.values.map(({ column, from, text }) => [keyOf(column, from), text] as const));
  const cells = Map.groupBy(repairs.cells, ({ row }) => row);
  const [leftOutColumns, columns] = [columnsOf(repairs.leftOutValues), columnsOf(repairs.values)];
  return (number, row) => {
    if (leftOut.has(number)) return undefined;
    const isLeftOut = leftOutColumns.some((column) =>
      leftOutValues.has(keyOf(column, repairableText(row[column]))),
    );
    if (isLeftOut) return undefined;
    let repaired = row;
    for (const column of columns) {
      const text = texts.get(keyOf(column, repairableText(row[column])));
      if (text !== undefined) repaired = withCell(repaired, column, text);
    }
    for (const { column, text } of cells.get(number) ?? []) repaired = withCell(repaired, column, text);
    return repaired;
  };
}
