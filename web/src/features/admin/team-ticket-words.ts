import type { TeamTicket, TicketPriority, TicketStatus } from '#shared/contracts/support/ticket.ts';

type Step = Exclude<TeamTicket['allowedActions'][number], 'respond'>;

/** What the team may do to a ticket besides answering, and what it is afterwards. */
export const steps: Readonly<Record<Step, { text: string; status: TicketStatus }>> = {
  start: { text: 'Start', status: 'in_progress' },
  resolve: { text: 'Resolve', status: 'resolved' },
  reopen: { text: 'Reopen', status: 'in_progress' },
  close: { text: 'Close', status: 'closed' },
};

export const stepsOf = ({ allowedActions }: TeamTicket): Step[] =>
  allowedActions.filter((action): action is Step => action !== 'respond');

export const priorities: readonly TicketPriority[] = ['high', 'medium', 'low'];

export const priorityText: Readonly<Record<TicketPriority, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const studioText = ({ studioName }: TeamTicket): string => studioName ?? 'Unnamed studio';

export const requesterText = ({ requesterEmail }: TeamTicket): string => requesterEmail ?? 'Account is gone';
