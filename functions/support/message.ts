import type { TicketMessage } from '#shared/contracts/support/ticket.ts';
import type { StoredMessage } from './ticket-store.ts';

/** A message as both sides see it. Which member of the team wrote it is not shown. */
export const messageViewOf = ({ messageId, text, fromTeam, createdAt }: StoredMessage): TicketMessage => ({
  messageId,
  text,
  fromTeam,
  createdAt,
});
