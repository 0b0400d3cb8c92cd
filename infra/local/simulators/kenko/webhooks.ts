import { createHmac } from 'node:crypto';
import type { Booking, ListedClass } from '../_shared/class.ts';
import { centerIdOf, scheduleIdOf } from './context.ts';
import type { Parts } from './context.ts';
import { uuidFrom } from '../_shared/uuid-from.ts';
import { booking as bookingResource, schedule } from './resources.ts';

export const events = [
  'booking.confirmed',
  'booking.cancelled',
  'booking.updated',
  'availability.changed',
  'class.schedule.changed',
  'authorization.created',
] as const;
export type KenkoEvent = (typeof events)[number];

/**
 * There are five retries: the first after a minute, and then each delay is twice the previous one. After the last retry
 * the event is lost.
 */
export const deliveryRules = {
  retries: 5,
  timeoutMs: 10_000,
  waitMs: (failed: number) => 60_000 * 2 ** (failed - 1),
};

/** Kenko's signature: `sha256=` and HMAC-SHA256 of the bytes, hexadecimal. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function tellOfBooking(parts: Parts, booking: Booking, one: ListedClass): void {
  const event = booking.status === 'reserved' ? 'booking.confirmed' : 'booking.cancelled';
  tell(parts, one.studio, event, `booking/${booking.id}/${booking.status}`, {
    booking: bookingResource(parts, booking, one),
  });
  const { capacity, available_spots } = schedule(parts, one);
  tell(parts, one.studio, 'availability.changed', `availability/${one.id}/${one.booked}`, {
    schedule_id: scheduleIdOf(one),
    capacity,
    available_spots,
  });
}

export function tellOfSchedule(parts: Parts, one: ListedClass): void {
  tell(parts, one.studio, 'class.schedule.changed', `schedule/${one.id}/${one.slots}`, {
    schedule: schedule(parts, one),
  });
}

/** Kenko's staff configure the one address for all events; it is stored as `*`. */
function tell(parts: Parts, studio: string, event: KenkoEvent, what: string, data: object): void {
  const connectionId = centerIdOf(studio);
  const at = parts.now();
  const id = uuidFrom(`${studio}/${what}/${at.getTime()}`);
  const body = JSON.stringify({
    id,
    event,
    created_at: at.toISOString(),
    data: { connection_id: connectionId, ...data },
  });
  for (const { event: requested, url, secret } of parts.store.subscriptions.of(studio))
    if (requested === '*' || requested === event)
      parts.deliveries.send({
        event,
        url,
        body,
        headers: {
          'x-partner-event': event,
          'x-partner-delivery-id': id,
          'x-partner-connection-id': connectionId,
          'x-partner-signature': signatureOf(body, secret),
        },
      });
}
