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
  /** The number of messages in the ticket's thread. */
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

/** The actions that the team may currently take on a ticket. */
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
 * The ticket after its owner has replied.
 *
 * @throws {Failure} `conflict` if the ticket is resolved or closed, or its thread is full
 */
export function replied(ticket: Ticket, at: string): Ticket {
  if (isResolved(ticket))
    throw new Failure('conflict', 'This ticket is resolved. Please open another one if you need more help.');
  return changed(withRoom(ticket), at);
}

/**
 * The ticket after the team has replied. It is then in progress, whatever its status was before.
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
  /** The address of the person who makes the change. */
  readonly by: string;
}

/**
 * The ticket after the team has changed its status or priority.
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

/** A ticket in the form that its owner sees. */
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

/** A ticket in the form that the team sees. */
export const teamTicketOf = (ticket: Ticket, studioName: string | null): TeamTicket => ({
  ...ticketViewOf(ticket),
  allowedActions: teamActionsOf(ticket),
  studioId: ticket.studioId,
  studioName,
  requesterEmail: ticket.requesterEmail ?? null,
  resolvedBy: ticket.resolvedBy ?? null,
});
