import { importQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { sweepWork } from './sweep-work.ts';
import { table } from '#functions/_platform/table.ts';

const factories = { table, studios: optimizeQueue, imports: importQueue };

export const handler = schedule('jobs.sweepWork', factories, async (deps) => ({
  ...(await sweepWork(deps)),
}));
