import { Failure } from '#shared/contracts/failure.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importViewOf, sumOfChunks } from './import.ts';
import { readChunks, readDetail } from './import-detail-store.ts';
import { readImport } from './import-store.ts';
import type { Done, Import } from './import-record.ts';

/** How far an import is whose end was not written down with its counts: counted from its chunks. */
export async function doneOf({ studioId, importId, chunks, result }: Import): Promise<Done | undefined> {
  if (chunks === undefined || result !== undefined) return undefined;
  return sumOfChunks(await readChunks(studioId, importId));
}

/** @param now whether its rows can still be taken back follows from it */
export async function viewOf(item: Import, now: Date): Promise<ImportView> {
  const [detail, done] = await Promise.all([readDetail(item.studioId, item.importId), doneOf(item)]);
  return importViewOf(item, detail, done, now);
}

/**
 * One import of a studio.
 *
 * @throws {Failure} `not-found`
 */
export async function requireImport(studioId: string, importId: string): Promise<Import> {
  const item = await readImport(studioId, importId);
  if (!item) throw new Failure('not-found', 'There is no such import.');
  return item;
}

export const changedMeanwhile = (): Failure =>
  new Failure('conflict', 'The import was changed at the same time. Please look at it again.');
