import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioId, ulid } from '../values.ts';
import { teamTicket, ticketPriority, ticketStatus } from './ticket.ts';

/**
 * Changes a ticket's status or priority. A resolved or closed ticket records the time and the person; a reopened one
 * does not. `conflict` if the step does not fit its current status, or if somebody else changed it at the same time.
 */
export const updateTicket = operation({
  id: 'support.updateTicket',
  method: 'PATCH',
  path: '/api/admin/studios/{studioId}/tickets/{ticketId}',
  access: 'superadmin',
  summary: "Change a support ticket's status or priority",
  params: z.strictObject({ studioId, ticketId: ulid }),
  body: z.strictObject({ status: ticketStatus.optional(), priority: ticketPriority.optional() }),
  output: teamTicket,
  errors: ['not-found', 'conflict'],
});
