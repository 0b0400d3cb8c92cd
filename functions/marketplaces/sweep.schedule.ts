import { pushQueue } from '../_platform/adapters/queues.ts';
import { schedule } from '../_platform/schedule.ts';
import { sweep } from './sweep.ts';

export const handler = schedule('marketplaces.sweep', { pushes: pushQueue }, async (deps) => ({
  swept: await sweep(deps),
}));
