import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { classId, instant, localDate, localTime, ulid } from '../values.ts';

/** One change of places at one marketplace, as Logs show it. */
export const activityView = z.strictObject({
  adjustmentId: ulid,
  createdAt: instant,
  appliedAt: instant.nullable(),
  marketplace,
  classId,
  className: z.string(),
  classLocalDate: localDate,
  classLocalTime: localTime,
  slotsChanged: z.int(),
  placesTo: z.int(),
  source: z.enum(['decision', 'automatic', 'manual']),
  status: z.enum(['success', 'failure', 'pending']),
  details: z.string(),
  hasRecording: z.boolean(),
  awaitsConfirmation: z.boolean().describe('a task: the owner sets the places by hand and confirms'),
});
export type ActivityView = z.output<typeof activityView>;

/** One step of a recording: what was asked and what came back, secrets masked. */
export const recordingStep = z.strictObject({
  at: instant,
  label: z.string(),
  method: z.string(),
  url: z.string(),
  requestBody: z.string().nullable(),
  status: z.int().nullable(),
  answerExcerpt: z.string().nullable(),
  durationMs: z.number(),
  placesBefore: z.int().nullable(),
  placesAfter: z.int().nullable(),
  note: z.string().nullable(),
});
export type RecordingStep = z.output<typeof recordingStep>;
