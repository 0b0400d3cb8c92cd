import { queueReceivesMax, reservationMessage } from '#shared/contracts/messages.ts';
import { optimizeQueue, pushQueue, reservationRetries } from '#functions/_platform/adapters/queues.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { noteAtEnd } from '#functions/_platform/work.ts';
import { worker } from '#functions/_platform/worker.ts';
import { takePlaced } from './taking/take-placed.ts';
import { NotLinkedYet, takeTold } from './taking/take-told.ts';

/** So long a reading of what a marketplace lists usually takes. */
const readingSeconds = 15;

export const handler = worker(
  { name: 'reservations.take', message: reservationMessage, fifo: true },
  { studios: optimizeQueue, pushes: pushQueue, retries: reservationRetries },
  ({ message, deps, receives, receipt }) =>
    inStudio(message.studioId, async () => {
      try {
        if (message.kind === 'placed') await takePlaced(message, deps);
        else {
          await takeTold(message, receives >= queueReceivesMax, deps);
          const { marketplace: source, at } = message;
          const lagSeconds = Math.max(0, (deps.clock.now().getTime() - Date.parse(at)) / 1000);
          noteAtEnd<'WebhookLag'>({ source }, { WebhookLag: Math.round(lagSeconds) });
        }
      } catch (error) {
        if (error instanceof NotLinkedYet) await deps.retries.after(receipt, readingSeconds);
        throw error;
      }
    }),
);
