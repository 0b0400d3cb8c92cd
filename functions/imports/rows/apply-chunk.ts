import { noLongerStored } from '#functions/_platform/ports/files.ts';
import { asScheduled, storeSimilarRows } from '#functions/_domain/same-classes/same-class-store.ts';
import { addSimilarInFile } from '#functions/_domain/same-classes/similar-store.ts';
import { recordIfHistory } from '#functions/_domain/classes/history-store.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { forgetWork } from '#functions/_domain/studio/unfinished-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { placesReported } from '#functions/_domain/bookings/places-reported.ts';
import { cancelledCount, noCounts, sumOfChunks } from '../state/import.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import {
  beginChunk,
  readChunks,
  readDetail,
  rememberPlan,
  storeChunk,
  storeDetail,
} from '../state/import-detail-store.ts';
import { storeMappingVote } from '../state/mapping-vote-store.ts';
import { manifestKey, runKey } from '../state/import-keys.ts';
import { changeImport, readImport } from '../state/import-store.ts';
import { freePermit } from '#functions/_domain/imports/import-permit-store.ts';
import { readChunkRows, type Chunk } from './runs.ts';
import { withoutRepairs } from '../reading/remembered-plan.ts';
import { applyBookings } from './apply-bookings.ts';
import { asCompared, cancelNamed, type FileClass } from './cancelled-classes.ts';
import { classesNamedBy, firstRows, skippedOf, withoutFileRows, type FileBooking } from './file-booking.ts';
import { applySchedule } from '#functions/_domain/imports/apply-schedule.ts';
import type { ChunkDone, ChunkState, Import } from '../state/import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Reads the list of chunks of an accepted file. */
export async function readManifest(
  named: Pick<Import, 'studioId' | 'importId'>,
  { uploads }: ImportDeps,
): Promise<readonly Chunk[]> {
  const key = manifestKey(named);
  const sizeBytes = await uploads.sizeOf(key);
  if (sizeBytes === undefined) throw noLongerStored();
  const bytes = await uploads.read(key, 0, sizeBytes);
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Chunk[];
}

type Work = Omit<ChunkDone, 'chunk'>;

async function applyBookingRows(
  table: StudioTable,
  { studioId, importId, createdAt }: Import,
  all: readonly FileBooking[],
  deps: ImportDeps,
): Promise<Work> {
  const { bookings, placeOf } = withoutFileRows(all, createdAt);
  const { rows, repeated } = placesReported(bookings);
  const file = { importId, named: classesNamedBy(all), now: deps.clock.now() };
  const applied = await applyBookings(table, studioId, rows, file);
  const { notStored, classIds, leftOut, similar, ...counts } = applied;
  await addSimilarInFile(table, studioId, similar, deps.clock.now());
  if (counts.imported + counts.updated > 0) {
    await Promise.all([
      recordIfHistory(table, studioId, classIds, deps.clock.now()),
      redecide({ studioId, classIds, correlationId: importId }, deps),
    ]);
  }
  const unchanged = counts.unchanged + repeated;
  return { rows: all.length, counts: { ...counts, unchanged }, leftOut, ...skippedOf(notStored, placeOf) };
}

async function applyScheduleRows(
  table: StudioTable,
  { studioId, importId, createdAt }: Import,
  listed: readonly FileClass[],
  deps: ImportDeps,
): Promise<Work> {
  const { ids, clock } = deps;
  const inSchedule = await asScheduled(table, studioId, listed);
  const { rows: file } = inSchedule;
  const all = file.filter(({ cancelledInRow }) => cancelledInRow === undefined);
  const rows = [...new Map(all.map((row) => [row.classId, row])).values()];
  const classIds = rows.map(({ classId }) => classId);
  const newId = (): string => ids.next();
  const { inventoryMode: mode } = await readStudio(table, studioId);
  // The import's own creation time, so that a chunk that is processed again writes the same data.
  const taking = { studioId, mode, now: new Date(createdAt), newId, correlationId: importId, importId };
  const counts = await applySchedule(table, taking, rows);
  await storeSimilarRows(table, studioId, { ...inSchedule, rows: file.map(asCompared) }, clock.now());
  if (counts.imported + counts.updated > 0) await recordIfHistory(table, studioId, classIds, clock.now());
  const unchanged = counts.unchanged + all.length - rows.length;
  const named = { studioId, importId, correlationId: importId };
  const { cancelled, cancelledBefore, ...skipped } = await cancelNamed(table, named, file, deps);
  return {
    rows: file.length,
    counts: {
      ...counts,
      unchanged,
      skipped: 0,
      leftCancelled: 0,
      ...cancelledCount(cancelled, cancelledBefore),
    },
    leftOut: file.length - all.length - cancelled,
    ...skipped,
  };
}

/** Begins to read a chunk's rows. @returns the step that waits for the rows and applies them */
function rowsToApply(table: StudioTable, item: Import, chunk: Chunk, deps: ImportDeps): () => Promise<Work> {
  const read = <R>(): Promise<R[]> => {
    const rows = readChunkRows<R>(deps.uploads, (run) => runKey(item, run), chunk);
    // A failure matters only if the rows are applied.
    rows.catch(() => undefined);
    return rows;
  };
  if (item.kind === 'bookings') {
    const rows = read<FileBooking>();
    return async () => applyBookingRows(table, item, await rows, deps);
  }
  const rows = read<FileClass>();
  return async () => applyScheduleRows(table, item, await rows, deps);
}

const nothing: Work = {
  rows: 0,
  counts: noCounts,
  skippedReasons: [],
};

/**
 * What has to be done with a chunk: its rows have to be written because it begins now, or because it began in an
 * earlier attempt that may have died; it is marked as done because its import has ended; or it is done already.
 */
async function beginOrFind(
  table: StudioTable,
  item: Import,
  chunk: number,
): Promise<'write' | 'mark' | 'is-done'> {
  if (item.status === 'importing' && (await beginChunk(table, item, chunk))) return 'write';
  const known = (await readChunks(table, item.studioId, item.importId)).find((one) => one.chunk === chunk);
  if (!known) return 'mark';
  return known.uncounted === 'writing' ? 'write' : 'is-done';
}

/**
 * Imports one chunk, and ends the import after the last one. If the import was ended meanwhile, a chunk that has begun
 * is completed, so that its rows and figures are complete and counted; other chunks are only marked as done. After the
 * last chunk, the permit is returned.
 */
export async function applyChunk(
  table: StudioTable,
  item: Import,
  chunk: number,
  manifest: readonly Chunk[],
  deps: ImportDeps,
): Promise<Import> {
  const { studioId, importId } = item;
  const current = manifest[chunk];
  if (!current) throw new Error(`${importId} has no chunk ${chunk}`);
  const applyRows = rowsToApply(table, item, current, deps);
  const next = await beginOrFind(table, item, chunk);
  if (next !== 'is-done') {
    const work = next === 'write' ? await applyRows() : nothing;
    await storeChunk(table, studioId, importId, { chunk, ...work }, deps.clock.now());
  }
  return finishImport(table, studioId, importId, deps);
}

async function complete(
  table: StudioTable,
  item: Import,
  done: readonly ChunkState[],
  deps: ImportDeps,
): Promise<boolean> {
  const { studioId, importId } = item;
  const { result, skippedReasons } = sumOfChunks(done);
  const finishedAt = deps.clock.now().toISOString();
  const { plan, signature, analysis } = await readDetail(table, studioId, importId);
  if (plan && signature !== undefined) {
    await rememberPlan(table, studioId, signature, withoutRepairs(plan), finishedAt);
    // A file without a header shows only its number of columns, which says nothing about their meaning in other files.
    if ((analysis?.headerRow ?? 0) > 0)
      await storeMappingVote(deps.table.acrossStudios, studioId, signature, plan, deps.clock.now());
  }
  const skippedRows = firstRows(done.flatMap((chunk) => chunk.skippedRows ?? []));
  if (skippedRows.length > 0) await storeDetail(table, studioId, importId, { skippedRows });
  const rowsLeftOut = done.reduce((sum, { leftOut = 0 }) => sum + leftOut, item.rowsLeftOut ?? 0);
  const change = { finishedAt, result, rowsLeftOut };
  const ended = { ...change, status: 'completed' as const, skippedReasons: [...skippedReasons] };
  if (!(await changeImport(table, item, ended, 'free', deps.clock.now()))) return false;
  const measured = { ImportsCompleted: 1, ImportRows: item.rowsTotal ?? 0 };
  deps.logger.measure('import completed', measured, { importId, kind: item.kind, ...result });
  return true;
}

const isAnyLeft = ({ chunks }: Import, states: readonly ChunkState[]): boolean =>
  chunks === undefined || states.filter(({ uncounted }) => uncounted !== 'writing').length < chunks;

/** Returns the permit of an import that ended before its last row, once none of its chunks is being written. */
export async function freeIfDone(table: StudioTable, item: Import): Promise<void> {
  const { studioId, importId, slot } = item;
  if (isAnyLeft(item, await readChunks(table, studioId, importId))) return;
  await freePermit(table, studioId, slot, importId);
  await forgetWork(table, { studioId, kind: 'import', id: importId });
}

/**
 * Ends an import whose chunks are all done.
 *
 * @returns the import afterwards
 */
async function finishImport(
  table: StudioTable,
  studioId: string,
  importId: string,
  deps: ImportDeps,
): Promise<Import> {
  const [item, done] = await Promise.all([
    readImport(table, studioId, importId),
    readChunks(table, studioId, importId),
  ]);
  if (!item) throw new Error(`import ${importId} does not exist`);
  if (isAnyLeft(item, done)) return item;
  if (item.status === 'importing') await complete(table, item, done, deps);
  else await freeIfDone(table, item);
  return (await readImport(table, studioId, importId)) ?? item;
}
