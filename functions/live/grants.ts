import { changing, type Grant, type GrantsOf, reads } from '#functions/_platform/grant.ts';

const endsSignIns: Grant = { table: [...reads, ...changing, 'DeleteItem'], people: 'sign-out' };

export const grants: GrantsOf<'live'> = {
  closeConnections: endsSignIns,
  createTicket: { table: ['GetItem', 'PutItem'] },
  'broadcast.stream': { table: ['Query', 'DeleteItem'], connections: 'post' },
  'close.schedule': { table: ['Query', 'DeleteItem'], connections: 'close', people: 'standing' },
  'connect.socket': { table: ['PutItem', 'DeleteItem'], settings: ['WEB_ORIGIN'] },
  'disconnect.socket': { table: ['DeleteItem'] },
  'post-confirmation.pool': endsSignIns,
};
