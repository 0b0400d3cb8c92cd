import * as z from 'zod';
import { listTeamTickets } from '#shared/contracts/support/list-team-tickets.ts';
import { ticketsPageItemsMax } from '#shared/contracts/support/ticket.ts';
import { instant, ulid } from '#shared/contracts/values.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { readTeamTickets } from './team-store.ts';
import { teamTicketOf } from './ticket.ts';

const place = z.string().refine((text) => {
  const [updatedAt, ticketId, ...rest] = text.split('#');
  return rest.length === 0 && instant.safeParse(updatedAt).success && ulid.safeParse(ticketId).success;
});

export const handler = teamOperation(listTeamTickets, {}, async ({ deps, input, pages }) => {
  const { cursor: _, ...filter } = input;
  const list = pages();
  const { tickets, last } = await readTeamTickets(
    deps.table.acrossStudios,
    filter,
    list.from(place),
    ticketsPageItemsMax,
  );
  return {
    tickets: await Promise.all(
      tickets.map(async (ticket) => teamTicketOf(ticket, await readStudioName(deps.table, ticket.studioId))),
    ),
    cursor: list.next(last),
  };
});
