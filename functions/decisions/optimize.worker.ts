import { Failure } from '../../shared/contracts/failure.ts';
import { optimizeMessage } from '../../shared/contracts/messages.ts';
import { forTheFirst, once } from '../_platform/once.ts';
import { inStudio } from '../_platform/scope.ts';
import { worker } from '../_platform/worker.ts';
import { runStudio } from './run.ts';

export const handler = worker(
  { name: 'decisions.optimize', message: optimizeMessage, fifo: false },
  {},
  async ({ message: { studioIds, classIds, runId, correlationId }, deps }) => {
    const key = `optimize#${runId}`;
    for (const studioId of studioIds)
      await inStudio(studioId, () => {
        const decide = async (): Promise<void> => {
          try {
            await runStudio({ studioId, trigger: 'schedule', correlationId, classIds }, deps);
          } catch (error) {
            if (!(error instanceof Failure)) throw error;
            deps.logger.info('studio not decided', { studioId, errorCode: error.code });
          }
        };
        // What is stored of a class is stored on its version: deciding it twice at worst is work for nothing.
        return classIds
          ? forTheFirst(studioId, { key, by: correlationId }, deps.clock, decide)
          : once(studioId, key, deps.clock, decide);
      });
  },
);
