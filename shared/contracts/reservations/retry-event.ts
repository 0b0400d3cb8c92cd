import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { reservationEvent } from './event.ts';

/** Retries an event that failed or needs review, searching for its class again. */
export const retryEvent = operation({
  id: 'reservations.retryEvent',
  method: 'POST',
  path: '/api/reservations/events/{eventId}/retry',
  access: 'subscriber',
  allowance: 'retry-mail',
  summary: 'Retry a reservation',
  params: z.strictObject({ eventId: ulid }),
  output: reservationEvent,
  errors: ['not-found', 'conflict'],
});
