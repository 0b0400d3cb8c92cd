import * as z from 'zod';
import { recordingStep } from '../../shared/contracts/activity/activity.ts';
import { getRecording } from '../../shared/contracts/activity/get-recording.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { recordings } from '../_platform/adapters/blobs.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { activityOf } from './activity-view.ts';
import { readAdjustment } from './adjustment-store.ts';

const recording = z.object({ steps: z.array(recordingStep) });

export const handler = httpOperation(getRecording, { recordings }, async ({ input, caller, deps }) => {
  const adjustment = await readAdjustment(caller.studioId, input.adjustmentId);
  const kept = adjustment?.recordingKey && (await deps.recordings.getJson(adjustment.recordingKey));
  if (!adjustment || !kept) throw new Failure('not-found', 'There is no such recording.');
  return { activity: activityOf(adjustment), steps: recording.parse(kept).steps };
});
