import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { readAdjustment } from '#functions/_domain/places/outbox/adjustment-store.ts';
import { readRecording } from '#functions/_domain/places/outbox/recording-store.ts';

export const handler = httpOperation(getRecording, { recordings }, async ({ table, input, caller, deps }) => {
  const adjustment = await readAdjustment(table, caller.studioId, input.adjustmentId);
  const keys = adjustment?.recordingKeys ?? [];
  if (!adjustment || keys.length === 0) throw new Failure('not-found', 'There is no such recording.');
  const tries = await Promise.all(
    keys.map((key) => readRecording(table, caller.studioId, key, deps.recordings)),
  );
  return { activity: activityOf(adjustment), steps: tries.flat() };
});
