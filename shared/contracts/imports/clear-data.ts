import * as z from 'zod';
import { operation } from '../operation.ts';
import { clearingView, clearType } from './clearing.ts';

/**
 * Deletes imported data. A small studio's data are deleted before the answer; a larger one's are removed by a job, and
 * `imports.getClearing` counts what is deleted. A second request while one runs returns that one.
 */
export const clearData = operation({
  id: 'imports.clearData',
  method: 'POST',
  path: '/api/clearings',
  access: 'subscriber',
  allowance: 'clearing',
  summary: 'Clear imported data',
  body: z.strictObject({ clearType }),
  output: clearingView,
  errors: ['conflict'],
});
