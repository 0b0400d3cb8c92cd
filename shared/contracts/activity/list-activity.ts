import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, instant } from '../values.ts';
import { activityView } from './activity.ts';
import { activityFilter } from './filter.ts';

/** The most rows one page of Logs holds. */
export const activityPageItemsMax = 50;

/**
 * Changes of places at marketplaces, newest first. A page looks through a bounded number of changes, so a rare
 * platform or name may leave it short of rows or empty while the cursor goes on. `invalid-input` at `query.to` where
 * the days are the wrong way round.
 */
export const listActivity = operation({
  id: 'activity.listActivity',
  method: 'GET',
  path: '/api/activity',
  access: 'subscriber',
  summary: 'What was changed at marketplaces',
  query: activityFilter.extend({ cursor: cursor.optional() }),
  output: z.strictObject({
    activity: z.array(activityView),
    timezone: z.string(),
    cursor: cursor.nullable(),
    lookedBackTo: instant
      .nullable()
      .describe('how far back this page looked, where it stopped before it was full'),
  }),
});
