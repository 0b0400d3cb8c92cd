import { optimizeQueue } from '../_platform/adapters/queues.ts';
import { schedule } from '../_platform/schedule.ts';
import { sweepWork } from './sweep-work.ts';

export const handler = schedule('jobs.sweepWork', { studios: optimizeQueue }, async (deps) => ({
  ...(await sweepWork(deps)),
}));
