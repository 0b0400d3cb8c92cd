import * as z from 'zod';
import { operation } from '../operation.ts';

/** A single-use ticket for the live connection, which keeps tokens out of addresses. */
export const createTicket = operation({
  id: 'live.createTicket',
  method: 'POST',
  path: '/api/live/ticket',
  access: 'signed-in',
  summary: 'A ticket for the live connection',
  withoutKey: 'Its answer is a ticket that lets a page listen once; another one harms nobody.',
  output: z.strictObject({ ticket: z.string() }),
});
