import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, instant } from '../values.ts';
import { activityView } from './activity.ts';
import { activityFilter } from './filter.ts';

/** Maximum number of rows on one page of Logs. */
export const activityPageItemsMax = 50;

/**
 * Changes of places at marketplaces, newest first. A page searches a bounded number of changes, so with a rare
 * platform, status or name it may be short or empty even though the cursor continues. `invalid-input` at `query.to` if
 * the days are in the wrong order.
 */
export const listActivity = operation({
  id: 'activity.listActivity',
  method: 'GET',
  path: '/api/activity',
  access: 'subscriber',
  summary: 'Changes made at marketplaces',
  query: activityFilter.extend({ cursor: cursor.optional() }),
  output: z.strictObject({
    activity: z.array(activityView),
    timezone: z.string(),
    cursor: cursor.nullable(),
    lookedBackTo: instant
      .nullable()
      .describe('how far back this page searched, if it stopped before it was full'),
  }),
});
