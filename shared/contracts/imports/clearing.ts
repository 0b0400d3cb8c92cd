import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { instant, ulid } from '../values.ts';

/** `bookings_only` keeps the classes, with their figures set to zero; `full` removes them too. */
export const clearType = z.enum(['bookings_only', 'full']);
export type ClearType = z.output<typeof clearType>;

export const clearingView = z.strictObject({
  clearingId: ulid,
  clearType,
  status: z.enum(['running', 'completed', 'failed']),
  createdAt: instant,
  finishedAt: instant.nullable(),
  deleted: z.strictObject({
    bookings: z.int(),
    queue: z.int().describe('reservations from e-mails'),
    classes: z.int(),
    history: z.int().describe('decisions, changes and imports of the removed data'),
  }),
  stillSelling: z
    .array(marketplace)
    .describe('marketplaces where places of upcoming classes are offered; they continue to be sold there'),
  problem: z.string().nullable(),
});
export type ClearingView = z.output<typeof clearingView>;
