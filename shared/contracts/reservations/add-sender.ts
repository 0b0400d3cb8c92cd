import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { senderEmail, senderView } from './sender.ts';

/** Adds a sender. `no-integration` if the studio has no connection yet; `conflict` if the address exists already. */
export const addSender = operation({
  id: 'reservations.addSender',
  method: 'POST',
  path: '/api/reservations/senders',
  access: 'subscriber',
  summary: 'Add a sender whose e-mails are read',
  body: z.strictObject({ senderEmail, marketplace }),
  output: senderView,
  errors: ['no-integration', 'conflict'],
});
