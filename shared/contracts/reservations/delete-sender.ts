import * as z from 'zod';
import { operation } from '../operation.ts';
import { senderId } from './sender.ts';

/** Deletes a sender: its e-mails are no longer read. */
export const deleteSender = operation({
  id: 'reservations.deleteSender',
  method: 'DELETE',
  path: '/api/reservations/senders/{senderId}',
  access: 'subscriber',
  summary: 'Delete a sender',
  params: z.strictObject({ senderId }),
  output: z.strictObject({ senderId }),
  errors: ['not-found'],
});
