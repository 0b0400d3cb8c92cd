import { createHash } from 'node:crypto';
import * as z from 'zod';
import { outsideName } from '#shared/contracts/reservations/messages.ts';
import { nameOr, type ReportedEvent } from '#functions/_domain/connections/reported-event.ts';

// See dev.totalpass.com. Bookings have neither a type nor an id; the slot's status says what happened.

/** TotalPass gives a venue five minutes to confirm a requested place. */
const answerMs = 5 * 60_000;

const checkIn = z.object({ type: z.string() });
const bookingEvent = z.object({
  event: z.object({ id: outsideName }),
  user: z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish(),
  slot: z.object({ id: outsideName, status: z.string(), confirmation_url: z.string().nullish() }),
});

const isCancelled = (status: string): boolean => /cancel|denied|reject|expired/i.test(status);

/**
 * Reads a webhook about a booking; undefined for other kinds of event.
 *
 * @param now when the webhook arrived, because TotalPass does not say when the event happened
 * @throws if a booking's event does not have the known form
 */
export function readTotalpassEvent(body: unknown, now: Date): ReportedEvent | undefined {
  if (checkIn.safeParse(body).success) return undefined;
  const { event: bookedEvent, user, slot } = bookingEvent.parse(body);
  const waits = Boolean(slot.confirmation_url);
  const event = isCancelled(slot.status) ? 'cancelled' : waits ? 'requested' : 'confirmed';
  return {
    eventId: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    event,
    reference: slot.id,
    listingId: bookedEvent.id,
    at: now.toISOString(),
    ...(event === 'requested' && { answerBy: new Date(now.getTime() + answerMs).toISOString() }),
    ...nameOr('customerName', user?.name),
    ...nameOr('customerEmail', user?.email),
  };
}
