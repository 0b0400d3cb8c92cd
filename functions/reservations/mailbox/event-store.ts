import type { EventStatus } from '#shared/contracts/reservations/event.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { present } from '#functions/_platform/present.ts';
import { removeText } from './text-store.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Counts the reservations with a status, up to a limit. */
export async function countEvents(
  table: StudioTable,
  studioId: string,
  status: EventStatus,
  countedMax: number,
): Promise<number> {
  const { data } = await table
    .of(MailEventEntity)
    .query.status({ studioId, status })
    .go({ limit: countedMax, attributes: ['eventId'] });
  return data.length;
}

export interface EventPage {
  readonly events: readonly StoredMailEvent[];
  /** The next page begins below this id. */
  readonly lastId: string | undefined;
}

/** One page of the reservations with a status, newest first. */
export async function readEvents(
  table: StudioTable,
  studioId: string,
  status: EventStatus,
  below: string | undefined,
  itemsMax: number,
): Promise<EventPage> {
  const all = table.of(MailEventEntity).query.status({ studioId, status });
  const query = below === undefined ? all : all.lt({ eventId: below });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const events = data.slice(0, itemsMax);
  return { events, lastId: data.length > itemsMax ? events.at(-1)?.eventId : undefined };
}

/** Reads the oldest pending events. */
export const readPending = async (
  table: StudioTable,
  studioId: string,
  itemsMax: number,
): Promise<StoredMailEvent[]> =>
  (await table.of(MailEventEntity).query.status({ studioId, status: 'pending' }).go({ limit: itemsMax }))
    .data;

export const readEvent = async (
  table: StudioTable,
  studioId: string,
  eventId: string,
): Promise<StoredMailEvent | undefined> =>
  (await table.of(MailEventEntity).get({ studioId, eventId }).go({ consistent: true })).data ?? undefined;

/** Whether nobody has to look at the event's mail any more. */
const isSettled = ({ status }: StoredMailEvent): boolean => status === 'completed' || status === 'ignored';

/**
 * Stores an event if it has not changed since it was read.
 *
 * @returns the updated event
 */
export async function storeEvent(
  table: StudioTable,
  before: StoredMailEvent,
  after: StoredMailEvent,
): Promise<StoredMailEvent | undefined> {
  const hasText = isSettled(after) ? undefined : after.hasText;
  const next = { ...after, hasText, version: before.version + 1 };
  try {
    await table
      .of(MailEventEntity)
      .put(present({ ...next, reasons: [...next.reasons] }))
      .where((item, { eq }) => eq(item.version, before.version))
      .go();
    if (before.hasText && isSettled(after)) await removeText(table, before);
    return next;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** @returns false if the event changed since it was read */
export async function removeEvent(table: StudioTable, event: StoredMailEvent): Promise<boolean> {
  const { studioId, eventId, version } = event;
  try {
    await table
      .of(MailEventEntity)
      .remove({ studioId, eventId })
      .where((item, { eq }) => eq(item.version, version))
      .go();
    if (event.hasText) await removeText(table, event);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
