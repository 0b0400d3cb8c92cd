import { socket } from '#functions/_platform/socket.ts';
import { removeConnection } from './live-store.ts';

export const handler = socket('live.disconnect', {}, async ({ requestContext: { connectionId } }) => {
  await removeConnection(connectionId);
  return 200;
});
