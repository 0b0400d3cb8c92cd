import { listTickets } from '../../shared/contracts/support/list-tickets.ts';
import { ticketsPageItemsMax } from '../../shared/contracts/support/ticket.ts';
import { ulid } from '../../shared/contracts/values.ts';
import { cursorOf, placeOf } from '../_platform/cursor.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readTickets } from './ticket-store.ts';
import { ticketViewOf } from './ticket.ts';

export const handler = httpOperation(listTickets, {}, async ({ input, caller: { studioId } }) => {
  const { tickets, lastId } = await readTickets(studioId, placeOf(input.cursor, ulid), ticketsPageItemsMax);
  return { tickets: tickets.map(ticketViewOf), cursor: lastId === undefined ? null : cursorOf(lastId) };
});
