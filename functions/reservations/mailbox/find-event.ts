import { Failure } from '#shared/contracts/failure.ts';
import { readEvent } from './event-store.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * Reads one reservation that came by e-mail.
 *
 * @throws {Failure} `not-found`
 */
export async function findMailEvent(
  table: StudioTable,
  studioId: string,
  eventId: string,
): Promise<StoredMailEvent> {
  const event = await readEvent(table, studioId, eventId);
  if (event) return event;
  throw new Failure('not-found', 'There is no such reservation.');
}

/** Somebody else confirmed, deleted or retried the event since it was shown. */
export const eventChangedMeanwhile = (): Failure =>
  new Failure('conflict', 'This reservation was changed in the meantime. Please review it again.');
