import { createTicket } from '../../shared/contracts/live/create-ticket.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { storeTicket } from './live-store.ts';
import { ticketBytes, ticketExpiresAtSeconds, ticketHash, ticketOf } from './ticket.ts';

export const handler = httpOperation(createTicket, {}, async ({ caller: { studioId }, deps }) => {
  const ticket = ticketOf(deps.random.bytes(ticketBytes));
  const expiresAtSeconds = ticketExpiresAtSeconds(deps.clock.now());
  await storeTicket({ hash: ticketHash(ticket), studioId, expiresAtSeconds });
  return { ticket };
});
