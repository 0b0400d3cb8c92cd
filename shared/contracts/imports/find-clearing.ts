import * as z from 'zod';
import { operation } from '../operation.ts';
import { clearingView } from './clearing.ts';

/** The running clearing. Null if there is none. Only one runs at a time. */
export const findClearing = operation({
  id: 'imports.findClearing',
  method: 'GET',
  path: '/api/clearings',
  access: 'subscriber',
  summary: 'The clearing in progress',
  output: z.strictObject({ clearing: clearingView.nullable() }),
});
