import type { TicketStatus } from '#shared/contracts/support/ticket.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const looks: Readonly<Record<TicketStatus, { tone: Tone; text: string }>> = {
  open: { tone: 'accent', text: 'Open' },
  in_progress: { tone: 'quiet', text: 'In progress' },
  resolved: { tone: 'outline', text: 'Resolved' },
  closed: { tone: 'outline', text: 'Closed' },
};

export const statusText = (status: TicketStatus): string => looks[status].text;

export const TicketBadge = ({ status }: { status: TicketStatus }) => (
  <Tag tone={looks[status].tone}>{looks[status].text}</Tag>
);
