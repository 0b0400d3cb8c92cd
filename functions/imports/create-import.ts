import { createImport } from '#shared/contracts/imports/create-import.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { hasEnded, importViewOf } from './state/import.ts';
import { fileKey } from './state/import-keys.ts';
import { storeNewImport, readImport } from './state/import-store.ts';
import { readPermits } from '#functions/_domain/imports/import-permit-store.ts';
import { permitsContested, requireOpenPermit } from '#functions/_domain/imports/with-permit.ts';
import { requestSales } from '#functions/_domain/imports/sales-read.ts';
import { heldUntil, type OpenPermit } from '#functions/_domain/imports/permits.ts';
import type { Import } from './state/import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** How long an upload form is valid. The upload has to begin within that time. */
const formValidSeconds = 5 * 60;

/** The content type of every upload. The form accepts no other. */
const contentType = 'text/csv';

/** The previous import that held the permit, if it has not ended. */
async function leftIn(
  table: StudioTable,
  studioId: string,
  { before }: OpenPermit,
): Promise<Import | undefined> {
  if (before?.holder !== 'import') return undefined;
  const left = await readImport(table, studioId, before.holderId);
  return left && !hasEnded(left.status) ? left : undefined;
}

export const handler = httpOperation(createImport, { uploads, readings: readingQueue }, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const { studioId } = caller;
  const { kind, fileName, sizeBytes } = input;
  const now = deps.clock.now();
  const item = await untilStored(async () => {
    const place = requireOpenPermit(await readPermits(table, studioId), now);
    const begun: Import = {
      studioId,
      importId: deps.ids.next(),
      kind,
      fileName,
      sizeBytes,
      status: 'uploading',
      slot: place.slot,
      createdAt: now.toISOString(),
      rowsChecked: 0,
      findingsTotal: 0,
      version: 1,
    };
    const left = await leftIn(table, studioId, place);
    const until = heldUntil(now, 'idle');
    return (await storeNewImport(table, { item: begun, place, until, left })) ? begun : undefined;
  }, permitsContested);
  const { importId } = item;
  // It is usually done when the owner has confirmed the file.
  if (kind === 'schedule') await requestSales(table, { studioId, correlationId }, deps);
  deps.logger.measure('import started', { ImportsStarted: 1 }, { importId, kind, sizeBytes });
  const terms = { key: fileKey(item), sizeBytes, contentType, validSeconds: formValidSeconds };
  return {
    import: importViewOf(item, {}, undefined, now),
    upload: await deps.uploads.uploadForm(terms),
  };
});
