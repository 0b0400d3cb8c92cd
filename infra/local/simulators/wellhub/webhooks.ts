import { createHmac } from 'node:crypto';
import type { Booking, ListedClass } from '../_shared/class.ts';
import { uuidFrom } from '../_shared/uuid-from.ts';
import { productId } from './context.ts';
import type { Parts } from './context.ts';

export const events = [
  'booking-requested',
  'booking-canceled',
  'booking-late-canceled',
  'checkin',
  'checkin-booking-occurred',
  'system-integration-requested',
] as const;
export type WellhubEvent = (typeof events)[number];

/** Wellhub's signature: HMAC-SHA1 of the bytes, hexadecimal in upper case. */
export function signatureOf(body: string, secret: string, prefix = ''): string {
  return prefix + createHmac('sha1', secret).update(body).digest('hex').toUpperCase();
}

/** Sends an event to the gym's system if the system has subscribed to it. */
export function tell(parts: Parts, gym: string, event: WellhubEvent, data: object): void {
  const body = JSON.stringify({ event_type: event, event_data: data });
  for (const one of parts.store.subscriptions.of(gym)) {
    if (one.event !== event) continue;
    const signature = signatureOf(body, one.secret, parts.signaturePrefix);
    parts.deliveries.send({ event, url: one.url, body, headers: { 'x-gympass-signature': signature } });
  }
}

export function bookingData(booking: Booking, one: ListedClass, at: Date) {
  const { token, name, email } = booking.member;
  return {
    user: { unique_token: token, name, email },
    slot: {
      id: one.id,
      gym_id: Number(one.studio),
      class_id: one.groupId,
      booking_number: booking.reference,
    },
    timestamp: at.getTime(),
    event_id: eventIdOf(booking, at),
  };
}

export function checkInData(booking: Booking, expiresAt: Date, at: Date) {
  return {
    booking: { booking_number: booking.reference },
    user: { unique_token: booking.member.token },
    gym: gymFacts(booking.studio),
    timestamp: Math.floor(at.getTime() / 1000),
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

export const gymFacts = (gym: string) => ({
  id: Number(gym),
  title: `Gym ${gym}`,
  product: { id: productId, description: 'Classes', pass_type_number: 1 },
});

/** One event has one id, however often it is sent. */
const eventIdOf = ({ studio, id, status }: Booking, at: Date): string =>
  uuidFrom(`${studio}/${id}/${status}/${at.getTime()}`);
