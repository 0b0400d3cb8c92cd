import { Failure } from '#shared/contracts/failure.ts';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { storeEvent } from './mailbox/event-store.ts';
import { eventChangedMeanwhile, findMailEvent } from './mailbox/find-event.ts';
import { eventViewOf, type StoredMailEvent } from './taking/mail-event.ts';
import { readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { applyEvent } from './taking/take-event.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const path = 'body.eventType';
const noKind = 'Choose what happened: a booking, a cancellation, or a cancelled class.';

/** Whether a person may still decide about the event. */
const isOpen = ({ status, unread }: StoredMailEvent): boolean =>
  status === 'manual_review' || (status === 'failed' && unread !== true);

const unknownBooking = 'This class has no such booking from this marketplace. Choose it again.';

/** Only a booking of this class at this marketplace can be cancelled. */
async function assertBooking(
  table: StudioTable,
  { studioId, marketplace }: StoredMailEvent,
  classId: string,
  bookingId: string,
) {
  const rows = await readBookingsOfClass(table, studioId, classId);
  if (!rows.some((one) => one.bookingId === bookingId && one.channel === marketplace))
    throw new Failure('invalid-input', unknownBooking, [{ path: 'body.bookingId', message: unknownBooking }]);
}

export const handler = httpOperation(
  confirmEvent,
  { studios: optimizeQueue },
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { eventId, classId, bookingId, version } = input;
    const before = await findMailEvent(table, studioId, eventId);
    if (!isOpen(before) || before.version !== version) throw eventChangedMeanwhile();
    const eventType = input.eventType ?? before.eventType;
    if (eventType === undefined) throw new Failure('invalid-input', noKind, [{ path, message: noKind }]);
    await readClass(table, studioId, classId);
    if (typeof bookingId === 'string') await assertBooking(table, before, classId, bookingId);
    const customerName = input.customerName ?? before.customerName;
    const event = { ...before, eventType, customerName };
    const after = await applyEvent(
      table,
      { event, classId, bookingId, decider: 'person', correlationId },
      deps,
    );
    const stored = await storeEvent(table, before, { ...after, syncAttempts: before.syncAttempts + 1 });
    if (!stored) throw eventChangedMeanwhile();
    return eventViewOf(stored);
  },
);
