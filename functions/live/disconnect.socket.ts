import { socket } from '#functions/_platform/socket.ts';
import { removeConnection } from './live-store.ts';

export const handler = socket('live.disconnect', {}, async ({ requestContext: { connectionId } }, deps) => {
  await removeConnection(deps.table, connectionId);
  return 200;
});
