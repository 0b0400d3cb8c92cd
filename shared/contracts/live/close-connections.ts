import * as z from 'zod';
import { operation } from '../operation.ts';

/**
 * Ends the current sign-in, or all sign-ins of its account: their live connections are closed and their tokens are no
 * longer accepted. With `all`, the user pool no longer renews any of them either, and no browser shows notifications
 * any more; a sign-in that begins after the answer is valid. For `this`, the page itself asks the user pool not to renew
 * it.
 */
export const closeConnections = operation({
  id: 'live.closeConnections',
  method: 'DELETE',
  path: '/api/live/connections',
  access: 'signed-in',
  summary: 'End this sign-in, or all sign-ins of the account, with their live connections',
  query: z.strictObject({ signIns: z.enum(['this', 'all']).default('this') }),
  output: z.strictObject({ closed: z.int().min(0) }),
});
