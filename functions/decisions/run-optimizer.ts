import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readPause } from '#functions/_domain/places/outbox/read-pause.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { assertMayRun } from './runs/may-run.ts';
import { optimizerRunOf } from './runs/run-view.ts';
import { startRun } from './runs/start-run.ts';

export const handler = httpOperation(
  runOptimizer,
  { studios: optimizeQueue },
  async ({ table, caller: { studioId }, deps, correlationId }) => {
    const [studio, connected, { pausedBy }] = await Promise.all([
      readStudio(table, studioId),
      readConnected(table, studioId),
      readPause(table, studioId),
    ]);
    assertMayRun({ studio, hasIntegration: connected.length > 0, pausedBy }, 'manual');
    const run = { studioId, kind: 'optimizer', startedBy: studioId, correlationId } as const;
    return optimizerRunOf(await startRun(table, run, deps));
  },
);
