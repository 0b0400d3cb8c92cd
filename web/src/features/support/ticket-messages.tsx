import * as pageMessages from '#messages/support';
import type { TicketMessage, TicketView } from '#shared/contracts/support/ticket.ts';
import { Bubble } from './bubble.tsx';
import { Conversation } from './conversation.tsx';

interface Props {
  ticket: Pick<TicketView, 'description' | 'createdAt'>;
  messages: readonly TicketMessage[];
  /** Whether the reader is the team, or the author of the ticket. */
  team: boolean;
  /** The name of the asker, as the reader calls them. */
  requester: string;
  timeOf: (instant: string) => string;
}

/** A ticket's conversation, from its first words on, as either side sees it. */
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
