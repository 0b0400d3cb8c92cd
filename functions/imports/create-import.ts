import { Failure } from '../../shared/contracts/failure.ts';
import { createImport } from '../../shared/contracts/imports/create-import.ts';
import { importsAtOnceMax } from '../../shared/contracts/imports/import.ts';
import { uploads } from '../_platform/adapters/files.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { untilStored } from '../_platform/until-stored.ts';
import { hasEnded, importViewOf, type Import } from './import.ts';
import { fileKey } from './import-keys.ts';
import { createImport as storeNewImport, readImport } from './import-store.ts';
import { readSlots } from './import-slot-store.ts';
import { clearingAmong, heldUntil, openSlots, type OpenSlot } from './slots.ts';

/** As long as a form may be used; the upload has to begin within it. */
const formValidSeconds = 5 * 60;

/** What every upload says of itself: a form takes no other type. */
const contentType = 'text/csv';

const busy = 'Others are beginning imports for this studio at the same time. Please try again in a moment.';

async function openPlace(studioId: string, now: Date): Promise<OpenSlot> {
  const held = await readSlots(studioId);
  if (clearingAmong(held, now))
    throw new Failure('conflict', 'Imported data is being cleared. Import the file when that is done.');
  const [place] = openSlots(held, now);
  if (place) return place;
  throw new Failure(
    'too-many-requests',
    `${importsAtOnceMax} imports are under way. Wait until one is done, or cancel one.`,
  );
}

/** The import that came to no end in a place, if it was one. */
async function leftIn(studioId: string, { before }: OpenSlot): Promise<Import | undefined> {
  if (before?.holder !== 'import') return undefined;
  const left = await readImport(studioId, before.holderId);
  return left && !hasEnded(left.status) ? left : undefined;
}

export const handler = httpOperation(createImport, { uploads }, async ({ input, caller, deps }) => {
  const { studioId } = caller;
  const { kind, fileName, sizeBytes } = input;
  const now = deps.clock.now();
  const item = await untilStored(async () => {
    const place = await openPlace(studioId, now);
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
    const left = await leftIn(studioId, place);
    const until = heldUntil(now, 'idle');
    return (await storeNewImport({ item: begun, place, until, left })) ? begun : undefined;
  }, busy);
  const terms = { key: fileKey(item), sizeBytes, contentType, validSeconds: formValidSeconds };
  return { import: importViewOf(item, {}, undefined), upload: await deps.uploads.uploadForm(terms) };
});
