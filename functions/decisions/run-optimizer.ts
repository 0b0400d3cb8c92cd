import { runOptimizer } from '../../shared/contracts/decisions/run-optimizer.ts';
import { optimizeQueue } from '../_platform/adapters/queues.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import { assertMayRun } from './may-run.ts';
import { optimizerRunOf } from './run-view.ts';
import { startRun } from './start-run.ts';

export const handler = httpOperation(
  runOptimizer,
  { studios: optimizeQueue },
  async ({ caller: { studioId }, deps, correlationId }) => {
    const [studio, connections] = await Promise.all([readStudio(studioId), readConnections(studioId)]);
    const hasIntegration = connections.some(({ status }) => status === 'connected');
    assertMayRun({ studio, hasIntegration }, 'manual');
    const run = { studioId, kind: 'optimizer', startedBy: studioId, correlationId } as const;
    return optimizerRunOf(await startRun(run, deps));
  },
);
