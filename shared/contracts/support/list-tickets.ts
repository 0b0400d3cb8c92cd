import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { ticketView } from './ticket.ts';

/** A studio's own tickets, newest first. */
export const listTickets = operation({
  id: 'support.listTickets',
  method: 'GET',
  path: '/api/support/tickets',
  access: 'signed-in',
  summary: 'Support tickets of this studio, newest first',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({ tickets: z.array(ticketView), cursor: cursor.nullable() }),
});
