import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { senderId } from './sender.ts';

/** Deletes a layout: its e-mails are read as before it was learned. */
export const deleteLayout = operation({
  id: 'reservations.deleteLayout',
  method: 'DELETE',
  path: '/api/reservations/layouts/{senderId}/{layoutId}',
  access: 'subscriber',
  summary: 'Delete a learned layout',
  params: z.strictObject({ senderId, layoutId: ulid }),
  output: z.strictObject({ layoutId: ulid }),
  errors: ['not-found'],
});
