import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { reservationEvent } from './event.ts';
import { layoutView, mailMeaning, reportedFields } from './layout.ts';

/**
 * Corrects what a mail tells, and learns from it how such mails are read, where that is wished and its sender is proven.
 * `invalid-input` with the reason where no layout can be learned from it. Then the reservation is applied, and other mails
 * that wait and have this form are read again.
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
    remember: z.boolean().describe('read mails of this form so from now on'),
    version: z.int().min(1).describe('the version that was on screen'),
  }),
  output: z.strictObject({
    event: reservationEvent,
    layout: layoutView.nullable(),
    alsoRead: z.int().min(0).describe('other mails that waited and were read by it'),
  }),
  errors: ['not-found', 'conflict'],
});
