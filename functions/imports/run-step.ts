import type { ImportStep, ImportStepMessage } from '#shared/contracts/messages.ts';
import { wait } from '#functions/_platform/adapters/wait.ts';
import { analyseUpload } from './reading/analyse-upload.ts';
import type { AnalysisDeps } from './reading/analysis-deps.ts';
import { checkImport } from './rows/check-import.ts';
import type { ClearingDeps } from './clearing/clearing-deps.ts';
import { clearNext, failClearing } from './clearing/clear.ts';
import { readClearing } from './clearing/clearing-store.ts';
import { hasEnded, isIdle } from './state/import.ts';
import type { ImportDeps } from './state/import-deps.ts';
import { giveUpChunk, readChunks, readDetail } from './state/import-detail-store.ts';
import { holdSlots, readPermits } from '#functions/_domain/imports/import-permit-store.ts';
import { changeImport, readImport } from './state/import-store.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import { failedPreview, previewFile } from './preview/preview-file.ts';
import { previewIdOf, readPreviewPlan, storePreview } from './preview/preview-store.ts';
import { failTakingBack, takeBackNext } from './taking-back/take-back-step.ts';
import { joinOf } from '#functions/_domain/same-classes/answer-store.ts';
import { forgetWork, recordProgress } from '#functions/_domain/studio/unfinished-store.ts';
import { joinClasses } from './joining/join-classes.ts';
import { freeIfDone, readManifest, applyChunk } from './rows/apply-chunk.ts';
import { handleByKind, type ByKind } from '#functions/_platform/by-kind.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import type { Import } from './state/import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Waits between polls grow from the first to the longest; together they are two seconds. */
const pollsMax = 14;
const firstWaitMs = 10;
const longestWaitMs = 200;

/** Longer than any request can take, including a step that the request does itself. */
const requestOverSeconds = 60;

/**
 * Reads the work that a message refers to; undefined if it does not exist.
 *
 * @throws {RetryLater} on the first delivery, if the message arrived before its request was done
 */
async function awaited<T>(
  read: () => Promise<T | undefined>,
  isThere: (found: T | undefined) => boolean,
  receives: number,
): Promise<T | undefined> {
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const found = await read();
    if (isThere(found)) return found;
    await wait(Math.min(firstWaitMs * 2 ** poll, longestWaitMs));
  }
  if (receives === 1) throw new RetryLater(requestOverSeconds, 'the request is not done yet');
  return undefined;
}

const readMoved = (
  table: StudioTable,
  { studioId, id }: ImportStepMessage,
  receives: number,
): Promise<Import | undefined> =>
  awaited(
    () => readImport(table, studioId, id),
    (item) => item === undefined || !isIdle(item.status),
    receives,
  );

async function analyse(
  table: StudioTable,
  message: ImportStep<'analyse'>,
  receives: number,
  deps: AnalysisDeps,
): Promise<void> {
  const item = await awaited(
    () => readImport(table, message.studioId, message.id),
    (found) => found?.status !== 'uploading',
    receives,
  );
  if (item?.status !== 'analysing') return;
  const { headerRow } = await readDetail(table, item.studioId, item.importId);
  await analyseUpload(table, item, deps, headerRow);
}

/** Checks a file before it is confirmed, unless its owner has since requested another preview. */
async function preview(
  table: StudioTable,
  { studioId, id, previewId }: ImportStep<'preview'>,
  deps: ImportDeps,
): Promise<void> {
  const item = await readImport(table, studioId, id);
  if (item?.status !== 'awaiting-confirmation') return;
  const [plan, { analysis }] = await Promise.all([
    readPreviewPlan(deps.uploads, item),
    readDetail(table, studioId, id),
  ]);
  if (plan && analysis && previewIdOf(plan) === previewId)
    await previewFile(table, item, { analysis, plan }, deps);
}

/** Sends all chunks that have not been imported yet. */
async function sendChunks(
  table: StudioTable,
  item: Import,
  correlationId: string,
  deps: ImportDeps,
): Promise<void> {
  const { studioId, importId, chunks = 0 } = item;
  const done = new Set(
    (await readChunks(table, studioId, importId)).flatMap(({ chunk, uncounted }) =>
      uncounted === 'writing' ? [] : [chunk],
    ),
  );
  const left = Array.from({ length: chunks }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk));
  await deps.queue.send(
    left.map((chunk) => ({ kind: 'chunk' as const, studioId, id: importId, chunk, correlationId })),
  );
}

/**
 * Whether chunks still have to be sent. An import that ended while rows were being written completes its remaining
 * chunks.
 */
export const isToBeSent = ({ status, chunks }: Import): boolean =>
  status === 'importing' || (status !== 'completed' && hasEnded(status) && chunks !== undefined);

/**
 * Whether an ended import still has its permit, which proves that nothing was cleared meanwhile. If it has, the permit
 * is extended.
 */
async function holdsItsPlace(
  table: StudioTable,
  { studioId, importId, slot }: Import,
  { clock }: ImportDeps,
): Promise<boolean> {
  const held = await readPermits(table, studioId);
  if (!held.some((one) => one.slot === slot && one.holderId === importId)) return false;
  await holdSlots(table, studioId, [slot], importId, heldUntil(clock.now(), 'windingDown'));
  return true;
}

/** Records that chunks that have begun will not be continued. */
async function giveUpChunks(
  table: StudioTable,
  { studioId, importId }: Import,
  only?: number,
): Promise<void> {
  for (const { chunk, uncounted } of await readChunks(table, studioId, importId))
    if (uncounted === 'writing' && (only === undefined || only === chunk))
      await giveUpChunk(table, studioId, importId, chunk);
}

async function check(
  table: StudioTable,
  message: ImportStep<'check'>,
  receives: number,
  deps: ImportDeps,
): Promise<void> {
  const item = await readMoved(table, message, receives);
  const checked = item?.status === 'checking' ? await checkImport(table, item, deps) : item;
  if (!checked || !isToBeSent(checked)) return;
  if (checked.status === 'importing' || (await holdsItsPlace(table, checked, deps)))
    return sendChunks(table, checked, message.correlationId, deps);
  await giveUpChunks(table, checked);
}

async function applyRows(
  table: StudioTable,
  { studioId, id, chunk }: ImportStep<'chunk'>,
  deps: ImportDeps,
): Promise<void> {
  const manifest = readManifest({ studioId, importId: id }, deps);
  // A missing file matters only if the import still needs it.
  manifest.catch(() => undefined);
  const item = await readImport(table, studioId, id);
  if (!item || item.status === 'completed') return;
  await applyChunk(table, item, chunk, await manifest, deps);
}

async function clear(
  table: StudioTable,
  message: ImportStep<'clear'>,
  receives: number,
  deps: ImportDeps & ClearingDeps,
): Promise<void> {
  const { studioId, id } = message;
  const clearing = await awaited(
    () => readClearing(table, studioId, id),
    (found) => found !== undefined,
    receives,
  );
  if (clearing?.status === 'running') await clearNext(table, clearing, message, deps);
}

async function takeBack(
  table: StudioTable,
  message: ImportStep<'take-back'>,
  receives: number,
  deps: ImportDeps,
): Promise<void> {
  const item = await awaited(
    () => readImport(table, message.studioId, message.id),
    (found) => found?.takingBack === 'running',
    receives,
  );
  if (item?.takingBack === 'running') await takeBackNext(table, item, message, deps);
}

async function join(
  table: StudioTable,
  { studioId, id }: ImportStep<'join'>,
  deps: ImportDeps,
): Promise<void> {
  const work = joinOf(studioId, id);
  if (await joinClasses(table, { studioId, correlationId: id }, deps)) await forgetWork(table, work);
  else await recordProgress(table, work, deps.clock.now());
}

type StepDeps = AnalysisDeps & ClearingDeps;

/** The steps by kind. The message is the first parameter, because steps are dispatched by its kind. */
const steps: ByKind<ImportStepMessage, readonly [table: StudioTable, receives: number, deps: StepDeps]> = {
  analyse: (message, table, receives, deps) => analyse(table, message, receives, deps),
  preview: (message, table, _, deps) => preview(table, message, deps),
  check: (message, table, receives, deps) => check(table, message, receives, deps),
  chunk: (message, table, _, deps) => applyRows(table, message, deps),
  'take-back': (message, table, receives, deps) => takeBack(table, message, receives, deps),
  clear: (message, table, receives, deps) => clear(table, message, receives, deps),
  join: (message, table, _, deps) => join(table, message, deps),
};

/**
 * Does one step of an import, of its removal, or of a clearing. Repeating or interrupting a step at any point leads to
 * the same result.
 */
export const runImportStep = (
  table: StudioTable,
  message: ImportStepMessage,
  receives: number,
  deps: StepDeps,
): Promise<void> => handleByKind(steps, message, table, receives, deps);

/** Why an import was given up. Which of its rows remain is computed when the import is displayed. */
const gaveUp = 'Something went wrong on our side.';
const gaveUpEarly = `${gaveUp} Nothing was imported; import the file again.`;

/** @returns whether the import has ended; false if somebody changed it at the same time */
async function fail(
  table: StudioTable,
  item: Import,
  { clock, logger }: Pick<ImportDeps, 'clock' | 'logger'>,
): Promise<boolean> {
  const now = clock.now();
  const problem = item.chunks === undefined ? gaveUpEarly : gaveUp;
  const change = { status: 'failed', problem, finishedAt: now.toISOString() } as const;
  const place = { working: true, until: heldUntil(now, 'windingDown') };
  if (!(await changeImport(table, item, change, place, now))) return false;
  const { importId, kind } = item;
  logger.measure('import given up', { ImportsFailed: 1 }, { importId, kind }, 'warn');
  return true;
}

/**
 * Ends work that keeps failing, so that its owner is notified and can start again.
 *
 * @returns whether the work has ended; false if somebody changed it at the same time
 */
export async function giveUp(
  table: StudioTable,
  message: ImportStepMessage,
  deps: Pick<ImportDeps, 'clock' | 'logger' | 'uploads'>,
): Promise<boolean> {
  const { kind, studioId, id } = message;
  if (kind === 'join') return false;
  if (kind === 'preview') {
    await storePreview(deps.uploads, { studioId, importId: id }, failedPreview(message.previewId, gaveUp));
    return true;
  }
  if (kind === 'clear') await failClearing(table, studioId, id, deps);
  if (kind === 'take-back') await failTakingBack(table, studioId, id, deps);
  if (kind === 'clear' || kind === 'take-back') return true;
  const item = await readImport(table, studioId, id);
  if (!item) return true;
  if (!hasEnded(item.status) && !(await fail(table, item, deps))) return false;
  // This is done only for an import that has ended; otherwise an abandoned chunk would appear imported.
  await giveUpChunks(table, item, kind === 'chunk' ? message.chunk : undefined);
  await freeIfDone(table, item);
  return true;
}
