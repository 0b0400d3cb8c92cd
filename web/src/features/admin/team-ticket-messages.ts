import * as messages from '#messages/admin';
import type { TeamTicket, TicketPriority, TicketStatus } from '#shared/contracts/support/ticket.ts';

type Step = Exclude<TeamTicket['allowedActions'][number], 'respond'>;

/** The actions that the team may take on a ticket besides replying, each with the resulting status. */
export const steps: Readonly<Record<Step, { text: string; status: TicketStatus }>> = {
  start: { text: messages.start, status: 'in_progress' },
  resolve: { text: messages.resolve, status: 'resolved' },
  reopen: { text: messages.reopen, status: 'in_progress' },
  close: { text: messages.close, status: 'closed' },
};

export const stepsOf = ({ allowedActions }: TeamTicket): Step[] =>
  allowedActions.filter((action): action is Step => action !== 'respond');

export const priorities: readonly TicketPriority[] = ['high', 'medium', 'low'];

export const priorityText: Readonly<Record<TicketPriority, string>> = {
  high: messages.high,
  medium: messages.medium,
  low: messages.low,
};

export const studioText = ({ studioName }: TeamTicket): string => studioName ?? messages.unnamedStudio;

export const requesterText = ({ requesterEmail }: TeamTicket): string =>
  requesterEmail ?? messages.accountIsGone;
