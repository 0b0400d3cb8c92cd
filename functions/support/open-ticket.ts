import { Failure } from '../../shared/contracts/failure.ts';
import { openTicket } from '../../shared/contracts/support/open-ticket.ts';
import { people } from '../_platform/adapters/people.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { assertStored } from './found-ticket.ts';
import { hasTooManyTickets, storeTicket } from './ticket-store.ts';
import { ticketViewOf, type Ticket } from './ticket.ts';

export const handler = httpOperation(
  openTicket,
  { people },
  async ({ input: { subject, description }, caller: { studioId }, deps, correlationId }) => {
    if (await hasTooManyTickets(studioId))
      throw new Failure(
        'too-many-requests',
        'Your open tickets are as many as we can take. We will answer them soon.',
      );
    const at = deps.clock.now().toISOString();
    const ticket: Ticket = {
      studioId,
      ticketId: deps.ids.next(),
      subject,
      description,
      status: 'open',
      priority: 'medium',
      createdAt: at,
      updatedAt: at,
      requesterEmail: await deps.people.emailOf(studioId),
      messages: 0,
      version: 1,
    };
    const audit = { auditId: deps.ids.next(), actor: studioId, action: openTicket.id, correlationId };
    assertStored(await storeTicket({ before: undefined, after: ticket, audit }));
    return ticketViewOf(ticket);
  },
);
