import type { OptimizerRun, SimulationRun } from '#shared/contracts/decisions/run.ts';
import type { StoredRun } from './run-store.ts';

const partsOfBoth = (run: StoredRun): Omit<OptimizerRun, 'result'> => ({
  runId: run.runId,
  status: run.status,
  startedBy: run.startedBy,
  createdAt: run.createdAt,
  startedAt: run.startedAt ?? null,
  finishedAt: run.finishedAt ?? null,
  progress: { classesTotal: run.classesTotal ?? null, classesDone: run.classesDone },
  problem: run.problem ?? null,
});

export const optimizerRunOf = (run: StoredRun): OptimizerRun => ({
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

export function simulationRunOf(run: StoredRun): SimulationRun {
  const { settings } = run;
  if (!settings) throw new Error(`the simulation ${run.runId} has no settings`);
  return { ...partsOfBoth(run), settings };
}
