import { Failure } from '#shared/contracts/failure.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { assertStored } from './found-ticket.ts';
import { storeNewTicket } from './new-ticket.ts';
import { hasTooManyTickets } from './ticket-store.ts';
import { ticketViewOf } from './ticket.ts';

export const handler = httpOperation(
  openTicket,
  { people },
  async ({ table, input, caller, deps, correlationId }) => {
    if (await hasTooManyTickets(table, caller.studioId))
      throw new Failure(
        'too-many-requests',
        'You have reached the maximum number of open tickets. We will answer them soon.',
      );
    const ticketId = deps.ids.next();
    const action = openTicket.id;
    const ticket = await storeNewTicket(table, { ...input, ticketId, caller, deps, action, correlationId });
    assertStored(ticket !== undefined);
    return ticketViewOf(ticket);
  },
);
