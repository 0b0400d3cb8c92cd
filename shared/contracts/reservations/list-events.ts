import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { eventStatus, reservationEvent } from './event.ts';

/** Maximum number of rows on a page, and of recent confirmations shown. */
export const eventsPageItemsMax = 50;
export const recentConfirmationsMax = 10;

/** Reservations from e-mails with one status, newest first. */
export const listEvents = operation({
  id: 'reservations.listEvents',
  method: 'GET',
  path: '/api/reservations/events',
  access: 'subscriber',
  summary: 'Reservations from mails',
  query: z.strictObject({
    status: eventStatus,
    limit: z.coerce
      .number<number>()
      .pipe(z.int().min(1).max(eventsPageItemsMax))
      .default(recentConfirmationsMax),
    cursor: cursor.optional(),
  }),
  output: z.strictObject({
    events: z.array(reservationEvent),
    timezone: z.string(),
    cursor: cursor.nullable(),
  }),
});
