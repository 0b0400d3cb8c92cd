import { changing, editor, type GrantsOf, reads } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'marketplaces'> = {
  confirmTask: { ...editor, sendsTo: ['pushes'] },
  'credentials.worker': {
    table: [...reads, 'BatchGetItem', ...changing, 'DeleteItem', 'ConditionCheckItem'],
    recordings: 'write',
    credentials: { open: ['credentials', 'system', 'webhook'], seal: ['webhook'], remove: ['webhook'] },
    sendsTo: ['pushes', 'readings', 'reservations', 'optimizations'],
    delays: ['pushes', 'readings'],
    settings: [
      'WELLHUB_BASE_URL',
      'WELLHUB_SETUP_BASE_URL',
      'TOTALPASS_BASE_URL',
      'FITPASS_BASE_URL',
      'KENKO_BASE_URL',
      'WEB_ORIGIN',
    ],
  },
  'reconcile.schedule': { table: ['Query'], sendsTo: ['readings'] },
  'relay.stream': { table: [], sendsTo: ['pushes', 'notifications'] },
  'sweep.schedule': { table: ['Query', 'UpdateItem'], sendsTo: ['pushes'] },
  'sync.schedule': { table: ['Query'], sendsTo: ['readings'] },
};
