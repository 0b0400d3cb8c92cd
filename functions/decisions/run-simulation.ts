import { runSimulation } from '#shared/contracts/decisions/run-simulation.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { simulationRunOf } from './runs/run-view.ts';
import { startRun } from './runs/start-run.ts';

export const handler = httpOperation(
  runSimulation,
  { studios: optimizeQueue },
  async ({ table, input: settings, caller: { studioId }, deps, correlationId }) => {
    const run = { studioId, kind: 'simulation', startedBy: studioId, correlationId, settings } as const;
    return simulationRunOf(await startRun(table, run, deps));
  },
);
