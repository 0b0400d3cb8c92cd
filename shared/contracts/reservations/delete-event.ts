import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

/** Deletes a reservation that failed, needs review, or was ignored. Applied bookings stay. */
export const deleteEvent = operation({
  id: 'reservations.deleteEvent',
  method: 'DELETE',
  path: '/api/reservations/events/{eventId}',
  access: 'subscriber',
  summary: 'Delete a reservation',
  params: z.strictObject({ eventId: ulid }),
  output: z.strictObject({ eventId: ulid }),
  errors: ['not-found', 'conflict'],
});
