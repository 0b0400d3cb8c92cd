import * as z from 'zod';
import { operation } from '../operation.ts';

/** A single-use ticket for the live connection, which keeps tokens out of addresses. */
export const createTicket = operation({
  id: 'live.createTicket',
  method: 'POST',
  path: '/api/live/ticket',
  access: 'signed-in',
  summary: 'Create a ticket for the live connection',
  withoutKey: 'Its answer is a single-use ticket for listening; a second ticket does no harm.',
  output: z.strictObject({ ticket: z.string() }),
});
