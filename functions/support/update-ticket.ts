import { updateTicket } from '#shared/contracts/support/update-ticket.ts';
import { readStudioName } from '#functions/_domain/studio/directory-store.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { assertStored, foundTicket } from './found-ticket.ts';
import { storeTicket } from './ticket-store.ts';
import { teamTicketOf, updated } from './ticket.ts';

export const handler = teamOperation(
  updateTicket,
  { people },
  async ({ input: { studioId, ticketId, ...wanted }, caller, deps, correlationId }) => {
    const by = (await deps.people.emailOf(caller.studioId)) ?? caller.studioId;
    const table = deps.table.forStudio(studioId);
    const before = await foundTicket(table, studioId, ticketId);
    const after = updated(before, { ...wanted, at: deps.clock.now().toISOString(), by });
    const audit = {
      auditId: deps.ids.next(),
      actor: caller.studioId,
      action: updateTicket.id,
      correlationId,
    };
    assertStored(await storeTicket(table, { before, after, audit }));
    return teamTicketOf(after, await readStudioName(deps.table, studioId));
  },
);
