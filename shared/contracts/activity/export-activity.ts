import * as z from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../values.ts';
import { activityView } from './activity.ts';
import { activityFilter } from './filter.ts';

/** Maximum number of rows in one file. */
export const exportedActivityRowsMax = 5_000;

/**
 * All changes that match a filter, newest first, for a file that the browser writes in its reader's language. If there
 * are more than a file may contain, the answer holds the newest. `invalid-input` as for the list.
 */
export const exportActivity = operation({
  id: 'activity.exportActivity',
  method: 'GET',
  path: '/api/activity/export',
  access: 'subscriber',
  pace: 'costly',
  summary: 'Logs for export to a file',
  query: activityFilter,
  output: z.strictObject({
    changes: z.array(activityView).max(exportedActivityRowsMax),
    lookedBackTo: instant.nullable().describe('if there are older changes: the oldest one that was examined'),
  }),
});
