import * as z from 'zod';
import { operation } from '../operation.ts';
import { activityView } from './activity.ts';

/** Maximum number of changes in the list. */
export const activityFailuresMax = 25;

/**
 * Failed changes that still matter: their class has not begun, and no newer number of places was decided for it there.
 * Newest first.
 */
export const listFailures = operation({
  id: 'activity.listFailures',
  method: 'GET',
  path: '/api/activity/failures',
  access: 'subscriber',
  summary: 'Failed changes',
  output: z.strictObject({
    failures: z.array(activityView).max(activityFailuresMax),
    more: z.boolean().describe('whether there are further ones that are not listed'),
    timezone: z.string(),
  }),
});
