import type { ImportStep } from '#shared/contracts/messages.ts';
import { recordIfHistory } from '#functions/_domain/classes/history-store.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { recordProgress } from '#functions/_domain/studio/unfinished-store.ts';
import { removeEmptyCounters, removeEmptyDays } from '../clearing/clear-sums-store.ts';
import type { Import, Stays } from '../state/import-record.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import { readChunks } from '../state/import-detail-store.ts';
import { runKey } from '../state/import-keys.ts';
import { freePermits, holdSlots } from '#functions/_domain/imports/import-permit-store.ts';
import { readImport } from '../state/import-store.ts';
import type { FileClass } from '../rows/cancelled-classes.ts';
import type { FileBooking } from '../rows/file-booking.ts';
import { readChunkRows, type Chunk } from '../rows/runs.ts';
import { heldUntil, permitNames } from '#functions/_domain/imports/permits.ts';
import { readManifest } from '../rows/apply-chunk.ts';
import { takeBackBookings, takeBackClasses } from './take-back-rows.ts';
import { restoreCancelled } from './restore-cancelled.ts';
import { endTakingBack, recordPassed, takingBackHolder } from './taking-back-store.ts';
import { chunksWritten, sumOfStays } from '../state/taking-back.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * How long one message works before it sends the next one, well within the worker's time limit even if another chunk
 * follows.
 */
const portionMs = 6 * 60_000;

/** Takes back the rows of one chunk, and notifies everyone who was notified when they were imported. */
async function takeBackChunk(
  table: StudioTable,
  item: Import,
  chunk: Chunk,
  deps: ImportDeps,
): Promise<Stays[]> {
  const { studioId, importId, kind } = item;
  const now = deps.clock.now();
  const keyOf = (run: number): string => runKey(item, run);
  const rows = await readChunkRows<Pick<FileBooking, 'className' | 'room'> & FileClass>(
    deps.uploads,
    keyOf,
    chunk,
  );
  const { stays, classIds: moved } =
    kind === 'bookings'
      ? await takeBackBookings(table, item, rows, now)
      : { stays: await takeBackClasses(table, item, rows, now), classIds: [] };
  const staying = kind === 'schedule' ? await restoreCancelled(table, item, rows, deps) : 0;
  const classIds = [...new Set([...rows.map(({ classId }) => classId), ...moved])];
  await recordIfHistory(table, studioId, classIds, deps.clock.now());
  if (kind === 'bookings') await redecide({ studioId, classIds, correlationId: importId }, deps);
  return sumOfStays([stays, [{ reason: 'changed', rows: staying }]]);
}

/**
 * Continues the removal of an import for a limited time, chunk by chunk. If it is interrupted, the next call does the
 * rest. Removed rows are counted in the transaction that removes them; the remaining rows are counted once per chunk,
 * when it is done.
 *
 * @returns whether nothing is left to do
 */
async function takeBackSome(table: StudioTable, begun: Import, deps: ImportDeps): Promise<boolean> {
  const { studioId, importId } = begun;
  const endsAtMs = deps.clock.now().getTime() + portionMs;
  const manifest = await readManifest(begun, deps);
  const written = chunksWritten(await readChunks(table, studioId, importId));
  let item = begun;
  for (const chunk of written.filter((one) => one >= (begun.takeBackFrom ?? 0))) {
    if (deps.clock.now().getTime() >= endsAtMs) return false;
    const current = manifest[chunk];
    if (!current) throw new Error(`${importId} has no chunk ${chunk}`);
    const stays = sumOfStays([item.stays ?? [], await takeBackChunk(table, item, current, deps)]);
    const after = { takeBackFrom: chunk + 1, stays };
    if (!(await recordPassed(table, item, after))) return true;
    await recordProgress(table, { studioId, kind: 'taking-back', id: importId }, deps.clock.now());
    item = { ...item, ...after };
  }
  await removeEmptyDays(table, studioId);
  await removeEmptyCounters(table, studioId);
  // If this is interrupted, the next attempt finds nothing left and ends the removal. Other imports may begin
  // meanwhile.
  await freePermits(table, studioId, permitNames, takingBackHolder(item));
  await endTakingBack(table, item, 'completed');
  deps.logger.info('import taken back', { importId, kind: item.kind });
  return true;
}

/** Continues the removal of an import, and sends the next message if anything is left. */
export async function takeBackNext(
  table: StudioTable,
  item: Import,
  message: ImportStep<'take-back'>,
  deps: ImportDeps,
): Promise<void> {
  const { studioId } = item;
  if (await takeBackSome(table, item, deps)) return;
  await holdSlots(
    table,
    studioId,
    permitNames,
    takingBackHolder(item),
    heldUntil(deps.clock.now(), 'working'),
  );
  await deps.queue.send([message]);
}

/** Ends a removal that keeps failing. The owner is told how much was removed, and may continue. */
export async function failTakingBack(
  table: StudioTable,
  studioId: string,
  importId: string,
  { logger }: Pick<ImportDeps, 'logger'>,
): Promise<void> {
  const item = await readImport(table, studioId, importId);
  if (item?.takingBack !== 'running') return;
  await freePermits(table, studioId, permitNames, takingBackHolder(item));
  if (!(await endTakingBack(table, item, 'failed'))) return;
  logger.measure('import removal given up', { ImportsFailed: 1 }, { importId, kind: item.kind }, 'warn');
}
