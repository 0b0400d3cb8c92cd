import type { GrantsOf } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'jobs'> = {
  'sweep-work.schedule': { table: ['Query', 'UpdateItem'], sendsTo: ['optimizations', 'imports'] },
  'watch-queues.schedule': { table: [], watchesQueues: true },
};
