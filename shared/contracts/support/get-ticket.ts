import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { messagePage, ticketView } from './ticket.ts';

/** One of the studio's tickets with its thread; if a message is given, only later messages. */
export const getTicket = operation({
  id: 'support.getTicket',
  method: 'GET',
  path: '/api/support/tickets/{ticketId}',
  access: 'signed-in',
  summary: 'A support ticket and its thread',
  params: z.strictObject({ ticketId: ulid }),
  query: z.strictObject({ after: ulid.optional() }),
  output: z.strictObject({ ticket: ticketView, ...messagePage.shape }),
  errors: ['not-found'],
});
