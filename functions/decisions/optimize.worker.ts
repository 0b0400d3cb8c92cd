import { Failure } from '#shared/contracts/failure.ts';
import {
  decidingMessage,
  queueReceivesMax,
  type OptimizeMessage,
  type RunMessage,
  type StalledRunMessage,
} from '#shared/contracts/messages.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { noteInLog } from '#functions/_platform/common/context.ts';
import { forTheFirst, once } from '#functions/_platform/once.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { worker } from '#functions/_platform/worker.ts';
import { runStudio } from './runs/run.ts';
import { giveUpRun, runStep } from './runs/run-step.ts';
import { stalledRun } from './runs/stalled-run.ts';
import type { StartDeps } from './runs/start-run.ts';

async function decideStudios(
  { studioIds, classIds, runId, correlationId }: OptimizeMessage,
  deps: StartDeps,
): Promise<void> {
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
}

const goOnWithRun = (message: RunMessage, receives: number, deps: StartDeps): Promise<void> =>
  inStudio(message.studioId, async () => {
    try {
      await runStep(message, deps);
    } catch (error) {
      if (receives >= queueReceivesMax) await giveUpRun(message, deps);
      throw error;
    }
  });

async function askAboutRun(message: StalledRunMessage, receives: number, deps: StartDeps): Promise<void> {
  const next = await inStudio(message.studioId, () => stalledRun(message, deps));
  if (!next) return;
  noteInLog({ correlationId: next.correlationId });
  await goOnWithRun(next, receives, deps);
}

export const handler = worker(
  { name: 'decisions.optimize', message: decidingMessage, fifo: false },
  { studios: optimizeQueue },
  ({ message, deps, receives }) => {
    if (!('kind' in message)) return decideStudios(message, deps);
    return 'work' in message ? askAboutRun(message, receives, deps) : goOnWithRun(message, receives, deps);
  },
);
