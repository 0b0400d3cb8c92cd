/** A cell of the matrix, by row and column, both counted from 0. */
export interface Place {
  row: number;
  column: number;
}

const moves: Partial<Record<string, (at: Place, last: Place) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: row - 5, column }),
  PageDown: ({ row, column }) => ({ row: row + 5, column }),
};

const within = (number: number, last: number): number => Math.min(Math.max(number, 0), last);

/** The cell that a key moves to. Null if the key does not move the focus. With Ctrl, Home and End go to the corners. */
export function placeAfter(key: string, at: Place, last: Place, ctrl: boolean): Place | null {
  const move = moves[key];
  if (!move) return null;
  if (ctrl && key === 'Home') return { row: 0, column: 0 };
  if (ctrl && key === 'End') return last;
  const to = move(at, last);
  return { row: within(to.row, last.row), column: within(to.column, last.column) };
}
