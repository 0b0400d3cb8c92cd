import * as z from 'zod';
import { operation } from '../operation.ts';
import { optimizerRun } from './run.ts';

/** How far the latest run of the optimizer is that a person started, and what came of it; null where there is none. */
export const getRun = operation({
  id: 'decisions.getRun',
  method: 'GET',
  path: '/api/decisions/run',
  access: 'subscriber',
  summary: 'How far the latest run of the optimizer is',
  output: z.strictObject({ run: optimizerRun.nullable() }),
});
