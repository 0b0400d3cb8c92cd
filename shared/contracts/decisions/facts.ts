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
    slotCount: z.int().min(1).describe('the change that the rule requests'),
    limit: z
      .enum(['none', 'capacity', 'booked', 'none-left', 'max-slot-adjustment', 'free-places'])
      .describe('why the rule gets less than it requests'),
    condition: z.strictObject({
      side: z.enum(['below', 'above']),
      thresholdPercent: percent,
      occupancyPercent: percent.describe("the class's occupancy when the decision was made"),
      hoursLeft: z.int().min(0),
    }),
  }),
  z.strictObject({
    does: z.literal('yields'),
    rule: text(),
    channel,
    to: text().nullable().describe('the rule that takes precedence'),
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
  free: places.describe('places that are neither sold nor held by a channel outside the decision'),
  hoursLeft: z.number().min(0),
  weeksOfHistory: z.number().min(0),
  bookings: z.number().min(0).describe('all bookings so far on any channel, including cancelled ones'),
  expectedByNow: z.number().min(0).describe('the usual number of bookings at that time'),
  inventory: z.enum(['separate', 'shared']).optional(),
  directTakesAllShare: share
    .optional()
    .describe('probability that direct customers alone request all free places'),
  placeValueMinor: minor.describe('the value of keeping the next free place'),
  turnsToDirectShare: share.describe('share of customers refused by a marketplace who then book directly'),
  channels: z.array(
    z.strictObject({
      channel,
      booked: places,
      expectedRemaining: z
        .number()
        .min(0)
        .describe('expected requests until the start if the channel stayed open'),
      earnsMinor: minor.describe('revenue of one more booking, after cancellations and no-shows'),
      limit,
      worthOffering: places.optional().describe('additional places worth offering here'),
      opensOneMoreAtMinor: minor
        .nullable()
        .optional()
        .describe('the revenue per booking at which one more place would be offered; null if there is none'),
      closesOneBelowMinor: minor
        .nullable()
        .optional()
        .describe('the revenue per booking below which one place fewer would be offered'),
    }),
  ),
  rules: z
    .array(z.strictObject({ name: z.string(), channel, slotChange: z.int() }))
    .describe("the change that the owner's rules request"),
  ruleEffects: z.array(ruleEffect).optional().describe('the effect of each rule, in the order of the rules'),
  placesAlone: z
    .array(z.strictObject({ channel, places }))
    .optional()
    .describe('the places that revenue alone would suggest, if rules decide otherwise'),
  heldElsewhere: places.optional().describe('places held by channels that are not connected'),
  stillOffered: places.optional().describe('places that are still offered until a lower number is confirmed'),
  capped: z
    .literal(true)
    .optional()
    .describe(
      'fewer places than would be profitable, because one could be sold twice before a booking is reported',
    ),
  day: dayReason.optional().describe('why the day is unusual'),
});
export type RecordedFacts = z.output<typeof decisionFacts>;
