import { listTickets } from '#shared/contracts/support/list-tickets.ts';
import { ticketsPageItemsMax } from '#shared/contracts/support/ticket.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readTickets } from './ticket-store.ts';
import { ticketViewOf } from './ticket.ts';

export const handler = httpOperation(listTickets, {}, async ({ table, caller: { studioId }, pages }) => {
  const list = pages();
  const { tickets, lastId } = await readTickets(table, studioId, list.from(ulid), ticketsPageItemsMax);
  return { tickets: tickets.map(ticketViewOf), cursor: list.next(lastId) };
});
