import { getTicket } from '#shared/contracts/support/get-ticket.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { foundTicket, threadOf } from './found-ticket.ts';
import { ticketViewOf } from './ticket.ts';

export const handler = httpOperation(getTicket, {}, async ({ table, input, caller: { studioId } }) => {
  const ticket = await foundTicket(table, studioId, input.ticketId);
  return { ticket: ticketViewOf(ticket), ...(await threadOf(table, ticket, input.after)) };
});
