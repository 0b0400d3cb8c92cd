import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { teamTicket, ticketPriority, ticketStatus } from './ticket.ts';

/** Tickets of all studios, most recently changed first; optionally only those with a given status or priority. */
export const listTeamTickets = operation({
  id: 'support.listTeamTickets',
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'superadmin',
  summary: 'Support tickets of all studios',
  query: z.strictObject({
    status: ticketStatus.optional(),
    priority: ticketPriority.optional(),
    cursor: cursor.optional(),
  }),
  output: z.strictObject({ tickets: z.array(teamTicket), cursor: cursor.nullable() }),
});
