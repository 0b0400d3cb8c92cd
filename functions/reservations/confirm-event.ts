import { Failure } from '#shared/contracts/failure.ts';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { applyChoice } from './mailbox/apply-choice.ts';
import { storeEvent } from './mailbox/event-store.ts';
import { eventChangedMeanwhile, findMailEvent } from './mailbox/find-event.ts';
import { isChosen, isUndecided, sameChoice, storedChoice, type EventChoice } from './taking/choice.ts';
import { eventViewOf, type ChosenEvent, type StoredMailEvent } from './taking/mail-event.ts';
import { readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const path = 'body.eventType';
const noKind = 'Choose what happened: a booking, a cancellation, or a cancelled class.';

const unknownBooking = 'This class has no such booking from this marketplace. Choose it again.';

/** Only a booking of this class at this marketplace can be cancelled. */
async function assertBooking(
  table: StudioTable,
  { studioId, marketplace }: StoredMailEvent,
  { classId, bookingId }: EventChoice,
) {
  if (bookingId === undefined) return;
  const rows = await readBookingsOfClass(table, studioId, classId);
  if (!rows.some((one) => one.bookingId === bookingId && one.channel === marketplace))
    throw new Failure('invalid-input', unknownBooking, [{ path: 'body.bookingId', message: unknownBooking }]);
}

/**
 * Stores a choice with its event before anything is applied, so that nobody can decide otherwise meanwhile, or after an
 * interruption.
 */
async function choose(
  table: StudioTable,
  before: StoredMailEvent,
  choice: EventChoice,
  version: number,
): Promise<ChosenEvent> {
  if (!isUndecided(before) || before.version !== version) throw eventChangedMeanwhile();
  await readClass(table, before.studioId, choice.classId);
  await assertBooking(table, before, choice);
  const stored = await storeEvent(table, before, { ...before, choice });
  if (!stored) throw eventChangedMeanwhile();
  return { ...stored, choice };
}

export const handler = httpOperation(
  confirmEvent,
  { studios: optimizeQueue },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { eventId, classId, bookingId, version } = input;
    const before = await findMailEvent(table, studioId, eventId);
    const eventType = input.eventType ?? before.eventType;
    if (eventType === undefined) throw new Failure('invalid-input', noKind, [{ path, message: noKind }]);
    const customerName = input.customerName ?? before.customerName;
    const places = eventType === 'booking_confirmed' ? (input.places ?? before.places) : undefined;
    const choice = storedChoice({ classId, eventType, customerName, bookingId, places });
    const chosen = isChosen(before) ? before : await choose(table, before, choice, version);
    // An earlier choice that was interrupted is applied first, whatever was chosen since.
    const after = await applyChoice(table, chosen, correlationId, deps);
    if (!sameChoice(chosen.choice, choice)) throw eventChangedMeanwhile();
    return eventViewOf(after);
  },
);
