import { Failure } from '../../shared/contracts/failure.ts';
import { analyseImport } from '../../shared/contracts/imports/analyse-import.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { analyseUpload } from './analyse-upload.ts';
import { analysisFactories } from './analysis-deps.ts';
import type { Import } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { fileKey } from './import-keys.ts';
import { changeImport } from './import-store.ts';
import { changedMeanwhile, requireImport, viewOf } from './read-import-view.ts';
import { isSmallFile } from './small-files.ts';
import { heldUntil } from './slots.ts';

/** The form takes no other size; that it did so is looked at again. */
async function assertUploaded(item: Import, { uploads }: ImportDeps): Promise<void> {
  const sizeBytes = await uploads.sizeOf(fileKey(item));
  if (sizeBytes === undefined)
    throw new Failure('conflict', 'The file has not arrived yet. Upload it first.');
  if (sizeBytes !== item.sizeBytes)
    throw new Failure('import-invalid', 'Another file arrived than was announced. Begin the import again.');
}

async function handToWorker(item: Import, correlationId: string, deps: ImportDeps): Promise<Import> {
  const { studioId, importId: id } = item;
  await deps.queue.send([{ studioId, step: 'analyse', id, correlationId }]);
  if (item.status === 'analysing') return item;
  const place = { working: false, until: heldUntil(deps.clock.now(), 'working') };
  const after = await changeImport(item, { status: 'analysing' }, place);
  if (!after) throw changedMeanwhile();
  return after;
}

export const handler = httpOperation(analyseImport, analysisFactories, async (call) => {
  const { input, caller, deps, correlationId } = call;
  const item = await requireImport(caller.studioId, input.importId);
  if (item.status === 'awaiting-confirmation') return viewOf(item);
  if (item.status !== 'uploading' && item.status !== 'analysing')
    throw new Failure('conflict', 'The file was read already.');
  await assertUploaded(item, deps);
  if (!isSmallFile(item.sizeBytes)) return viewOf(await handToWorker(item, correlationId, deps));
  const after = await analyseUpload(item, deps);
  if (!after) throw changedMeanwhile();
  return viewOf(after);
});
