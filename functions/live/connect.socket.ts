import { environment } from '../_platform/environment.ts';
import { socket, type SocketEvent } from '../_platform/socket.ts';
import { spendTicket, storeConnection } from './live-store.ts';
import { connectionExpiresAtSeconds, presentedHash } from './ticket.ts';

const webOrigin = () => environment('WEB_ORIGIN').WEB_ORIGIN;

const originOf = ({ headers = {} }: SocketEvent): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1];

export const handler = socket('live.connect', { webOrigin }, async (event, { clock, webOrigin: allowed }) => {
  const hash = presentedHash(event.queryStringParameters?.['ticket']);
  if (originOf(event) !== allowed || hash === undefined) return 403;
  const now = clock.now();
  const studioId = await spendTicket(hash, Math.floor(now.getTime() / 1000));
  if (studioId === undefined) return 403;
  await storeConnection({
    studioId,
    connectionId: event.requestContext.connectionId,
    openedAt: now.toISOString(),
    expiresAtSeconds: connectionExpiresAtSeconds(now),
  });
  return 200;
});
