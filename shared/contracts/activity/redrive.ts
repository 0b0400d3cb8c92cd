import { operation } from '../operation.ts';
import * as z from 'zod';
import { ulid } from '../values.ts';
import { activityView } from './activity.ts';

/**
 * Retries a change that failed at its marketplace. `already-decided` if there is nothing to send: the marketplace has
 * the change already, or a newer one replaced it. `decision-expired` if its class has begun. A change that is currently
 * being sent is left alone.
 */
export const redrive = operation({
  id: 'activity.redrive',
  method: 'POST',
  path: '/api/activity/{adjustmentId}/redrive',
  access: 'subscriber',
  allowance: 'redrive',
  summary: 'Send a failed change again',
  params: z.strictObject({ adjustmentId: ulid }),
  output: activityView,
  errors: ['not-found', 'already-decided', 'decision-expired', 'conflict'],
});
