import { queueReceivesMax } from '#shared/contracts/messages.ts';
import { reservationMessage } from '#shared/contracts/reservations/messages.ts';
import { optimizeQueue, pushQueue } from '#functions/_platform/adapters/queues.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import { worker } from '#functions/_platform/worker.ts';
import { applyPlaced } from './taking/take-placed.ts';
import { applyReported } from './taking/take-reported.ts';
import { table } from '#functions/_platform/table.ts';

export const handler = worker(
  { name: 'reservations.take', message: reservationMessage, fifo: true, lateAfterSeconds: 5 * 60 },
  { table, studios: optimizeQueue, pushes: pushQueue },
  {
    placed: (message, deps) => applyPlaced(deps.table.forStudio(message.studioId), message, deps),
    told: async (message, deps, receives) => {
      const table = deps.table.forStudio(message.studioId);
      await applyReported(table, message, receives >= queueReceivesMax, deps);
      const { marketplace: source, at } = message;
      const lagSeconds = Math.max(0, (deps.clock.now().getTime() - Date.parse(at)) / 1000);
      recordAtEnd<'WebhookLag'>({ source }, { WebhookLag: Math.round(lagSeconds) });
    },
  },
);
