import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { ticketMessage, ticketText } from './ticket.ts';

/** Writes to the thread of the studio's own ticket. `conflict` if the ticket is resolved or closed. */
export const reply = operation({
  id: 'support.reply',
  method: 'POST',
  path: '/api/support/tickets/{ticketId}/messages',
  access: 'signed-in',
  allowance: 'reply',
  summary: 'Reply to a support ticket',
  params: z.strictObject({ ticketId: ulid }),
  body: z.strictObject({ text: ticketText }),
  output: ticketMessage,
  errors: ['not-found', 'conflict'],
});
