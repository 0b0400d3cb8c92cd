import * as z from 'zod';
import { placesOfBookingMax } from '../../core/bookings/booked-places.ts';
import { operation } from '../operation.ts';
import { classId, text, ulid } from '../values.ts';
import { customerNameCharactersMax, eventType, reservationEvent } from './event.ts';

const bookingIdCharactersMax = 64;

/**
 * Applies a reservation to the class that a person chose. They may correct what the e-mail omits or gets wrong: the
 * kind of event, the customer's name, how many places are booked, and which booking is cancelled.
 */
export const confirmEvent = operation({
  id: 'reservations.confirmEvent',
  method: 'POST',
  path: '/api/reservations/events/{eventId}/confirmation',
  access: 'subscriber',
  summary: 'Confirm a reservation for a class',
  params: z.strictObject({ eventId: ulid }),
  body: z.strictObject({
    classId,
    eventType: eventType.optional(),
    customerName: text().trim().min(1).max(customerNameCharactersMax).optional(),
    bookingId: text()
      .max(bookingIdCharactersMax)
      .nullable()
      .optional()
      .describe('the booking that was cancelled; null if it is none of the known ones'),
    places: z
      .int()
      .min(1)
      .max(placesOfBookingMax)
      .optional()
      .describe('how many places the booking takes; what the e-mail says if omitted'),
    version: z.int().min(1).describe('the version that the person saw'),
  }),
  output: reservationEvent,
  errors: ['not-found', 'conflict'],
});
