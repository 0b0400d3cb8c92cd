import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId, localDate, ulid } from '../values.ts';
import { cancellableBooking, cancellableMax, candidate, candidatesMax, reservationEvent } from './event.ts';

/**
 * One reservation with the classes that it may be about: those of its day, or of the requested day. If a class is
 * requested, also that class's active bookings of the reservation's marketplace.
 */
export const getEvent = operation({
  id: 'reservations.getEvent',
  method: 'GET',
  path: '/api/reservations/events/{eventId}',
  access: 'subscriber',
  summary: 'A reservation and its candidate classes',
  params: z.strictObject({ eventId: ulid }),
  query: z.strictObject({ date: localDate.optional(), classId: classId.optional() }),
  output: z.strictObject({
    event: reservationEvent,
    date: localDate.nullable().describe('the day whose classes are listed; null if no day is known'),
    candidates: z.array(candidate).max(candidatesMax),
    bookings: z
      .array(cancellableBooking)
      .max(cancellableMax)
      .nullable()
      .describe(
        'the bookings of the requested class that the cancellation may mean; null if no class was requested',
      ),
    timezone: z.string(),
  }),
  errors: ['not-found'],
});
