import { previewImport } from '#shared/contracts/imports/preview-import.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { previewFile } from './preview/preview-file.ts';
import { previewIdOf, storePreviewPlan } from './preview/preview-store.ts';
import { assertReadable } from './reading/confirmed-plan.ts';
import { isSmallFile } from './small-files.ts';
import { readDetail } from './state/import-detail-store.ts';
import { importFactories } from './state/import-deps.ts';
import { notReady, requireImport } from './state/read-import-view.ts';
import { extendWaiting } from '#functions/_domain/imports/import-permit-store.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';

export const handler = httpOperation(previewImport, importFactories, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const { importId, plan } = input;
  const { studioId } = caller;
  const item = await requireImport(table, studioId, importId);
  const { analysis } = await readDetail(table, studioId, importId);
  if (item.status !== 'awaiting-confirmation' || !analysis)
    throw notReady(item, 'The import is not waiting for a confirmation.');
  assertReadable(plan, item.kind, analysis);
  // Somebody is looking at the file, so other imports give way before this one.
  await extendWaiting(table, item, heldUntil(deps.clock.now(), 'idle'));
  const previewId = previewIdOf(plan);
  if (isSmallFile(item.sizeBytes)) {
    const { status } = await previewFile(table, item, { analysis, plan }, deps);
    return { previewId, status };
  }
  await storePreviewPlan(deps.uploads, item, plan);
  await deps.queue.send([{ kind: 'preview', studioId, id: importId, previewId, correlationId }]);
  return { previewId, status: 'running' as const };
});
