import * as z from 'zod';
import { operation } from '../operation.ts';
import { clearingView, clearType } from './clearing.ts';

/**
 * Deletes what was imported. A small studio's data is gone with the answer; a larger one's is removed by a
 * job, and `imports.getClearing` counts what is gone. Asked again while one runs, that one is answered.
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
