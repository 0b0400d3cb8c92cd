import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioId, ulid } from '../values.ts';
import { teamTicket, ticketText } from './ticket.ts';

/** The team answers: its message is added, and the ticket becomes in progress, whatever it was before. */
export const respond = operation({
  id: 'support.respond',
  method: 'POST',
  path: '/api/admin/studios/{studioId}/tickets/{ticketId}/messages',
  access: 'superadmin',
  summary: 'Answer a support ticket',
  params: z.strictObject({ studioId, ticketId: ulid }),
  body: z.strictObject({ text: ticketText }),
  output: teamTicket,
  errors: ['not-found', 'conflict'],
});
