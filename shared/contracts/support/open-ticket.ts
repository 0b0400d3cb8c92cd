import * as z from 'zod';
import { operation } from '../operation.ts';
import { ticketSubject, ticketText, ticketView } from './ticket.ts';

/** Asks the team for help. `too-many-requests` if the studio has the maximum number of unanswered tickets. */
export const openTicket = operation({
  id: 'support.openTicket',
  method: 'POST',
  path: '/api/support/tickets',
  access: 'signed-in',
  allowance: 'ticket',
  summary: 'Open a support ticket',
  body: z.strictObject({ subject: ticketSubject, description: ticketText }),
  output: ticketView,
  errors: ['too-many-requests'],
});
