import type { Caller } from '#functions/_platform/caller.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import { storeTicket } from './ticket-store.ts';
import type { Ticket } from './ticket.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

interface Opening {
  readonly ticketId: string;
  readonly subject: string;
  readonly description: string;
  readonly caller: Pick<Caller, 'studioId'>;
  readonly deps: Pick<Base, 'clock' | 'ids'> & { readonly people: Pick<People, 'emailOf'> };
  /** The operation that opens the ticket. */
  readonly action: string;
  readonly correlationId: string;
}

/**
 * Opens a ticket for the caller.
 *
 * @returns undefined if a ticket with this id exists already
 */
export async function storeNewTicket(table: StudioTable, opening: Opening): Promise<Ticket | undefined> {
  const { ticketId, subject, description, caller, deps, action, correlationId } = opening;
  const { studioId } = caller;
  const at = deps.clock.now().toISOString();
  const ticket: Ticket = {
    studioId,
    ticketId,
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
  const audit = { auditId: deps.ids.next(), actor: studioId, action, correlationId };
  return (await storeTicket(table, { before: undefined, after: ticket, audit })) ? ticket : undefined;
}
