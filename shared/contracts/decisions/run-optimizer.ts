import { operation } from '../operation.ts';
import { optimizerRun } from './run.ts';

/**
 * Starts a run that decides every open class of the studio now, and answers at once; `decisions.getRun` has its
 * progress. With auto-execute on, it also carries out what an hourly run would; while automation is paused, it is
 * refused. A second request while one runs returns that run. A new decision of a class supersedes its pending one.
 */
export const runOptimizer = operation({
  id: 'decisions.runOptimizer',
  method: 'POST',
  path: '/api/decisions/run',
  access: 'subscriber',
  allowance: 'optimizer',
  summary: 'Run the optimizer now',
  status: 202,
  output: optimizerRun,
  errors: ['no-integration', 'automation-paused', 'conflict'],
});
