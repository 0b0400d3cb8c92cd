import * as z from 'zod';
import { recordingStep, type RecordingStep } from '#shared/contracts/activity/activity.ts';
import { pack, unpack, unpackedBytesMax } from '#functions/_data/table/packed.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { recordingDictionary } from './recording-dictionary.ts';
import { RecordingEntity } from '#functions/_data/places/recording.ts';
import type { Blobs } from '#functions/_platform/ports/blobs.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Packed size from which an item costs more to write than an object. */
const itemBytesMax = 7 * 1024;

const recording = z.object({ steps: z.array(recordingStep) });

/** The prefix of the objects of all studios. Keys of items never begin with it. */
const objectPrefix = 't/';
const objectsOf = (studioId: string): string => `${objectPrefix}${studioId}/recordings/`;

/** Number of recordings that one step deletes. */
const pageItems = 100;

export interface Try {
  readonly studioId: string;
  readonly adjustmentId: string;
  /** The number of the attempt, starting at 1. */
  readonly attempt: number;
}

/** The steps in the form stored in an item. Undefined if they are too large for an item. */
function packedSteps(steps: readonly RecordingStep[]): Uint8Array | undefined {
  if (Buffer.byteLength(JSON.stringify(steps)) > unpackedBytesMax) return undefined;
  const packed = pack(steps, recordingDictionary);
  return packed.length <= itemBytesMax ? packed : undefined;
}

/**
 * Stores the recording of one attempt, as an item if it is small and as an object if it is large. Storing it again
 * changes nothing.
 *
 * @returns the key for reading it
 */
export async function storeRecording(
  table: StudioTable,
  { studioId, adjustmentId, attempt }: Try,
  steps: readonly RecordingStep[],
  recordings: Pick<Blobs, 'putJson'>,
): Promise<string> {
  const packed = packedSteps(steps);
  if (packed) {
    const recordingId = `${adjustmentId}/${attempt}`;
    await table.of(RecordingEntity).put({ studioId, recordingId, packed }).go();
    return recordingId;
  }
  const key = `${objectsOf(studioId)}${adjustmentId}/${attempt}.json`;
  await recordings.putJson(key, { steps });
  return key;
}

async function readItem(table: StudioTable, studioId: string, recordingId: string): Promise<unknown> {
  const { data } = await table.of(RecordingEntity).get({ studioId, recordingId }).go();
  return data ? { steps: unpack(data.packed, recordingDictionary) } : undefined;
}

/** Reads the recording of one attempt. Undefined if it is no longer stored. */
export async function readRecording(
  table: StudioTable,
  studioId: string,
  key: string,
  recordings: Pick<Blobs, 'getJson'>,
): Promise<RecordingStep[]> {
  const isObject = key.startsWith(objectPrefix);
  const found = await (isObject ? recordings.getJson(key) : readItem(table, studioId, key));
  return recording.safeParse(found).data?.steps ?? [];
}

/** Deletes part of a studio's recordings. */
export async function removeSomeRecordings(
  table: StudioTable,
  studioId: string,
  recordings: Pick<Blobs, 'removeAll'>,
): Promise<boolean> {
  const { data } = await table
    .of(RecordingEntity)
    .query.primary({ studioId })
    .go({ consistent: true, limit: pageItems, attributes: ['recordingId'] });
  await untilDone(
    data.map(({ recordingId }) => ({ studioId, recordingId })),
    async (left) =>
      (
        await table
          .of(RecordingEntity)
          .delete([...left])
          .go()
      ).unprocessed,
  );
  if (data.length === pageItems) return false;
  await recordings.removeAll(objectsOf(studioId));
  return true;
}
