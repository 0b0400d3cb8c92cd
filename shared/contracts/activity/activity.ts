import * as z from 'zod';
import { allottedChannel } from '../channels.ts';
import { classId, instant, localDate, localTime, ulid } from '../values.ts';

/** `not-sent`: it was replaced by a newer change before it reached its marketplace. */
export const activityStatuses = ['success', 'failure', 'pending', 'not-sent'] as const;
export const activityStatus = z.enum(activityStatuses);
export type ActivityStatus = z.output<typeof activityStatus>;

export const activitySource = z
  .enum([
    'decision',
    'automatic',
    'manual',
    'reconciler',
    'system',
    'system-cancelled',
    'system-restored',
    'file-cancelled',
    'booking',
    'called-off',
    'reinstated',
    'restored',
  ])
  .describe(
    'system: the studio’s own system has another capacity; system-cancelled: it cancelled the class; system-restored: it no longer lists the class as cancelled; file-cancelled: an imported file calls the class cancelled. booking: a requested booking was answered; called-off: a class was cancelled; reinstated: a cancelled class takes place after all; restored: the studio’s own system no longer lists a class as cancelled. The last four do not change places',
  );

/** One change of places at one marketplace, or an event of a class there, as shown in Logs. */
export const activityView = z.strictObject({
  adjustmentId: ulid,
  createdAt: instant,
  appliedAt: instant.nullable(),
  endedAt: instant
    .nullable()
    .describe(
      'when the change failed or was replaced by a newer one; null if neither happened or it was not recorded',
    ),
  marketplace: allottedChannel.describe(
    'kenko is the studio’s own system, where the capacity of a class was changed',
  ),
  classId,
  className: z.string(),
  classLocalDate: localDate,
  classLocalTime: localTime,
  slotsChanged: z.int(),
  placesTo: z.int(),
  source: activitySource,
  status: activityStatus,
  details: z.string(),
  says: z
    .enum([
      'shows',
      'is-to-show',
      'replaced',
      'too-late',
      'class-began',
      'not-confirmed',
      'paused-by-studio',
      'paused-by-team',
    ])
    .optional()
    .describe('a code for `details`; absent if a marketplace or a person wrote them'),
  hasRecording: z.boolean(),
  awaitsConfirmation: z.boolean().describe('a task for the owner, who sets the places by hand and confirms'),
});
export type ActivityView = z.output<typeof activityView>;

/** One step of a recording: the request and its answer, with secrets masked. */
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
