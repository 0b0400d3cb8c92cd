import { locale } from '#messages/language';
import * as messages from '#messages/imports';
import type { ImportStatus, ImportView } from '#shared/contracts/imports/import.ts';

/** The steps of the dialog: choosing a file, uploading it, analysing it, importing it, and the result. */
export type Stage = 'choosing' | 'uploading' | 'analysing' | 'reviewing' | 'running' | 'over';

const stages: Record<ImportStatus, Stage> = {
  uploading: 'uploading',
  analysing: 'analysing',
  'awaiting-confirmation': 'reviewing',
  checking: 'running',
  importing: 'running',
  completed: 'over',
  failed: 'over',
  cancelled: 'over',
};

export const stageOf = (status: ImportStatus): Stage => stages[status];

type Runs = Record<'sending' | 'analysing' | 'confirming', boolean>;

const waiting: ReadonlySet<Stage> = new Set(['uploading', 'analysing', 'reviewing']);

/**
 * Why the server no longer has an import. One that was never confirmed is deleted when it is cancelled; others are
 * deleted only when the studio's data is cleared. If the answer was given before, it stays.
 *
 * @param known the import as it is shown
 */
export const whyUnknown = ({ status, problem }: Pick<ImportView, 'status' | 'problem'>): string =>
  waiting.has(stageOf(status)) || problem === messages.cancelledElsewhereOrCleared
    ? messages.cancelledElsewhereOrCleared
    : messages.theImportedDataWasClearedMeanwhile;

/** The step to show, by the requests in progress and the state of the import. */
export function stageNow(view: Pick<ImportView, 'status'> | undefined, runs: Runs): Stage {
  if (runs.sending) return 'uploading';
  if (runs.analysing) return 'analysing';
  if (runs.confirming) return 'running';
  return view ? stageOf(view.status) : 'choosing';
}

/** Whether workers are processing the import, so that its state will change. */
export const isUnderWay = (status: ImportStatus): boolean =>
  stages[status] === 'analysing' || stages[status] === 'running';

/**
 * Whether the server will still report changes of the import, for example while the last rows of a cancelled import are
 * saved or removed.
 */
export const isMoving = ({
  status,
  resultIs,
  takingBack,
}: Pick<ImportView, 'status' | 'resultIs' | 'takingBack'>): boolean =>
  isUnderWay(status) ||
  takingBack?.status === 'running' ||
  (stages[status] === 'over' && resultIs === 'growing');

const pollFirstMs = 500;
export const pollMostMs = 3000;

/**
 * How long to wait before the next poll after `answers` responses. It begins short, because small files are done soon.
 */
export const pollDelayMs = (answers: number): number =>
  Math.min(pollMostMs, pollFirstMs * 1.5 ** Math.max(0, answers - 1));

/** The percentage done, 0 to 100; 0 while the total is unknown. */
export const importPercentOf = (part: number, whole: number | null): number =>
  whole ? Math.min(100, Math.floor((part / whole) * 100)) : 0;

const grouped = new Intl.NumberFormat(locale);
export const countText = (count: number): string => grouped.format(count);

/** The progress, such as '12,000 of 500,000 rows'; without the total while it is unknown. */
export function rowsText(rows: number, { progress: { rowsTotal } }: Pick<ImportView, 'progress'>): string {
  return rowsTotal === null ? messages.rowsCounted(rows) : messages.someOfRows(countText(rows), rowsTotal);
}
