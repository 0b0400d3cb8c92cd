import * as z from 'zod';
import { channel } from '../channels.ts';
import { minor, places, share } from '../values.ts';

/** What bounds a marketplace's number besides what it earns (`core/allocation/types.ts`). */
const limit = z.enum([
  'none',
  'max-slot-adjustment',
  'cut-off',
  'low-occupancy',
  'high-occupancy',
  'free-places',
]);

/** What a decision was made from, as it was then. Whoever shows it words it. */
export const decisionFacts = z.strictObject({
  capacity: places,
  sold: places,
  free: places.describe('neither sold nor held by a channel that is not decided'),
  hoursLeft: z.number().min(0),
  weeksOfHistory: z.number().min(0),
  bookings: z.number().min(0).describe('made so far on any channel, cancelled ones included'),
  expectedByNow: z.number().min(0).describe('bookings that were usual by then'),
  inventory: z.enum(['separate', 'shared']).optional(),
  directTakesAllShare: share.optional().describe('chance that direct alone asks for every free place'),
  placeValueMinor: minor.describe('what the next free place is worth when it is kept'),
  turnsToDirectShare: share.describe('of customers whom a marketplace refuses, those who then book directly'),
  channels: z.array(
    z.strictObject({
      channel,
      booked: places,
      expectedRemaining: z
        .number()
        .min(0)
        .describe('requests from then to the start, were it open all the time'),
      earnsMinor: minor.describe('what one more booking earns, after cancellations and no-shows'),
      limit,
      worthOffering: places.optional().describe('further places that were worth offering here'),
      opensOneMoreAtMinor: minor
        .nullable()
        .optional()
        .describe('what a booking would have to bring for one place more; null where no price does that'),
      closesOneBelowMinor: minor
        .nullable()
        .optional()
        .describe('below which one place fewer would be offered'),
    }),
  ),
  rules: z
    .array(z.strictObject({ name: z.string(), channel, slotChange: z.int() }))
    .describe('what rules of the owner ask for'),
});
export type DecisionFacts = z.output<typeof decisionFacts>;
