import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { activityView, recordingStep } from './activity.ts';

/** The requests and answers of one change. */
export const getRecording = operation({
  id: 'activity.getRecording',
  method: 'GET',
  path: '/api/activity/{adjustmentId}/recording',
  access: 'subscriber',
  summary: 'The recorded requests and answers of a change',
  params: z.strictObject({ adjustmentId: ulid }),
  output: z.strictObject({ activity: activityView, steps: z.array(recordingStep) }),
  errors: ['not-found'],
});
