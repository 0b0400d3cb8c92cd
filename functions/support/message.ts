import type { TicketMessage } from '#shared/contracts/support/ticket.ts';
import type { StoredMessage } from './ticket-store.ts';

/** A message as both sides are shown it: who of the team wrote it is the team's own affair. */
export const messageViewOf = ({ messageId, text, fromTeam, createdAt }: StoredMessage): TicketMessage => ({
  messageId,
  text,
  fromTeam,
  createdAt,
});
