import { Failure } from '#shared/contracts/failure.ts';
import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { noLongerStored } from '#functions/_platform/ports/files.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { analyseUpload } from './reading/analyse-upload.ts';
import { analysisFactories } from './reading/analysis-deps.ts';
import type { Import } from './state/import-record.ts';
import type { ImportDeps } from './state/import-deps.ts';
import { fileKey } from './state/import-keys.ts';
import { storeDetail } from './state/import-detail-store.ts';
import { changeImport } from './state/import-store.ts';
import { changedSince, notReady, requireImport, viewOf } from './state/read-import-view.ts';
import { isSmallFile } from './small-files.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The upload form allows no other size; this checks it again. */
async function assertUploaded(item: Import, { uploads }: ImportDeps): Promise<void> {
  const sizeBytes = await uploads.sizeOf(fileKey(item));
  if (sizeBytes === undefined && item.status !== 'uploading') throw noLongerStored();
  if (sizeBytes === undefined)
    throw new Failure('conflict', 'The file has not arrived yet. Upload it first.');
  if (sizeBytes !== item.sizeBytes)
    throw new Failure(
      'import-invalid',
      'The uploaded file is not the one that you chose. Start the import again.',
    );
}

/**
 * A worker accepts only the status `analysing`, so an import that has already been read gets that status again before
 * the message is sent.
 */
async function handBack(
  table: StudioTable,
  item: Import,
  correlationId: string,
  deps: ImportDeps,
): Promise<Import> {
  const place = { working: false, until: heldUntil(deps.clock.now(), 'working') };
  const after = await changeImport(table, item, { status: 'analysing' }, place, deps.clock.now());
  if (!after) throw await changedSince(table, item);
  await deps.queue.send([{ kind: 'analyse', studioId: item.studioId, id: item.importId, correlationId }]);
  return after;
}

async function handToWorker(
  table: StudioTable,
  item: Import,
  correlationId: string,
  deps: ImportDeps,
): Promise<Import> {
  const { studioId, importId: id } = item;
  await deps.queue.send([{ kind: 'analyse', studioId, id, correlationId }]);
  if (item.status === 'analysing') return item;
  const place = { working: false, until: heldUntil(deps.clock.now(), 'working') };
  const after = await changeImport(table, item, { status: 'analysing' }, place, deps.clock.now());
  if (!after) throw await changedSince(table, item);
  return after;
}

export const handler = httpOperation(analyseImport, analysisFactories, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const item = await requireImport(table, caller.studioId, input.importId);
  const { headerRow } = input;
  const isRead = item.status === 'awaiting-confirmation';
  if (isRead && headerRow === undefined) return viewOf(table, item, deps.clock.now());
  if (!isRead && item.status !== 'uploading' && item.status !== 'analysing')
    throw notReady(item, 'The file has already been read.');
  await assertUploaded(item, deps);
  if (headerRow !== undefined) await storeDetail(table, item.studioId, item.importId, { headerRow });
  if (!isSmallFile(item.sizeBytes)) {
    const hand = isRead ? handBack : handToWorker;
    return viewOf(table, await hand(table, item, correlationId, deps), deps.clock.now());
  }
  const after = await analyseUpload(table, item, deps, headerRow);
  if (!after) throw await changedSince(table, item);
  return viewOf(table, after, deps.clock.now());
});
