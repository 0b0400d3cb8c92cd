import * as z from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../values.ts';
import { activityFilter } from './filter.ts';

/** Maximum number of rows in one file. */
export const exportedActivityRowsMax = 5_000;

/**
 * Changes as CSV (RFC 4180, safe against formula injection), newest first. If there are more than a file may contain,
 * it contains the newest. `invalid-input` as for the list.
 */
export const exportActivity = operation({
  id: 'activity.exportActivity',
  method: 'GET',
  path: '/api/activity/export',
  access: 'subscriber',
  pace: 'costly',
  summary: 'Logs as CSV',
  query: activityFilter,
  output: z.strictObject({
    fileName: z.string(),
    csvData: z.string(),
    rows: z.int().min(0),
    lookedBackTo: instant.nullable().describe('the oldest change looked at, where there are older ones'),
  }),
});
