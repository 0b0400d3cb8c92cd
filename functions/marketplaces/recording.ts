import type { RecordingStep } from '../../shared/contracts/activity/activity.ts';
import type { Blobs } from '../_platform/ports/blobs.ts';
import type { ConnectorSession } from './connectors/connector.ts';
import type { RecordingStep as RecordedStep } from './connectors/recorder.ts';

/** The most steps one try's recording keeps; of more, the latest. */
const recordingStepsMax = 200;

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
 * Keeps a try's steps, masked as its recorder kept them. Each try has an object of its own, so that none is read.
 *
 * @returns the recording's key
 */
export async function keepRecording(
  of: { readonly studioId: string; readonly adjustmentId: string; readonly attempts: number },
  session: ConnectorSession,
  { recordings }: { readonly recordings: Blobs },
): Promise<string> {
  const key = `t/${of.studioId}/recordings/${of.adjustmentId}/${of.attempts + 1}.json`;
  const steps = session.recorder.steps().slice(-recordingStepsMax).map(stepOf);
  await recordings.putJson(key, { steps });
  return key;
}
