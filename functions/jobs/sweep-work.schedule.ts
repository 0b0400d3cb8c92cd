import { importQueue, optimizeQueue } from '../_platform/adapters/queues.ts';
import { schedule } from '../_platform/schedule.ts';
import { sweepWork } from './sweep-work.ts';

const factories = { studios: optimizeQueue, imports: importQueue };

export const handler = schedule('jobs.sweepWork', factories, async (deps) => ({
  ...(await sweepWork(deps)),
}));
