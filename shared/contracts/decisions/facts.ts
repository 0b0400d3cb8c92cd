import * as z from 'zod';
import { channel } from '../channels.ts';
import { dayReason } from '../settings/calendar.ts';
import { minor, places, share, text } from '../values.ts';

/** What limits a marketplace's number besides its revenue (`core/allocation/types.ts`). */
const limit = z.enum([
  'none',
  'max-slot-adjustment',
  'cut-off',
  'low-occupancy',
  'high-occupancy',
  'free-places',
]);

const percent = z.int().min(0);

/** The effect of one rule of the owner at one marketplace (`core/rules/types.ts`). */
const ruleEffect = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('changes'),
    rule: text(),
    channel,
    slotChange: z.int(),
    slotCount: z.int().min(1).describe('what the rule asks for'),
    limit: z
      .enum(['none', 'capacity', 'booked', 'max-slot-adjustment', 'free-places'])
      .describe('what keeps it from all of that'),
    condition: z.strictObject({
      side: z.enum(['below', 'above']),
      thresholdPercent: percent,
      occupancyPercent: percent.describe('of the class, when it was decided'),
      hoursLeft: z.int().min(0),
    }),
  }),
  z.strictObject({
    does: z.literal('yields'),
    rule: text(),
    channel,
    to: text().nullable().describe('the rule that comes before it'),
  }),
  z.strictObject({
    does: z.literal('bounds'),
    rule: text(),
    channel,
    bound: z.enum(['at-least', 'at-most']),
    places,
  }),
]);
export type RuleEffectFacts = z.output<typeof ruleEffect>;

/** The facts behind a decision, as of its time. Screens turn them into sentences. */
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
  ruleEffects: z.array(ruleEffect).optional().describe('what each rule does, in the order of the rules'),
  placesAlone: z
    .array(z.strictObject({ channel, places }))
    .optional()
    .describe('where rules decide otherwise: the places that revenue alone would give'),
  heldElsewhere: places.optional().describe('places held by channels that are not connected'),
  stillOffered: places.optional().describe('places still offered until a lower number is confirmed'),
  capped: z
    .literal(true)
    .optional()
    .describe('fewer places than would pay, since one could be sold twice before a booking is known'),
  day: dayReason.optional().describe('why its day is not as others'),
});
export type RecordedFacts = z.output<typeof decisionFacts>;
