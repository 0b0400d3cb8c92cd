import { getTeamTicket } from '#shared/contracts/support/get-team-ticket.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { foundTicket, threadOf } from './found-ticket.ts';
import { teamTicketOf } from './ticket.ts';

export const handler = teamOperation(
  getTeamTicket,
  {},
  async ({ deps, input: { studioId, ticketId, after } }) => {
    const table = deps.table.forStudio(studioId);
    const ticket = await foundTicket(table, studioId, ticketId);
    const thread = await threadOf(table, ticket, after);
    return { ticket: teamTicketOf(ticket, await readStudioName(deps.table, studioId)), ...thread };
  },
);
