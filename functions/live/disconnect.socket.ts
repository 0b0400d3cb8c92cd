import { socket } from '#functions/_platform/socket.ts';
import { removeConnection } from './live-store.ts';
import { table } from '#functions/_platform/table.ts';

export const handler = socket(
  'live.disconnect',
  { table },
  async ({ requestContext: { connectionId } }, deps) => {
    await removeConnection(deps.table, connectionId);
    return 200;
  },
);
