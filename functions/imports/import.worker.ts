import { importMessage, queueReceivesMax, type ImportMessage } from '#shared/contracts/messages.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { worker } from '#functions/_platform/worker.ts';
import { analysisFactories } from './reading/analysis-deps.ts';
import { giveUp, runStep } from './run-step.ts';
import { stalledStep } from './stalled-step.ts';

/** What a message is about, as lines of a log name it. */
function subjects(message: ImportMessage): Record<string, string> {
  const { id } = message;
  if ('step' in message) {
    const { step } = message;
    return step === 'clear' ? { clearingId: id, step } : { importId: id, step };
  }
  return message.work === 'clearing'
    ? { clearingId: id, step: message.kind }
    : { importId: id, step: message.kind };
}

export const handler = worker(
  { name: 'imports.import', message: importMessage, fifo: false, subjects },
  { ...analysisFactories, recordings },
  ({ message, deps, receives }) =>
    inStudio(message.studioId, async () => {
      const step = 'step' in message ? message : await stalledStep(message, deps);
      if (!step) return;
      try {
        await runStep(step, receives, deps);
      } catch (error) {
        if (receives >= queueReceivesMax) await giveUp(step, deps);
        throw error;
      }
    }),
);
