import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { classId, instant, localDate, localTime, places, share, ulid } from '../values.ts';

/**
 * pending: read, but not applied yet; completed: applied to its class; manual_review: a person has to choose the class
 * or interpret the e-mail; failed: it could not be applied; ignored: the e-mail contains no reservation.
 */
export const eventStatus = z.enum(['pending', 'completed', 'manual_review', 'failed', 'ignored']);
export type EventStatus = z.output<typeof eventStatus>;

export const eventType = z.enum(['booking_confirmed', 'booking_cancelled', 'class_cancelled']);
export type EventType = z.output<typeof eventType>;

/** Maximum length of a customer's name in a booking. */
export const customerNameCharactersMax = 200;

/**
 * One reservation from an e-mail. Null for values that the e-mail omits. Date and time are in the studio's time zone.
 */
export const reservationEvent = z.strictObject({
  eventId: ulid,
  status: eventStatus,
  eventType: eventType.nullable(),
  marketplace,
  customerName: z.string().nullable(),
  className: z.string().nullable(),
  classDate: localDate.nullable(),
  classTime: localTime.nullable(),
  marketplaceBookingRef: z.string().nullable(),
  confidence: share.nullable().describe('probability that all fields are right'),
  places: z.int().min(1).nullable().describe('how many places the e-mail is about, if it says so'),
  reasons: z.array(z.string()).describe('sentences that say why it needs review or was ignored'),
  errorMessage: z.string().nullable(),
  syncAttempts: z.int().min(0),
  mail: z.strictObject({ from: z.string(), subject: z.string(), receivedAt: instant }),
  classId: classId.nullable().describe('the class to which it was applied'),
  hasText: z.boolean().describe("the e-mail's text can be shown while it waits"),
  createdAt: instant,
  completedAt: instant.nullable(),
  version: z.int().min(1),
});
export type ReservationEvent = z.output<typeof reservationEvent>;

/** Maximum number of classes proposed for one event. */
export const candidatesMax = 40;

/** A class that an event may be about. Lists contain the likeliest first. */
export const candidate = z.strictObject({
  classId,
  className: z.string(),
  room: z.string(),
  startsAt: instant,
  localDate,
  localTime,
  totalCapacity: places,
  bookings: places,
  score: share.describe('how well the class fits the mail'),
});
export type Candidate = z.output<typeof candidate>;

/** Maximum number of bookings proposed for one cancellation. */
export const cancellableMax = 500;

/** An active booking of a class that a cancellation may refer to. */
export const cancellableBooking = z.strictObject({
  bookingId: z.string(),
  customer: z.string().nullable().describe("the customer's name, or the e-mail address if there is no name"),
  bookedAt: instant,
  isLikely: z.boolean().describe("the booking's client is the one named in the mail"),
});
export type CancellableBooking = z.output<typeof cancellableBooking>;
