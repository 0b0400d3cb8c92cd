import { Failure } from '#shared/contracts/failure.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importViewOf, sumOfChunks } from './import.ts';
import { readChunks, readDetail } from './import-detail-store.ts';
import { readImport } from './import-store.ts';
import type { Done, Import } from './import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The progress of an import whose final counts have not been recorded, computed from its chunks. */
export async function doneOf(
  table: StudioTable,
  { studioId, importId, chunks, result }: Import,
): Promise<Done | undefined> {
  if (chunks === undefined || result !== undefined) return undefined;
  return sumOfChunks(await readChunks(table, studioId, importId));
}

/** @param now determines whether the import can still be taken back */
export async function viewOf(table: StudioTable, item: Import, now: Date): Promise<ImportView> {
  const [detail, done] = await Promise.all([
    readDetail(table, item.studioId, item.importId),
    doneOf(table, item),
  ]);
  return importViewOf(item, detail, done, now);
}

/**
 * Reads one import of a studio.
 *
 * @throws {Failure} `not-found`
 */
export async function requireImport(table: StudioTable, studioId: string, importId: string): Promise<Import> {
  const item = await readImport(table, studioId, importId);
  if (!item) throw new Failure('not-found', 'There is no such import.');
  return item;
}

/** The refusal of a step for which an import is not ready. If another one has ended it, it says so. */
export const notReady = ({ status, problem }: Import, otherwise: string): Failure =>
  new Failure('conflict', status === 'cancelled' && problem !== undefined ? problem : otherwise);

/** The refusal of a step whose import somebody has changed since it was read. */
export const changedSince = async (
  table: StudioTable,
  { studioId, importId }: Pick<Import, 'studioId' | 'importId'>,
): Promise<Failure> => {
  const now = await readImport(table, studioId, importId);
  return now ? notReady(now, importChangedMeanwhile().message) : importChangedMeanwhile();
};

export const importChangedMeanwhile = (): Failure =>
  new Failure('conflict', 'The import was changed at the same time. Please review it again.');
