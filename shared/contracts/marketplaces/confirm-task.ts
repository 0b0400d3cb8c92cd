import * as z from 'zod';
import { activityView } from '../activity/activity.ts';
import { operation } from '../operation.ts';
import { text, ulid } from '../values.ts';

export const taskReasonCharactersMax = 300;

/**
 * Reports the result of a change that the owner had to make manually, at a marketplace where Cupo cannot set places.
 */
export const confirmTask = operation({
  id: 'marketplaces.confirmTask',
  method: 'POST',
  path: '/api/activity/{adjustmentId}/confirmation',
  access: 'subscriber',
  summary: 'Confirm a change that was made by hand',
  params: z.strictObject({ adjustmentId: ulid }),
  body: z.strictObject({
    outcome: z.enum(['done', 'not-done']),
    reason: text().trim().max(taskReasonCharactersMax).optional().describe('why it could not be done'),
  }),
  output: activityView,
  errors: ['not-found', 'already-decided', 'decision-expired'],
});
