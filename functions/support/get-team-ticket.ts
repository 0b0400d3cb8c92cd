import { getTeamTicket } from '#shared/contracts/support/get-team-ticket.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { foundTicket, threadOf } from './found-ticket.ts';
import { teamTicketOf } from './ticket.ts';

export const handler = teamOperation(getTeamTicket, {}, ({ input: { studioId, ticketId, after } }) =>
  inStudio(studioId, async () => {
    const ticket = await foundTicket(studioId, ticketId);
    const thread = await threadOf(ticket, after);
    return { ticket: teamTicketOf(ticket, await readStudioName(studioId)), ...thread };
  }),
);
