import { respond } from '#shared/contracts/support/respond.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { assertStored, foundTicket } from './found-ticket.ts';
import { storeTicket } from './ticket-store.ts';
import { responded, teamTicketOf } from './ticket.ts';

export const handler = teamOperation(
  respond,
  {},
  ({ input: { studioId, ticketId, text }, caller, deps, correlationId }) =>
    inStudio(studioId, async () => {
      const before = await foundTicket(studioId, ticketId);
      const createdAt = deps.clock.now().toISOString();
      const after = responded(before, createdAt);
      const writtenBy = caller.studioId;
      const messageId = deps.ids.next();
      const message = { studioId, ticketId, messageId, text, fromTeam: true, writtenBy, createdAt };
      const audit = { auditId: deps.ids.next(), actor: writtenBy, action: respond.id, correlationId };
      assertStored(await storeTicket({ before, after, message, audit }));
      return teamTicketOf(after, await readStudioName(studioId));
    }),
);
