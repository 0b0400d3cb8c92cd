/**
 * The assignment of rows to columns with the greatest sum. Each row takes at most one column and each column serves at
 * most one row; pairs with a score of 0 or less are left out. Kuhn (1955) and Munkres (1957), in the form with
 * potentials of Jonker and Volgenant (1987). Cost O(rows² · (rows + columns)).
 *
 * @param scores by row, then column; every row as long as the first
 * @returns the column of each row, -1 for none
 */
export function assign(scores: readonly (readonly number[])[]): number[] {
  const rows = scores.length;
  const columns = scores[0]?.length ?? 0;
  const width = columns + rows;
  const cost = (row: number, column: number): number =>
    column < columns ? -Math.max(0, scores[row]?.[column] ?? 0) : 0;
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(width + 1);
  const rowOf = new Int32Array(width + 1);
  for (let row = 1; row <= rows; row += 1)
    augment(row, { width, cost, rowPotential, columnPotential, rowOf });
  const found = Array.from({ length: rows }, () => -1);
  for (let column = 1; column <= columns; column += 1) {
    const row = (rowOf[column] ?? 0) - 1;
    if (row >= 0 && (scores[row]?.[column - 1] ?? 0) > 0) found[row] = column - 1;
  }
  return found;
}

interface State {
  readonly width: number;
  readonly cost: (row: number, column: number) => number;
  readonly rowPotential: Float64Array;
  readonly columnPotential: Float64Array;
  /** The row assigned to each column, counted from 1; 0 for none. */
  readonly rowOf: Int32Array;
}

/** Assigns one more row along the shortest augmenting path. */
function augment(row: number, state: State): void {
  const { width, rowOf } = state;
  const least = new Float64Array(width + 1).fill(Infinity);
  const from = new Int32Array(width + 1);
  const used = new Uint8Array(width + 1);
  rowOf[0] = row;
  let column = 0;
  do {
    used[column] = 1;
    column = step(column, state, { least, from, used });
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const before = from[column] ?? 0;
    rowOf[column] = rowOf[before] ?? 0;
    column = before;
  }
}

interface Search {
  readonly least: Float64Array;
  readonly from: Int32Array;
  readonly used: Uint8Array;
}

function step(
  column: number,
  { width, cost, rowPotential, columnPotential, rowOf }: State,
  search: Search,
): number {
  const { least, from, used } = search;
  const row = rowOf[column] ?? 0;
  let [delta, next] = [Infinity, 0];
  for (let at = 1; at <= width; at += 1) {
    if (used[at]) continue;
    const reduced = cost(row - 1, at - 1) - (rowPotential[row] ?? 0) - (columnPotential[at] ?? 0);
    if (reduced < (least[at] ?? 0)) {
      least[at] = reduced;
      from[at] = column;
    }
    if ((least[at] ?? 0) < delta) [delta, next] = [least[at] ?? 0, at];
  }
  for (let at = 0; at <= width; at += 1) {
    if (used[at]) {
      rowPotential[rowOf[at] ?? 0] = (rowPotential[rowOf[at] ?? 0] ?? 0) + delta;
      columnPotential[at] = (columnPotential[at] ?? 0) - delta;
    } else least[at] = (least[at] ?? 0) - delta;
  }
  return next;
}
