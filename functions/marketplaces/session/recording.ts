import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { storeRecording } from '#functions/_domain/places/outbox/recording-store.ts';
import type { Blobs } from '#functions/_platform/ports/blobs.ts';
import type { ConnectorSession } from '#functions/_domain/connections/connectors/connector.ts';
import type { RecordedStep } from '#functions/_domain/connections/exchange/recorder.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most steps in the recording of one attempt. The latest ones are kept. */
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
 * Stores an attempt's steps, which its recorder has masked. Each attempt is stored separately, so that earlier ones do
 * not have to be read.
 *
 * @returns the recording's key
 */
export const keepRecording = (
  table: StudioTable,
  target: { readonly studioId: string; readonly adjustmentId: string; readonly attempts: number },
  session: ConnectorSession,
  { recordings }: { readonly recordings: Pick<Blobs, 'putJson'> },
): Promise<string> =>
  storeRecording(
    table,
    { studioId: target.studioId, adjustmentId: target.adjustmentId, attempt: target.attempts + 1 },
    session.recorder.steps().slice(-recordingStepsMax).map(stepOf),
    recordings,
  );
