import * as z from 'zod';
import { recordingStep, type RecordingStep } from '../../shared/contracts/activity/activity.ts';
import type { Blobs } from '../_platform/ports/blobs.ts';
import type { ConnectorSession } from './connectors/connector.ts';
import type { RecordingStep as RecordedStep } from './connectors/recorder.ts';

const recording = z.strictObject({ steps: z.array(recordingStep) });

/** The most steps one recording keeps; of more, the latest. */
export const recordingStepsMax = 200;

const stepOf = (step: RecordedStep): RecordingStep => ({
  at: step.at,
  label: step.label,
  method: step.method,
  url: step.url,
  requestBody: step.requestBody ?? null,
  status: step.status ?? null,
  answerExcerpt: step.answerExcerpt ?? null,
  durationMs: step.durationMs,
  placesBefore: step.before ?? null,
  placesAfter: step.after ?? null,
  note: step.note ?? null,
});

/**
 * Adds a session's steps, masked as its recorder kept them, to the adjustment's recording.
 *
 * @returns the recording's key
 */
export async function keepRecording(
  of: { readonly studioId: string; readonly adjustmentId: string },
  session: ConnectorSession,
  { recordings }: { readonly recordings: Blobs },
): Promise<string> {
  const key = `t/${of.studioId}/recordings/${of.adjustmentId}.json`;
  const before = recording.safeParse(await recordings.getJson(key));
  const steps = [...(before.success ? before.data.steps : []), ...session.recorder.steps().map(stepOf)];
  await recordings.putJson(key, { steps: steps.slice(-recordingStepsMax) });
  return key;
}
