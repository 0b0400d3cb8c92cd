import { runOptimizer } from '../../shared/contracts/decisions/run-optimizer.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { runStudio } from './run.ts';

export const handler = httpOperation(runOptimizer, {}, async ({ caller, deps, correlationId }) => {
  const run = { studioId: caller.studioId, trigger: 'manual', correlationId } as const;
  const { classesAnalyzed, decisionsGenerated } = await runStudio(run, deps);
  return { classesAnalyzed, decisionsGenerated };
});
