import * as z from 'zod';
import { operation } from '../operation.ts';
import { clearingView, clearType } from './clearing.ts';

/**
 * Deletes imported data. A small studio's data are deleted before the answer; a larger studio's by a job, with its
 * counts in `imports.getClearing`. A second request during a clearing returns that clearing.
 */
export const clearData = operation({
  id: 'imports.clearData',
  method: 'POST',
  path: '/api/clearings',
  access: 'subscriber',
  allowance: 'clearing',
  summary: 'Delete imported data',
  body: z.strictObject({ clearType }),
  output: clearingView,
  errors: ['conflict'],
});
