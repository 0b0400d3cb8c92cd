import { Failure } from '../../shared/contracts/failure.ts';
import { optimizeMessage } from '../../shared/contracts/messages.ts';
import { once } from '../_platform/once.ts';
import { inStudio } from '../_platform/scope.ts';
import { worker } from '../_platform/worker.ts';
import { runStudio } from './run.ts';

export const handler = worker(
  { name: 'decisions.optimize', message: optimizeMessage, fifo: false },
  {},
  async ({ message: { studioIds, classIds, runId, correlationId }, deps }) => {
    for (const studioId of studioIds)
      await inStudio(studioId, () =>
        once(studioId, `optimize#${runId}`, deps.clock, async () => {
          try {
            await runStudio({ studioId, trigger: 'schedule', correlationId, classIds }, deps);
          } catch (error) {
            if (!(error instanceof Failure)) throw error;
            deps.logger.info('studio not decided', { studioId, errorCode: error.code });
          }
        }),
      );
  },
);
