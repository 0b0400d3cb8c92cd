import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeLiveTicket } from './live-store.ts';
import {
  connectionEndsSeconds,
  ticketBytes,
  ticketExpiresAtSeconds,
  ticketHash,
  ticketOf,
} from './ticket.ts';

export const handler = httpOperation(createTicket, {}, async ({ caller, deps }) => {
  const ticket = ticketOf(deps.random.bytes(ticketBytes));
  const now = deps.clock.now();
  await storeLiveTicket(deps.table.acrossStudios, {
    hash: ticketHash(ticket),
    studioId: caller.studioId,
    sessionId: caller.sessionId,
    team: caller.superadmin,
    endsAtSeconds: connectionEndsSeconds(now, caller.tokenEndsSeconds),
    expiresAtSeconds: ticketExpiresAtSeconds(now),
  });
  return { ticket };
});
