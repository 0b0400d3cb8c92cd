import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioId, ulid } from '../values.ts';
import { messagePage, teamTicket } from './ticket.ts';

/** A ticket of any studio with its thread; if a message is given, only later messages. */
export const getTeamTicket = operation({
  id: 'support.getTeamTicket',
  method: 'GET',
  path: '/api/admin/studios/{studioId}/tickets/{ticketId}',
  access: 'superadmin',
  summary: 'A support ticket of any studio and its thread',
  params: z.strictObject({ studioId, ticketId: ulid }),
  query: z.strictObject({ after: ulid.optional() }),
  output: z.strictObject({ ticket: teamTicket, ...messagePage.shape }),
  errors: ['not-found'],
});
