import * as z from 'zod';
import { instant, studioId, text, ulid } from '../values.ts';

export const ticketStatus = z.enum(['open', 'in_progress', 'resolved', 'closed']);
export type TicketStatus = z.output<typeof ticketStatus>;

export const ticketPriority = z.enum(['low', 'medium', 'high']);
export type TicketPriority = z.output<typeof ticketPriority>;

export const subjectCharactersMax = 200;
export const messageCharactersMax = 5000;

export const ticketSubject = text().trim().min(1).max(subjectCharactersMax);
/** The text of a ticket or of a message in its thread. */
export const ticketText = text().trim().min(1).max(messageCharactersMax);

/** A request for help, as its owner sees it. */
export const ticketView = z.strictObject({
  ticketId: ulid,
  subject: z.string(),
  description: z.string(),
  status: ticketStatus,
  priority: ticketPriority,
  createdAt: instant,
  updatedAt: instant,
  answeredAt: instant.nullable().describe("when the team last wrote; null if it hasn't yet"),
  resolvedAt: instant.nullable(),
  allowedActions: z.array(z.enum(['reply'])),
});
export type TicketView = z.output<typeof ticketView>;

/** One message of a ticket's thread. */
export const ticketMessage = z.strictObject({
  messageId: ulid,
  text: z.string(),
  fromTeam: z.boolean(),
  createdAt: instant,
});
export type TicketMessage = z.output<typeof ticketMessage>;

/** A ticket as the team sees it. */
export const teamTicket = z.strictObject({
  ...ticketView.shape,
  allowedActions: z.array(z.enum(['respond', 'start', 'resolve', 'close', 'reopen'])),
  studioId,
  studioName: z.string().nullable(),
  requesterEmail: z.string().nullable().describe('null if the account no longer exists'),
  resolvedBy: z.string().nullable().describe("the resolver's address"),
});
export type TeamTicket = z.output<typeof teamTicket>;

/** Maximum number of tickets on a page of a list. */
export const ticketsPageItemsMax = 25;
/** Maximum number of messages on a page of a thread. */
export const messagesPageItemsMax = 50;
/** Maximum number of messages in a thread; more need another ticket. */
export const ticketMessagesMax = 500;
/** Maximum number of tickets per studio that are neither resolved nor closed. */
export const unresolvedTicketsMax = 50;

/** A page of a thread, oldest first. */
export const messagePage = z.strictObject({
  messages: z.array(ticketMessage),
  cursor: ulid.nullable().describe('the last message of the page, if there are more'),
});
