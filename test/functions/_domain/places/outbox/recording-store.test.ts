import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createObjects } from '#infra/local/emulators/objects/index.ts';
import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { adjustmentIdAt, anAdjustment } from '#test/builders/an-adjustment.ts';
import { callOperation } from '#test/builders/call-operation.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { recordingDictionary } from '#functions/_domain/places/outbox/recording-dictionary.ts';
import { storeRecording } from '#functions/_domain/places/outbox/recording-store.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { handler as getRecordingHandler } from '#functions/activity/get-recording.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '66666666-5555-4555-8555-000000000001';

const aStep = (answerExcerpt: string): RecordingStep => ({
  at: '2026-11-23T12:00:00.000Z',
  label: 'Set the places',
  method: 'PUT',
  url: 'https://partner.test/slots/7',
  requestBody: '{"total":6}',
  status: 200,
  answerExcerpt,
  durationMs: 120,
  placesBefore: 4,
  placesAfter: 6,
  note: null,
});
const little = [aStep('{"total":6}')];
/** A text that is long and repetitive, like real responses. */
const wordy = Array.from({ length: 20 }, (_, at) => aStep(`{"slot":${at},"total":6},`.repeat(40)));
const digest = (at: number): string => createHash('sha512').update(String(at)).digest('hex');
/** A text that is long and without repetition. */
const much = Array.from({ length: 200 }, (_, at) => aStep(digest(at)));
/** A text longer than the unpacking limit, although it compresses well. */
const longest = Array.from({ length: 200 }, () => aStep('{"total":6},'.repeat(250)));

describe('the dictionary that compresses recordings', () => {
  it('never changes, because stored recordings would become unreadable', () => {
    const digest = createHash('sha256').update(recordingDictionary).digest('hex');
    expect(digest).toBe('7e0905fd13723deb4d0aaa6c1322e5cd06ba30a126830eb78afeff53d667d83a');
  });
});

describe('recordings', () => {
  let table: TestTable;
  let objects: Awaited<ReturnType<typeof createObjects>>;
  const dir = mkdtempSync(join(tmpdir(), 'recordings-'));

  beforeAll(async () => {
    table = await startTable();
    objects = await createObjects({
      dir,
      buckets: [{ name: 'recordings' }],
      now: () => new Date(),
      secretFor: () => 'test',
    });
    Object.assign(process.env, { AWS_ENDPOINT_URL_S3: objects.url, RECORDINGS_BUCKET: 'recordings' });
    await giveAccess(studioId);
  });
  afterAll(async () => {
    await Promise.all([table.close(), objects.close()]);
    rmSync(dir, { recursive: true, force: true });
  });

  it('are stored in compressed form', async () => {
    const target = { studioId, adjustmentId: adjustmentIdAt(Date.parse('2027-01-02T00:00:00Z')), attempt: 1 };
    expect(JSON.stringify(wordy).length).toBeGreaterThan(20_000);
    table.calls.length = 0;
    await storeRecording(tableOf(studioId), target, wordy, recordings());
    expect(table.calls.map(({ writeUnits }) => writeUnits)).toEqual([1]);
  });

  it('of several attempts are shown in order, and use objects only if they are large', async () => {
    const adjustmentId = adjustmentIdAt(Date.parse('2027-01-01T00:00:00Z'));
    const recordingKeys = await (async () => {
      const studioTable = tableOf(studioId);

      const keys: string[] = [];
      for (const [index, steps] of [little, much, wordy, longest].entries()) {
        const target = { studioId, adjustmentId, attempt: index + 1 };
        keys.push(await storeRecording(studioTable, target, steps, recordings()));
        // A worker that died after this call repeats it.
        expect(await storeRecording(studioTable, target, steps, recordings())).toBe(keys[index]);
      }
      await studioTable
        .of(AdjustmentEntity)
        .put({
          ...anAdjustment({ adjustmentId, recordingKeys: keys }),
          studioId,
        } as never)
        .go();
      return keys;
    })();
    expect(recordingKeys).toEqual([
      `${adjustmentId}/1`,
      `t/${studioId}/recordings/${adjustmentId}/2.json`,
      `${adjustmentId}/3`,
      `t/${studioId}/recordings/${adjustmentId}/4.json`,
    ]);
    const { body } = await callOperation(
      getRecordingHandler as never,
      getRecording,
      { adjustmentId },
      { studioId },
    );
    expect(body.steps).toEqual([...little, ...much, ...wordy, ...longest]);
  });
});
