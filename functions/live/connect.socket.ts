import { environment } from '#functions/_platform/common/environment.ts';
import { createOriginTest } from '#functions/_platform/origin.ts';
import { socket, type SocketEvent } from '#functions/_platform/socket.ts';
import { spendTicket, storeLiveConnection } from './live-store.ts';
import { presentedTicketHash } from './ticket.ts';
import { table } from '#functions/_platform/table.ts';

const webOrigin = () => environment('WEB_ORIGIN').WEB_ORIGIN;

const originOf = ({ headers = {} }: SocketEvent): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1];

const effects = { table, webOrigin, cameThrough: createOriginTest };

export const handler = socket('live.connect', effects, async (event, { clock, ...deps }) => {
  if (!deps.cameThrough(event.headers)) return 403;
  const hash = presentedTicketHash(event.queryStringParameters?.['ticket']);
  if (originOf(event) !== deps.webOrigin || hash === undefined) return 403;
  const now = clock.now();
  const access = await spendTicket(deps.table.acrossStudios, hash, Math.floor(now.getTime() / 1000));
  if (access === undefined) return 403;
  const { connectionId } = event.requestContext;
  await storeLiveConnection(deps.table, { ...access, connectionId, openedAt: now.toISOString() });
  return 200;
});
