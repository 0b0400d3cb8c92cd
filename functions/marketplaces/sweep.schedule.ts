import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { sweep } from './push/sweep.ts';

export const handler = schedule('marketplaces.sweep', { pushes: pushQueue }, async (deps) => ({
  swept: await sweep(deps.table, deps),
}));
