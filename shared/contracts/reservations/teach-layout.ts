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
  summary: "Correct a mail's reservations and learn its layout",
  params: z.strictObject({ eventId: ulid }),
  body: z.strictObject({
    meaning: mailMeaning,
    told: reportedFields,
    others: z
      .array(furtherReservation)
      .max(reservationsOfMailMax - 1)
      .optional()
      .describe('the further reservations of a mail with several'),
    remember: z.boolean().describe('read mails with this layout the same way from now on'),
    version: z.int().min(1).describe('the version that the person saw'),
  }),
  output: z.strictObject({
    event: reservationEvent,
    others: z.array(reservationEvent).describe('the further reservations, in the order of the request'),
    layout: layoutView.nullable(),
    notLearned: z
      .boolean()
      .describe('the layout could not be learned because its reservations have different forms'),
    alsoRead: z.int().min(0).describe('other waiting mails that could be read with this layout'),
  }),
  errors: ['not-found', 'conflict'],
});
