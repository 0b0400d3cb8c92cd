import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { reservationEvent } from './event.ts';
import {
  furtherReservation,
  layoutView,
  mailMeaning,
  reservationsOfMailMax,
  reportedFields,
} from './layout.ts';

/**
 * Corrects an e-mail with one or several reservations. On request, and if its sender is proven, it also learns how to
 * read such e-mails. `invalid-input` with the reason if the e-mail does not contain a value, or if no layout can be
 * learned from a single reservation; several reservations are stored even then. Then the reservations are applied, and
 * other pending e-mails of this form are read again.
 */
export const teachLayout = operation({
  id: 'reservations.teachLayout',
  method: 'POST',
  path: '/api/reservations/events/{eventId}/layout',
  access: 'subscriber',
  allowance: 'retry-mail',
  summary: 'Correct what a mail tells, and learn its layout',
  params: z.strictObject({ eventId: ulid }),
  body: z.strictObject({
    meaning: mailMeaning,
    told: reportedFields,
    others: z
      .array(furtherReservation)
      .max(reservationsOfMailMax - 1)
      .optional()
      .describe('the further reservations of a mail that tells several'),
    remember: z.boolean().describe('read mails of this form so from now on'),
    version: z.int().min(1).describe('the version that was on screen'),
  }),
  output: z.strictObject({
    event: reservationEvent,
    others: z
      .array(reservationEvent)
      .describe('the further reservations, in the order in which they were told'),
    layout: layoutView.nullable(),
    notLearned: z
      .boolean()
      .describe('its layout was to be learned, and its reservations are not written alike'),
    alsoRead: z.int().min(0).describe('other mails that waited and were read by it'),
  }),
  errors: ['not-found', 'conflict'],
});
