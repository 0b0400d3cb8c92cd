import { respond } from '#shared/contracts/support/respond.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { assertStored, foundTicket } from './found-ticket.ts';
import { storeTicket } from './ticket-store.ts';
import { responded, teamTicketOf } from './ticket.ts';

export const handler = teamOperation(
  respond,
  {},
  async ({ input: { studioId, ticketId, text }, caller, deps, correlationId }) => {
    const table = deps.table.forStudio(studioId);
    const before = await foundTicket(table, studioId, ticketId);
    const createdAt = deps.clock.now().toISOString();
    const after = responded(before, createdAt);
    const writtenBy = caller.studioId;
    const messageId = deps.ids.next();
    const message = { studioId, ticketId, messageId, text, fromTeam: true, writtenBy, createdAt };
    const audit = { auditId: deps.ids.next(), actor: writtenBy, action: respond.id, correlationId };
    assertStored(await storeTicket(table, { before, after, message, audit }));
    return teamTicketOf(after, await readStudioName(deps.table, studioId));
  },
);
