import * as pageMessages from '#messages/support';
import type { TicketMessage, TicketView } from '#shared/contracts/support/ticket.ts';
import { Bubble } from './bubble.tsx';
import { Conversation } from './conversation.tsx';

interface Props {
  ticket: Pick<TicketView, 'description' | 'createdAt'>;
  messages: readonly TicketMessage[];
  /** Whether the reader is the team or the author of the ticket. */
  team: boolean;
  /** What the reader calls the author of the ticket. */
  requester: string;
  timeOf: (instant: string) => string;
}

/** A ticket's conversation from its first message on, as seen by either side. */
export const TicketMessages = ({ ticket, messages, team, requester, timeOf }: Props) => (
  <Conversation label={pageMessages.thread} count={messages.length}>
    <Bubble own={!team} author={requester} time={timeOf(ticket.createdAt)}>
      {ticket.description}
    </Bubble>
    {messages.map(({ messageId, text, fromTeam, createdAt }) => (
      <Bubble
        key={messageId}
        own={fromTeam === team}
        author={fromTeam ? pageMessages.supportTeam : requester}
        time={timeOf(createdAt)}
      >
        {text}
      </Bubble>
    ))}
  </Conversation>
);
