import * as z from 'zod';
import { operation } from '../operation.ts';
import { emailCharactersMax, syncView } from './sync.ts';
import { text } from '../values.ts';

/**
 * Saves the given settings, which mailbox is read and whether reading is on, and keeps the other. Refused with
 * `conflict` while no Gmail account is connected, and with `invalid-input` at `body.syncEmail` if the address is
 * missing or differs from the connected account's.
 */
export const saveSync = operation({
  id: 'reservations.saveSync',
  method: 'PUT',
  path: '/api/reservations/sync',
  access: 'subscriber',
  summary: 'Save the settings for reading reservation mails',
  body: z.strictObject({
    syncEmail: text().trim().max(emailCharactersMax).optional(),
    syncEnabled: z.boolean().optional(),
  }),
  output: syncView,
  errors: ['conflict'],
});
