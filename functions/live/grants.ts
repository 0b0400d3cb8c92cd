import { changing, type GrantsOf, reads } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'live'> = {
  closeConnections: { table: [...reads, ...changing, 'DeleteItem'], people: 'sign-out' },
  createTicket: { table: ['GetItem', 'PutItem'] },
  'broadcast.stream': { table: ['Query', 'DeleteItem'], connections: 'post' },
  'close.schedule': { table: ['Query', 'DeleteItem'], connections: 'close', people: 'standing' },
  'connect.socket': { table: ['PutItem', 'DeleteItem'], settings: ['WEB_ORIGIN'] },
  'disconnect.socket': { table: ['DeleteItem'] },
};
