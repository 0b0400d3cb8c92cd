import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { checkImport } from './rows/check-import.ts';
import { assertReadable } from './reading/confirmed-plan.ts';
import type { Import } from './state/import-record.ts';
import { importFactories, type ImportDeps } from './state/import-deps.ts';
import { readDetail, storeDetail } from './state/import-detail-store.ts';
import { changeImport, readImport } from './state/import-store.ts';
import { changedSince, notReady, requireImport, viewOf } from './state/read-import-view.ts';
import { afterRequestSeconds, isSmallImport } from './small-files.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import { readManifest, applyChunk } from './rows/apply-chunk.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const isSmall = ({ sizeBytes, rowsTotal }: Import): boolean =>
  rowsTotal !== undefined && isSmallImport(sizeBytes, rowsTotal);

/**
 * The worker's message is sent before the import's status changes, so that the import is carried out even if this
 * request fails.
 */
async function begin(
  table: StudioTable,
  item: Import,
  plan: ReadingPlan,
  correlationId: string,
  deps: ImportDeps,
) {
  const { studioId, importId } = item;
  await storeDetail(table, studioId, importId, { plan });
  const delaySeconds = isSmall(item) ? afterRequestSeconds : 0;
  await deps.queue.send([{ kind: 'check', studioId, id: importId, correlationId }], delaySeconds);
  const place = { working: true, until: heldUntil(deps.clock.now(), 'working') };
  const begun = await changeImport(table, item, { status: 'checking' }, place, deps.clock.now());
  if (!begun) throw await changedSince(table, item);
  return begun;
}

/** Imports a small file within the request, which workers do for larger files. */
async function carryOut(table: StudioTable, begun: Import, deps: ImportDeps): Promise<Import> {
  const checked = await checkImport(table, begun, deps);
  if (checked?.status !== 'importing') return checked ?? begun;
  const manifest = await readManifest(checked, deps);
  let item = checked;
  for (const chunk of manifest.keys()) item = await applyChunk(table, item, chunk, manifest, deps);
  return item;
}

export const handler = httpOperation(confirmImport, importFactories, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const { importId, plan } = input;
  const item = await requireImport(table, caller.studioId, importId);
  if (item.status !== 'awaiting-confirmation')
    throw notReady(item, 'The import is not waiting for a confirmation.');
  const { analysis } = await readDetail(table, item.studioId, importId);
  assertReadable(plan, item.kind, analysis);
  const begun = await begin(table, item, plan, correlationId, deps);
  if (!isSmall(begun)) return viewOf(table, begun, deps.clock.now());
  await carryOut(table, begun, deps);
  return viewOf(table, (await readImport(table, item.studioId, importId)) ?? begun, deps.clock.now());
});
