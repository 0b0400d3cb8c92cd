import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { outsideName } from '#shared/contracts/reservations/messages.ts';
import { isInKnownYears } from '#shared/core/time/known-years.ts';
import { nameOr, type ReportedEvent } from '#functions/_domain/connections/reported-event.ts';

// developers.gympass.com/product/booking-api/1.0/webhooks

const kinds = {
  'booking-requested': 'requested',
  'booking-canceled': 'cancelled',
  'booking-late-canceled': 'cancelled',
} as const;

/** Wellhub declines a request that has not been answered within this time. */
const answerMs = 15 * 60_000;
/** Bookings have times in milliseconds. A number smaller than this must be in seconds. */
const millisecondsFrom = 100_000_000_000;

/** Clocks differ, and some systems send local time as UTC, but no event can be reported a day before it happens. */
const aheadMsMax = 24 * 3_600_000;

const anyEvent = z.object({ event_type: z.string() });
const bookingEvent = z.object({
  event_data: z.object({
    user: z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish(),
    slot: z.object({ id: z.int(), class_id: z.int(), booking_number: outsideName }),
    timestamp: z.number().min(0),
    event_id: outsideName,
  }),
});

/**
 * Whether the bytes were signed with the secret, using HMAC-SHA1. The signature is hexadecimal in upper or lower case,
 * with or without a leading 0X.
 */
export function isSignedByWellhub(bytes: Buffer, signature: string, secret: string): boolean {
  const given = signature.trim().replace(/^0x/i, '');
  if (!/^[\da-f]{40}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha1', secret).update(bytes).digest());
}

const isOfBooking = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/**
 * Reads a webhook about a booking; undefined for other kinds of event.
 *
 * @param now when the webhook arrived
 * @throws if a booking's event does not have the known form, or is dated in the future
 */
export function readWellhubEvent(body: unknown, now: Date): ReportedEvent | undefined {
  const { event_type: kind } = anyEvent.parse(body);
  if (!isOfBooking(kind)) return undefined;
  const { user, slot, timestamp, event_id: eventId } = bookingEvent.parse(body).event_data;
  const atMs = timestamp < millisecondsFrom ? timestamp * 1000 : timestamp;
  const at = new Date(atMs).toISOString();
  if (!isInKnownYears(at) || atMs > now.getTime() + aheadMsMax)
    throw new RangeError('event with an impossible time');
  const event = kinds[kind];
  return {
    eventId,
    event,
    reference: slot.booking_number,
    listingId: `${slot.class_id}/${slot.id}`,
    at,
    ...(event === 'requested' && { answerBy: new Date(atMs + answerMs).toISOString() }),
    ...nameOr('customerName', user?.name),
    ...nameOr('customerEmail', user?.email),
  };
}
