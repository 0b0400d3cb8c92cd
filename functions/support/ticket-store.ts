import { unresolvedTicketsMax } from '#shared/contracts/support/ticket.ts';
import { SupportMessageEntity, type SupportMessageItem } from '#functions/_data/studio/support-message.ts';
import { SupportTicketEntity } from '#functions/_data/studio/support-ticket.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { present } from '#functions/_platform/present.ts';
import { isResolved, type Ticket } from './ticket.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A stored message. */
export type StoredMessage = SupportMessageItem;

export interface TicketPage {
  readonly tickets: readonly Ticket[];
  /** The next page begins below this id. */
  readonly lastId: string | undefined;
}

/** One page of a studio's tickets, newest first. */
export async function readTickets(
  table: StudioTable,
  studioId: string,
  below: string | undefined,
  itemsMax: number,
): Promise<TicketPage> {
  const all = table.of(SupportTicketEntity).query.primary({ studioId });
  const query = below === undefined ? all : all.lt({ ticketId: below });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const tickets = data.slice(0, itemsMax);
  return { tickets, lastId: data.length > itemsMax ? tickets.at(-1)?.ticketId : undefined };
}

export const readTicket = async (
  table: StudioTable,
  studioId: string,
  ticketId: string,
): Promise<Ticket | undefined> =>
  (await table.of(SupportTicketEntity).get({ studioId, ticketId }).go({ consistent: true })).data ??
  undefined;

/** Whether the studio's newest tickets, up to the number that may wait at once, are all waiting. */
export async function hasTooManyTickets(table: StudioTable, studioId: string): Promise<boolean> {
  const { tickets } = await readTickets(table, studioId, undefined, unresolvedTicketsMax);
  return tickets.length === unresolvedTicketsMax && !tickets.some(isResolved);
}

export interface MessagePage {
  readonly messages: readonly StoredMessage[];
  /** The last message of the page, if there are more. */
  readonly lastId: string | undefined;
}

/** One page of a thread, oldest first. */
export async function readMessages(
  table: StudioTable,
  { studioId, ticketId }: Pick<Ticket, 'studioId' | 'ticketId'>,
  after: string | undefined,
  itemsMax: number,
): Promise<MessagePage> {
  const all = table.of(SupportMessageEntity).query.primary({ studioId, ticketId });
  const query = after === undefined ? all : all.gt({ messageId: after });
  const { data } = await query.go({ limit: itemsMax + 1, consistent: true });
  const messages = data.slice(0, itemsMax);
  return { messages, lastId: data.length > itemsMax ? messages.at(-1)?.messageId : undefined };
}

export interface TicketChange {
  /** Undefined if the ticket is new. */
  readonly before: Ticket | undefined;
  readonly after: Ticket;
  readonly message?: StoredMessage;
  readonly audit: {
    readonly auditId: string;
    readonly actor: string;
    readonly action: string;
    readonly correlationId: string;
  };
}

interface TicketChanged {
  readonly kind: 'ticket-changed';
  readonly change: TicketChange;
}

export const ticketDerivers: Derivers<TicketChanged> = {
  'ticket-changed': ({ change: { before, after, message, audit } }) => ({
    items: [
      writerOf(SupportTicketEntity)
        .put(present(after))
        .where(({ version }, { eq, notExists }) =>
          before ? eq(version, before.version) : notExists(version),
        )
        .commit(),
      ...(message ? [writerOf(SupportMessageEntity).create(message).commit()] : []),
    ],
    audit: { studioId: after.studioId, ...audit, at: after.updatedAt, subject: after.ticketId },
  }),
};

/**
 * Stores a ticket, a message of its thread and the audit row, all or nothing.
 *
 * @returns false if the ticket changed since it was read
 */
export const storeTicket = (table: StudioTable, change: TicketChange): Promise<boolean> =>
  committed(table, ticketDerivers, [{ kind: 'ticket-changed', change }]);
