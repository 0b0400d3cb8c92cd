import * as z from 'zod';
import { operation } from '../operation.ts';

/** Ends the live connections of the sign-in that asks, as signing out does. */
export const closeConnections = operation({
  id: 'live.closeConnections',
  method: 'DELETE',
  path: '/api/live/connections',
  access: 'signed-in',
  summary: "End this sign-in's live connections",
  output: z.strictObject({ closed: z.int().min(0) }),
});
