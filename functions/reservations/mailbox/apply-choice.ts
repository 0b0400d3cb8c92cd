import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { ChosenEvent, StoredMailEvent } from '../taking/mail-event.ts';
import { applyEvent } from '../taking/take-event.ts';
import { storeEvent } from './event-store.ts';
import { findMailEvent } from './find-event.ts';

/** The places that a person confirms: those that they entered, or the cancelled ones that the mail names. */
const placesOf = ({ choice, places, ofPlaces, ...event }: ChosenEvent, entered: number | undefined) =>
  choice.eventType === 'booking_cancelled' && event.eventType === choice.eventType && ofPlaces !== undefined
    ? { places, ofPlaces }
    : { places: entered, ofPlaces: undefined };

/**
 * Applies the choice that is stored with an event. It is safe to repeat, also at the same time, because the event's
 * choice cannot change until it is applied. If it cannot be applied, the event is open for another choice.
 *
 * @returns the event afterwards, whoever stored it
 * @throws {Failure} `conflict` if others kept changing the class; the choice stays stored, and the caller may retry
 */
export async function applyChoice(
  table: StudioTable,
  chosen: ChosenEvent,
  correlationId: string,
  deps: RedecideDeps,
): Promise<StoredMailEvent> {
  const { choice, ...before } = chosen;
  const { classId, eventType, customerName, isUnknownBooking, places } = choice;
  const bookingId = isUnknownBooking ? null : choice.bookingId;
  const event = { ...before, eventType, customerName, ...placesOf(chosen, places) };
  const after = await applyEvent(
    table,
    { event, classId, bookingId, decider: 'person', correlationId },
    deps,
  );
  const stored = await storeEvent(table, chosen, { ...after, syncAttempts: before.syncAttempts + 1 });
  return stored ?? findMailEvent(table, before.studioId, before.eventId);
}
