import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/support';
import type { TicketView } from '#shared/contracts/support/ticket.ts';
import { dayAndTimeIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TicketBadge } from './ticket-texts.tsx';
import { useTickets } from './use-tickets.ts';

interface Props {
  timezone: string;
  onOpen: (ticketId: string) => void;
  onNew: () => void;
}

const Row = (props: { ticket: TicketView; timezone: string; onOpen: () => void }) => (
  <li>
    <button type="button" className="ticket-row" onClick={props.onOpen}>
      <span className="ticket-row-head">
        <strong>{props.ticket.subject}</strong>
        <TicketBadge status={props.ticket.status} />
      </span>
      <span className="muted">{dayAndTimeIn(props.timezone, props.ticket.createdAt)}</span>
    </button>
  </li>
);

function Tickets({ timezone, onOpen }: Omit<Props, 'onNew'>) {
  const tickets = useTickets();
  if (!tickets.data)
    return tickets.error ? (
      <Failure
        header={messages.failedToLoadTickets}
        error={tickets.error}
        onRetry={() => void tickets.refetch()}
      />
    ) : (
      <Loading />
    );
  const shown = tickets.data.pages.flatMap((page) => page.tickets);
  if (shown.length === 0) return <p className="empty empty-small muted">{messages.noSupportTicketsYet}</p>;
  return (
    <>
      <ul className="ticket-rows" aria-label={messages.supportTickets}>
        {shown.map((ticket) => (
          <Row
            key={ticket.ticketId}
            ticket={ticket}
            timezone={timezone}
            onOpen={() => onOpen(ticket.ticketId)}
          />
        ))}
      </ul>
      {tickets.hasNextPage && (
        <div className="load-more">
          <Button loading={tickets.isFetchingNextPage} onClick={() => void tickets.fetchNextPage()}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** The studio's tickets, and a button to open a new one. */
export const TicketList = ({ timezone, onOpen, onNew }: Props) => (
  <div className="support-scroll">
    <div className="support-bar">
      <Button iconName="add-plus" onClick={onNew}>
        {messages.newTicket}
      </Button>
    </div>
    <Tickets timezone={timezone} onOpen={onOpen} />
  </div>
);
