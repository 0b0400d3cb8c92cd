import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { mailText } from './layout.ts';

/** The text of an e-mail that needs review or was skipped; null if it is no longer stored. */
export const getMail = operation({
  id: 'reservations.getMail',
  method: 'GET',
  path: '/api/reservations/events/{eventId}/mail',
  access: 'subscriber',
  summary: 'The text of a waiting mail',
  params: z.strictObject({ eventId: ulid }),
  output: z.strictObject({ mail: mailText.nullable() }),
  errors: ['not-found'],
});
