import type { Finding } from '#shared/contracts/errors.ts';
import type { ImportStatus, ImportView } from '#shared/contracts/imports/import.ts';
import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { mayTakeBack, takingBackViewOf } from './taking-back.ts';
import type { SkippedReason, SkippedRow, ImportCounts, Import, ChunkState, Done } from './import-record.ts';

/**
 * The statuses to which each status may change. A small file goes from upload to confirmation directly. A file is read
 * again if its owner chooses another header row.
 */
const ways: Readonly<Record<ImportStatus, readonly ImportStatus[]>> = {
  uploading: ['analysing', 'awaiting-confirmation', 'failed', 'cancelled'],
  analysing: ['awaiting-confirmation', 'failed', 'cancelled'],
  'awaiting-confirmation': ['awaiting-confirmation', 'analysing', 'checking', 'failed', 'cancelled'],
  checking: ['importing', 'failed', 'cancelled'],
  importing: ['completed', 'failed', 'cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
};

export const mayBecome = (from: ImportStatus, to: ImportStatus): boolean => ways[from].includes(to);

/** Whether an import has ended, whatever its result. */
export const hasEnded = (status: ImportStatus): boolean => ways[status].length === 0;

/** Whether a worker reads or writes rows for an import, or is about to. */
export const isAtWork = (status: ImportStatus): boolean => !hasEnded(status) && !isIdle(status);

/** Whether an import waits for a person. Such an import gives up its permit if another one needs it. */
export const isIdle = (status: ImportStatus): boolean =>
  status === 'uploading' || status === 'awaiting-confirmation';

/** Whether an import was confirmed. A failed import counts as confirmed, even if it failed before its confirmation. */
export const wasConfirmed = (status: ImportStatus): boolean => !isIdle(status) && status !== 'analysing';

const actions = ['analyse', 'confirm', 'cancel', 'download-rejected', 'take-back'] as const;

export function allowedActionsOf(
  item: Pick<Import, 'kind' | 'status' | 'hasRejectedRows' | 'createdAt' | 'takingBack' | 'stays' | 'result'>,
  done: Done | undefined,
  now: Date,
): ImportView['allowedActions'] {
  const { status, hasRejectedRows = false } = item;
  const can = {
    analyse: isIdle(status),
    confirm: status === 'awaiting-confirmation',
    cancel: !hasEnded(status),
    'download-rejected': hasRejectedRows,
    'take-back': mayTakeBack(item, done, now),
  };
  return actions.filter((action) => can[action]);
}

export const noCounts: ImportCounts = { imported: 0, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 };

/** The numbers of classes that a file cancelled, and of those that an earlier one had cancelled, if there are any. */
export const cancelledCount = (
  cancelled: number,
  cancelledBefore = 0,
): Pick<ImportCounts, 'cancelled' | 'cancelledBefore'> => ({
  ...(cancelled > 0 && { cancelled }),
  ...(cancelledBefore > 0 && { cancelledBefore }),
});

const mayBeTwiceCount = (mayBeTwice: number): Pick<ImportCounts, 'mayBeTwice'> =>
  mayBeTwice > 0 ? { mayBeTwice } : {};

export const sumOfCounts = (counts: readonly ImportCounts[]): ImportCounts =>
  counts.reduce(
    (sum, one) => ({
      imported: sum.imported + one.imported,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
      skipped: sum.skipped + one.skipped,
      leftCancelled: sum.leftCancelled + one.leftCancelled,
      ...cancelledCount(
        (sum.cancelled ?? 0) + (one.cancelled ?? 0),
        (sum.cancelledBefore ?? 0) + (one.cancelledBefore ?? 0),
      ),
      ...mayBeTwiceCount((sum.mayBeTwice ?? 0) + (one.mayBeTwice ?? 0)),
    }),
    noCounts,
  );

const reasonsMax = 10;

/** Combines the reasons of several chunks into one list, most frequent first. */
export function sumOfReasons(lists: readonly (readonly SkippedReason[])[]): SkippedReason[] {
  const rowsOf = new Map<string, number>();
  for (const { reason, rows } of lists.flat()) rowsOf.set(reason, (rowsOf.get(reason) ?? 0) + rows);
  return [...rowsOf]
    .map(([reason, rows]) => ({ reason, rows }))
    .sort((a, b) => b.rows - a.rows || (a.reason < b.reason ? -1 : 1))
    .slice(0, reasonsMax);
}

export const sumOfChunks = (chunks: readonly ChunkState[]): Done => ({
  rows: chunks.reduce((sum, { rows }) => sum + rows, 0),
  result: sumOfCounts(chunks.map(({ counts }) => counts)),
  skippedReasons: sumOfReasons(chunks.map(({ skippedReasons }) => skippedReasons)),
  resultIs: chunks.some(({ uncounted }) => uncounted === 'writing')
    ? 'growing'
    : chunks.some(({ uncounted }) => uncounted === 'given-up')
      ? 'least'
      : 'final',
});

export interface ImportDetail {
  readonly analysis?: Analysis | undefined;
  readonly findings?: readonly Finding[] | undefined;
  readonly skippedRows?: readonly SkippedRow[] | undefined;
}

/**
 * Why an import failed and, if it was given up while rows were being written, which rows remain for now. If an import
 * is being removed, the removal reports that instead.
 */
function problemOf(
  { problem, status, chunks, rowsTotal, takingBack }: Import,
  done: Done | undefined,
): string | null {
  if (problem === undefined) return null;
  if (status !== 'failed' || chunks === undefined || !done || takingBack !== undefined) return problem;
  const { rows, resultIs, result } = done;
  if (result.imported + result.updated + (result.cancelled ?? 0) === 0)
    return resultIs !== 'final' ? problem : `${problem} Nothing was imported; import the file again.`;
  const [written, all] = [rows, rowsTotal ?? rows].map((count) => count.toLocaleString('en'));
  return `${problem} Rows imported so far: ${written} of ${all}. Import the file again to add the rest.`;
}

/** An import as a list shows it. `done` is computed from the import's chunks until its final counts are recorded. */
export function summaryOf(
  item: Import,
  done: Done | undefined,
  now: Date,
): Omit<ImportView, 'analysis' | 'findings' | 'skippedRows'> {
  const { importId, kind, fileName, sizeBytes, status, createdAt, findingsTotal } = item;
  const rowsDone = status === 'completed' ? (item.rowsTotal ?? 0) : (done?.rows ?? 0);
  return {
    importId,
    kind,
    fileName,
    sizeBytes,
    status,
    createdAt,
    findingsTotal,
    finishedAt: item.finishedAt ?? null,
    progress: { rowsTotal: item.rowsTotal ?? null, rowsChecked: item.rowsChecked, rowsDone },
    rowsLeftOut: item.rowsLeftOut ?? 0,
    result: item.result ?? done?.result ?? null,
    resultIs: isAtWork(status) ? 'growing' : (done?.resultIs ?? 'final'),
    problem: problemOf(item, done),
    skippedReasons: [...(item.skippedReasons ?? done?.skippedReasons ?? [])],
    takingBack: takingBackViewOf(item),
    allowedActions: allowedActionsOf(item, done, now),
  };
}

export const importViewOf = (
  item: Import,
  detail: ImportDetail,
  done: Done | undefined,
  now: Date,
): ImportView => ({
  ...summaryOf(item, done, now),
  analysis: detail.analysis ?? null,
  findings: [...(detail.findings ?? [])],
  skippedRows: [...(detail.skippedRows ?? [])],
});
