import type { Analysis } from '#shared/contracts/imports/plan.ts';

export const previewRowsMax = 3;
export const previewColumnsMax = 5;

interface PreviewCell {
  /** The key is the column's position, because names may repeat. */
  key: string;
  text: string;
}

/** Shows at most five cells, with an ellipsis for the rest. */
function cellsOf(texts: readonly string[], columns: number): PreviewCell[] {
  const shown = Array.from({ length: Math.min(columns, previewColumnsMax) }, (_, at) => ({
    key: `column-${at}`,
    text: texts[at] ?? '',
  }));
  return columns > previewColumnsMax ? [...shown, { key: 'more', text: '…' }] : shown;
}

/** The cells of the preview: the first three rows and the first five columns. */
export function previewOf({ csvColumns, previewRows }: Pick<Analysis, 'csvColumns' | 'previewRows'>) {
  const columns = csvColumns.length;
  return {
    head: cellsOf(csvColumns, columns),
    rows: previewRows.slice(0, previewRowsMax).map((row, at) => ({
      key: `row-${at}`,
      cells: cellsOf(row, columns),
    })),
  };
}
