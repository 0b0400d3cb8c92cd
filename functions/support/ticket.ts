import { Failure } from '#shared/contracts/failure.ts';
import {
  ticketMessagesMax,
  type TeamTicket,
  type TicketPriority,
  type TicketStatus,
  type TicketView,
} from '#shared/contracts/support/ticket.ts';

/** A stored ticket. */
export interface Ticket {
  readonly studioId: string;
  readonly ticketId: string;
  readonly subject: string;
  readonly description: string;
  readonly status: TicketStatus;
  readonly priority: TicketPriority;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly answeredAt?: string | undefined;
  readonly requesterEmail?: string | undefined;
  readonly resolvedAt?: string | undefined;
  readonly resolvedBy?: string | undefined;
  /** How many its thread holds. */
  readonly messages: number;
  readonly version: number;
}

export const isResolved = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status === 'resolved' || status === 'closed';

type TeamAction = TeamTicket['allowedActions'][number];

const teamActions: Readonly<Record<TicketStatus, readonly TeamAction[]>> = {
  open: ['respond', 'start', 'resolve', 'close'],
  in_progress: ['respond', 'resolve', 'close'],
  resolved: ['respond', 'reopen', 'close'],
  closed: ['respond', 'reopen'],
};

/** The actions that the team may take on a ticket now. */
export const teamActionsOf = ({ status }: Pick<Ticket, 'status'>): TeamAction[] => [...teamActions[status]];

const stepOf: Readonly<Record<TicketStatus, readonly TeamAction[]>> = {
  open: [],
  in_progress: ['start', 'reopen'],
  resolved: ['resolve'],
  closed: ['close'],
};

const changed = (ticket: Ticket, at: string): Ticket => ({
  ...ticket,
  updatedAt: at,
  version: ticket.version + 1,
});

const unresolved = { resolvedAt: undefined, resolvedBy: undefined };

function withRoom(ticket: Ticket): Ticket {
  if (ticket.messages < ticketMessagesMax) return { ...ticket, messages: ticket.messages + 1 };
  throw new Failure('conflict', 'This conversation has become too long. Please open another ticket.');
}

/**
 * The ticket after its owner wrote to its thread.
 *
 * @throws {Failure} `conflict` if it is resolved or closed, or its thread is full
 */
export function replied(ticket: Ticket, at: string): Ticket {
  if (isResolved(ticket))
    throw new Failure('conflict', 'This ticket is resolved. Please open another one if you need more help.');
  return changed(withRoom(ticket), at);
}

/**
 * The ticket after the team wrote to its thread: it is in progress, whatever its status was before.
 *
 * @throws {Failure} `conflict` if its thread is full
 */
export const responded = (ticket: Ticket, at: string): Ticket => ({
  ...changed(withRoom(ticket), at),
  ...unresolved,
  status: 'in_progress',
  answeredAt: at,
});

export interface TicketUpdate {
  readonly status?: TicketStatus | undefined;
  readonly priority?: TicketPriority | undefined;
  readonly at: string;
  /** The address of the person who does it. */
  readonly by: string;
}

/**
 * The ticket after the team changed its status or priority.
 *
 * @throws {Failure} `conflict` if its status cannot be changed to the requested one
 */
export function updated(ticket: Ticket, { status, priority, at, by }: TicketUpdate): Ticket {
  const after = { ...changed(ticket, at), priority: priority ?? ticket.priority };
  if (status === undefined || status === ticket.status) return after;
  if (!stepOf[status].some((step) => teamActions[ticket.status].includes(step)))
    throw new Failure(
      'conflict',
      `A ticket that is ${textOf(ticket.status)} cannot become ${textOf(status)}.`,
    );
  const ended = status === 'resolved' || status === 'closed';
  return { ...after, status, ...(ended ? { resolvedAt: at, resolvedBy: by } : unresolved) };
}

const textOf = (status: TicketStatus): string => status.replace('_', ' ');

/** A ticket as its owner is shown it. */
export const ticketViewOf = (ticket: Ticket): TicketView => ({
  ticketId: ticket.ticketId,
  subject: ticket.subject,
  description: ticket.description,
  status: ticket.status,
  priority: ticket.priority,
  createdAt: ticket.createdAt,
  updatedAt: ticket.updatedAt,
  answeredAt: ticket.answeredAt ?? null,
  resolvedAt: ticket.resolvedAt ?? null,
  allowedActions: isResolved(ticket) || ticket.messages >= ticketMessagesMax ? [] : ['reply'],
});

/** A ticket as the team is shown it. */
export const teamTicketOf = (ticket: Ticket, studioName: string | null): TeamTicket => ({
  ...ticketViewOf(ticket),
  allowedActions: teamActionsOf(ticket),
  studioId: ticket.studioId,
  studioName,
  requesterEmail: ticket.requesterEmail ?? null,
  resolvedBy: ticket.resolvedBy ?? null,
});
