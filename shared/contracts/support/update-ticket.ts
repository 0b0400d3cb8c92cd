import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioId, ulid } from '../values.ts';
import { teamTicket, ticketPriority, ticketStatus } from './ticket.ts';

/**
 * Moves a ticket on or changes how urgent it is. Resolved or closed it notes by whom and when; taken up again it notes
 * neither. `conflict` where it is already so moved on that the step makes no sense, or somebody else changed it just then.
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
