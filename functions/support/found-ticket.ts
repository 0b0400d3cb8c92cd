import { Failure } from '#shared/contracts/failure.ts';
import { messagesPageItemsMax, type TicketMessage } from '#shared/contracts/support/ticket.ts';
import { messageViewOf } from './message.ts';
import { readMessages, readTicket } from './ticket-store.ts';
import type { Ticket } from './ticket.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** @throws {Failure} `not-found` if the studio has no such ticket */
export async function foundTicket(table: StudioTable, studioId: string, ticketId: string): Promise<Ticket> {
  const ticket = await readTicket(table, studioId, ticketId);
  if (!ticket) throw new Failure('not-found', 'This ticket does not exist.');
  return ticket;
}

/** One page of a ticket's thread in the form that is displayed. */
export async function threadOf(
  table: StudioTable,
  ticket: Ticket,
  after: string | undefined,
): Promise<{ messages: TicketMessage[]; cursor: string | null }> {
  const { messages, lastId } = await readMessages(table, ticket, after, messagesPageItemsMax);
  return { messages: messages.map(messageViewOf), cursor: lastId ?? null };
}

/** @throws {Failure} `conflict` if somebody else changed the ticket since it was read */
export function assertStored(stored: boolean): asserts stored {
  if (!stored) throw new Failure('conflict', 'This ticket has just changed. Please try again.');
}
