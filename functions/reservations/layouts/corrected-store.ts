import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { eventWrites } from '../mailbox/mail-store.ts';
import type { StoredMailEvent } from '../taking/mail-event.ts';

type Events = readonly [StoredMailEvent, ...StoredMailEvent[]];

/** A mail describes several reservations. The first one replaces the waiting event. */
interface MailCorrected {
  readonly kind: 'mail-corrected';
  readonly before: StoredMailEvent;
  readonly events: Events;
}

export const correctedDerivers: Derivers<MailCorrected> = {
  'mail-corrected': ({ before, events: [first, ...further] }) => ({
    items: [
      writerOf(MailEventEntity)
        .put(present({ ...first, reasons: [...first.reasons] }))
        .where((event, { eq }) => eq(event.version, before.version))
        .commit(),
      ...eventWrites(further, undefined),
    ],
  }),
};

/**
 * Stores the reservations that a person or a learned layout found in a waiting mail, all or none. The first one
 * replaces the waiting event.
 *
 * @returns the stored reservations; undefined if somebody changed the event meanwhile
 */
export async function storeCorrected(
  table: StudioTable,
  before: StoredMailEvent,
  [first, ...further]: Events,
): Promise<Events | undefined> {
  const events: Events = [{ ...first, version: before.version + 1 }, ...further];
  const isStored = await committed(table, correctedDerivers, [{ kind: 'mail-corrected', before, events }]);
  return isStored ? events : undefined;
}
