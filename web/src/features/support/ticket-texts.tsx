import * as messages from '#messages/support';
import type { TicketStatus } from '#shared/contracts/support/ticket.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const appearances: Readonly<Record<TicketStatus, { tone: Tone; text: string }>> = {
  open: { tone: 'accent', text: messages.open },
  in_progress: { tone: 'quiet', text: messages.inProgress },
  resolved: { tone: 'outline', text: messages.resolved },
  closed: { tone: 'outline', text: messages.closed },
};

export const ticketStatusText = (status: TicketStatus): string => appearances[status].text;

export const TicketBadge = ({ status }: { status: TicketStatus }) => (
  <Tag tone={appearances[status].tone}>{appearances[status].text}</Tag>
);
