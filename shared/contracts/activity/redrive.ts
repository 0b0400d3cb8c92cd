import { operation } from '../operation.ts';
import * as z from 'zod';
import { ulid } from '../values.ts';
import { activityView } from './activity.ts';

/**
 * Sends a change again that its marketplace did not take. `already-decided` where there is nothing to send: the
 * marketplace shows it, or a newer change took its place; `decision-expired` where its class has begun. One that is on
 * its way stays so.
 */
export const redrive = operation({
  id: 'activity.redrive',
  method: 'POST',
  path: '/api/activity/{adjustmentId}/redrive',
  access: 'subscriber',
  allowance: 'redrive',
  summary: 'Send a change again that failed',
  params: z.strictObject({ adjustmentId: ulid }),
  output: activityView,
  errors: ['not-found', 'already-decided', 'decision-expired', 'conflict'],
});
