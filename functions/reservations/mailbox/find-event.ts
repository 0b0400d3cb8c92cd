import { Failure } from '#shared/contracts/failure.ts';
import { readEvent } from './event-store.ts';
import type { MailEvent } from '../taking/mail-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** @throws {Failure} `not-found` */
export async function findEvent(table: StudioTable, studioId: string, eventId: string): Promise<MailEvent> {
  const event = await readEvent(table, studioId, eventId);
  if (event) return event;
  throw new Failure('not-found', 'There is no such reservation.');
}

/** It was taken in, deleted or tried again by somebody else since it was shown. */
export const changedMeanwhile = (): Failure =>
  new Failure('conflict', 'This reservation was changed meanwhile. Please look at it again.');
