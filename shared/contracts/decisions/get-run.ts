import * as z from 'zod';
import { operation } from '../operation.ts';
import { optimizerRun } from './run.ts';

/** The most recent run of the optimizer that a person started, with its progress and result. Null if there is none. */
export const getRun = operation({
  id: 'decisions.getRun',
  method: 'GET',
  path: '/api/decisions/run',
  access: 'subscriber',
  summary: 'The progress of the latest optimizer run',
  output: z.strictObject({ run: optimizerRun.nullable() }),
});
