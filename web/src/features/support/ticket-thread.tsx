import Button from '@cloudscape-design/components/button';
import * as pageMessages from '#messages/support';
import { messageCharactersMax, type TicketView } from '#shared/contracts/support/ticket.ts';
import { dayAndTimeIn, timeIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ReplyBox } from './reply-box.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketBadge } from './ticket-texts.tsx';
import { useReply, useThread } from './use-tickets.ts';

interface Props {
  ticketId: string;
  timezone: string;
  onBack: () => void;
}

const Head = ({ ticket, timezone }: { ticket: TicketView; timezone: string }) => (
  <div className="thread-head">
    <h3>{ticket.subject}</h3>
    <span className="stacked-badges">
      <TicketBadge status={ticket.status} />
      <span className="muted">{dayAndTimeIn(timezone, ticket.createdAt)}</span>
    </span>
  </div>
);

function Answer({ ticket }: { ticket: TicketView }) {
  const sending = useReply(ticket.ticketId);
  if (!ticket.allowedActions.includes('reply'))
    return <p className="thread-ended muted">{pageMessages.thisTicketIsClosedToReplies}</p>;
  return (
    <ReplyBox
      label={pageMessages.reply}
      placeholder={pageMessages.typeYourReply}
      charactersMax={messageCharactersMax}
      busy={sending.isPending}
      send={sending.mutateAsync}
    />
  );
}

function Thread({ ticketId, timezone }: Omit<Props, 'onBack'>) {
  const thread = useThread(ticketId);
  if (!thread.data)
    return thread.error ? (
      <Failure
        header={pageMessages.failedToLoadMessages}
        error={thread.error}
        onRetry={() => void thread.refetch()}
      />
    ) : (
      <Loading />
    );
  const { ticket, messages } = thread.data;
  return (
    <>
      <Head ticket={ticket} timezone={timezone} />
      <TicketMessages
        ticket={ticket}
        messages={messages}
        team={false}
        requester={pageMessages.you}
        timeOf={(instant) => timeIn(timezone, instant)}
      />
      <Answer ticket={ticket} />
    </>
  );
}

/** The conversation of a ticket. */
export const TicketThread = ({ ticketId, timezone, onBack }: Props) => (
  <div className="support-thread">
    <div className="support-bar">
      <Button variant="link" iconName="arrow-left" onClick={onBack}>
        {pageMessages.backToTickets}
      </Button>
    </div>
    <Thread ticketId={ticketId} timezone={timezone} />
  </div>
);
