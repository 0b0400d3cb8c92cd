import { watchedQueues } from '#functions/_platform/adapters/watched-queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { watchQueues } from './watch-queues.ts';

export const handler = schedule('jobs.watchQueues', { queues: watchedQueues }, watchQueues);
