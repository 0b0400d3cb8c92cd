import { ticketPriority, ticketStatus } from '#shared/contracts/support/ticket.ts';
import type { TicketPriority, TicketStatus } from '#shared/contracts/support/ticket.ts';
import { SupportTicketEntity } from '#functions/_data/studio/support-ticket.ts';
import type { Ticket } from './ticket.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

export interface TeamFilter {
  readonly status?: TicketStatus | undefined;
  readonly priority?: TicketPriority | undefined;
}

export interface TeamPage {
  readonly tickets: readonly Ticket[];
  /** The next page begins below this position. */
  readonly last: string | undefined;
}

/** A ticket's position in the order of last changes: `<updatedAt>#<ticketId>`. */
export const placeOfTicket = ({ updatedAt, ticketId }: Ticket): string => `${updatedAt}#${ticketId}`;

const newestFirst = (a: Ticket, b: Ticket): number => (placeOfTicket(a) < placeOfTicket(b) ? 1 : -1);

/** One page of all studios' tickets: the newest ones that match the filter are read from each partition and merged. */
export async function readTeamTickets(
  acrossStudios: SystemTable,
  { status, priority }: TeamFilter,
  below: string | undefined,
  itemsMax: number,
): Promise<TeamPage> {
  const statuses = status ? [status] : ticketStatus.options;
  const priorities = priority ? [priority] : ticketPriority.options;
  const kinds = statuses.flatMap((one) => priorities.map((other) => ({ status: one, priority: other })));
  const parts = await Promise.all(kinds.map((kind) => readKind(acrossStudios, kind, below, itemsMax + 1)));
  const found = parts.flat().sort(newestFirst);
  const tickets = found.slice(0, itemsMax);
  const last = tickets.at(-1);
  return { tickets, last: last && found.length > itemsMax ? placeOfTicket(last) : undefined };
}

async function readKind(
  acrossStudios: SystemTable,
  kind: Required<{ status: TicketStatus; priority: TicketPriority }>,
  below: string | undefined,
  limit: number,
): Promise<Ticket[]> {
  const all = acrossStudios.of(SupportTicketEntity).query.team(kind);
  const [updatedAt = '', ticketId = ''] = below?.split('#') ?? [];
  const query = below === undefined ? all : all.lt({ updatedAt, ticketId });
  return (await query.go({ order: 'desc', limit })).data;
}
