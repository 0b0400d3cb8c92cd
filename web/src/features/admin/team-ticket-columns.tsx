import Button from '@cloudscape-design/components/button';
import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/admin';
import type { TeamTicket } from '#shared/contracts/support/ticket.ts';
import { dayAndTimeIn } from '../../ui/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import { TicketBadge } from '../support/ticket-texts.tsx';
import { priorityText, requesterText, studioText } from './team-ticket-messages.ts';

type Column = TableProps.ColumnDefinition<TeamTicket>;
type OnRespond = (ticket: TeamTicket) => void;

const Priority = ({ ticket: { priority } }: { ticket: TeamTicket }) => (
  <Tag tone={priority === 'high' ? 'bad' : 'quiet'}>{priorityText[priority]}</Tag>
);

const requester = (ticket: TeamTicket) => (
  <div className="two-lines">
    <span>{studioText(ticket)}</span>
    <span className="muted">{requesterText(ticket)}</span>
  </div>
);

const respondColumn = (onRespond: OnRespond): Column => ({
  id: 'action',
  header: messages.answer,
  minWidth: 110,
  cell: (ticket) => (
    <Button
      variant="inline-link"
      ariaLabel={messages.respondTo(ticket.subject)}
      onClick={() => onRespond(ticket)}
    >
      {messages.respond}
    </Button>
  ),
});

export const teamTicketColumns = (onRespond: OnRespond): Column[] => [
  {
    id: 'subject',
    header: messages.subject,
    cell: ({ subject }) => subject,
    isRowHeader: true,
    minWidth: 200,
  },
  { id: 'from', header: messages.studio, cell: requester, minWidth: 180 },
  {
    id: 'status',
    header: messages.status,
    cell: ({ status }) => <TicketBadge status={status} />,
    minWidth: 120,
  },
  {
    id: 'priority',
    header: messages.priority,
    cell: (ticket) => <Priority ticket={ticket} />,
    minWidth: 110,
  },
  {
    id: 'updated',
    header: messages.lastChange,
    cell: ({ updatedAt }) => dayAndTimeIn('UTC', updatedAt),
    minWidth: 190,
  },
  respondColumn(onRespond),
];

const stackedCell = (ticket: TeamTicket) => (
  <div className="stacked">
    <strong>{ticket.subject}</strong>
    {requester(ticket)}
    <span className="stacked-badges">
      <TicketBadge status={ticket.status} />
      <Priority ticket={ticket} />
    </span>
    <span className="muted">{dayAndTimeIn('UTC', ticket.updatedAt)}</span>
  </div>
);

/** The columns on a phone, where cells are stacked. */
export const narrowTeamTicketColumns = (onRespond: OnRespond): Column[] => [
  { id: 'subject', header: messages.ticket, cell: stackedCell, isRowHeader: true },
  respondColumn(onRespond),
];
