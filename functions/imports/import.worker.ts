import { importMessage, queueReceivesMax } from '#shared/contracts/messages.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { worker } from '#functions/_platform/worker.ts';
import { analysisFactories } from './reading/analysis-deps.ts';
import { giveUp, runStep } from './run-step.ts';

export const handler = worker(
  {
    name: 'imports.import',
    message: importMessage,
    fifo: false,
    subjects: ({ step, id }) => (step === 'clear' ? { clearingId: id, step } : { importId: id, step }),
  },
  { ...analysisFactories, recordings },
  ({ message, deps, receives }) =>
    inStudio(message.studioId, async () => {
      try {
        await runStep(message, receives, deps);
      } catch (error) {
        if (receives >= queueReceivesMax) await giveUp(message, deps);
        throw error;
      }
    }),
);
