import type { OptimizerRun, SimulationRun } from '#shared/contracts/decisions/run.ts';
import type { Run } from './run-store.ts';

const partsOfBoth = (run: Run): Omit<OptimizerRun, 'result'> => ({
  runId: run.runId,
  status: run.status,
  startedBy: run.startedBy,
  createdAt: run.createdAt,
  startedAt: run.startedAt ?? null,
  finishedAt: run.finishedAt ?? null,
  progress: { classesTotal: run.classesTotal ?? null, classesDone: run.classesDone },
  problem: run.problem ?? null,
});

export const optimizerRunOf = (run: Run): OptimizerRun => ({
  ...partsOfBoth(run),
  result:
    run.status === 'done'
      ? {
          classesAnalyzed: run.analyzed,
          decisionsGenerated: run.generated,
          decisionsExecuted: run.executed,
        }
      : null,
});

export function simulationRunOf(run: Run): SimulationRun {
  const { settings } = run;
  if (!settings) throw new Error(`the simulation ${run.runId} has no settings`);
  return { ...partsOfBoth(run), settings };
}
