import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { activityView } from './activity.ts';

/** The most rows one page of Logs holds. */
export const activityPageItemsMax = 50;

/** Changes of places at marketplaces, newest first. */
export const listActivity = operation({
  id: 'activity.listActivity',
  method: 'GET',
  path: '/api/activity',
  access: 'subscriber',
  summary: 'What was changed at marketplaces',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({
    activity: z.array(activityView),
    timezone: z.string(),
    cursor: cursor.nullable(),
  }),
});
