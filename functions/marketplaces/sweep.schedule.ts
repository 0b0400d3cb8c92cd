import { pushQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { sweep } from './push/sweep.ts';
import { table } from '#functions/_platform/table.ts';

export const handler = schedule('marketplaces.sweep', { table, pushes: pushQueue }, async (deps) => ({
  swept: await sweep(deps.table, deps),
}));
