import { createImport } from '#shared/contracts/imports/create-import.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { importsAtOnceMax } from '#shared/contracts/imports/import.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { hasEnded, importViewOf } from './state/import.ts';
import { fileKey } from './state/import-keys.ts';
import { storeNewImport, readImport } from './state/import-store.ts';
import { readPermits, type ImportPermit } from '#functions/_domain/imports/import-permit-store.ts';
import { assertMayImport, permitsContested } from '#functions/_domain/imports/with-permit.ts';
import { requestSales } from '#functions/_domain/imports/sales-read.ts';
import {
  heldUntil,
  importPermits,
  openPermits,
  type OpenPermit,
} from '#functions/_domain/imports/permits.ts';
import { formValidSeconds, givingWay, type Holder } from './state/giving-way.ts';
import type { Import } from './state/import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The content type of every upload. The form accepts no other. */
const contentType = 'text/csv';

/** The import that holds a permit, if it has not ended. */
async function holderOf(
  table: StudioTable,
  studioId: string,
  permit: ImportPermit | undefined,
): Promise<Holder | undefined> {
  if (permit?.holder !== 'import') return undefined;
  const item = await readImport(table, studioId, permit.holderId);
  return item && !hasEnded(item.status) ? { permit, item } : undefined;
}

/** A permit for an upload, and the import that loses it. */
interface Taken {
  readonly place: OpenPermit;
  readonly left: Import | undefined;
}

/** @throws {Failure} `conflict` if nothing may be imported now, `too-many-requests` if all imports are at work */
async function permitFor(table: StudioTable, studioId: string, now: Date): Promise<Taken> {
  const held = await readPermits(table, studioId);
  assertMayImport(held, now);
  const [open] = openPermits(importPermits, held, now);
  if (open) return { place: open, left: (await holderOf(table, studioId, open.before))?.item };
  const holders = await Promise.all(held.map((one) => holderOf(table, studioId, one)));
  const left = givingWay(
    holders.filter((one) => one !== undefined),
    now,
  );
  if (left) return { place: { slot: left.permit.slot, before: left.permit }, left: left.item };
  throw new Failure(
    'too-many-requests',
    `${importsAtOnceMax} imports are under way. Wait until one is done, or cancel one.`,
  );
}

export const handler = httpOperation(createImport, { uploads, readings: readingQueue }, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const { studioId } = caller;
  const { kind, fileName, sizeBytes } = input;
  const now = deps.clock.now();
  const item = await untilStored(async () => {
    const { place, left } = await permitFor(table, studioId, now);
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
