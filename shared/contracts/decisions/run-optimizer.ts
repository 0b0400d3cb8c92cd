import { operation } from '../operation.ts';
import { optimizerRun } from './run.ts';

/**
 * Starts an optimizer run over all open classes of the studio, and answers at once; `decisions.getRun` returns its
 * progress. With auto-execute on, it also applies what an hourly run would; while automation is paused, the request is
 * refused. A second request during a run returns that run. A new decision on a class supersedes its pending one.
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
