import * as z from 'zod';
import { operation } from '../operation.ts';

/** Decides every open class of the studio now. A new decision of a class supersedes its pending one. */
export const runOptimizer = operation({
  id: 'decisions.runOptimizer',
  method: 'POST',
  path: '/api/decisions/run',
  access: 'subscriber',
  allowance: 'optimizer',
  summary: 'Run the optimizer now',
  output: z.strictObject({ classesAnalyzed: z.int(), decisionsGenerated: z.int() }),
  errors: ['no-integration', 'conflict'],
});
