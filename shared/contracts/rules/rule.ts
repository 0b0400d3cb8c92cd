import * as z from 'zod';
import { allottedChannel } from '../channels.ts';
import { instant, text, ulid } from '../values.ts';

/** Maximum number of rules per studio. */
export const rulesMax = 20;
export const ruleNameCharactersMax = 80;
/** The optimizer covers two weeks: a condition on more distant classes would never be met. */
export const ruleHoursMax = 336;
/** The largest adjustment that settings allow. */
export const ruleSlotsMax = 20;

const hoursBeforeMin = z
  .int()
  .min(0)
  .max(ruleHoursMax)
  .describe('the class begins in at least this many hours; changes at a marketplace end at its own cut-off');

/**
 * The condition of a rule about a class. The limits exclude conditions that can never be true: below 0 %, above 100 %.
 */
const ruleCondition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('occupancy-below'),
    occupancyPercent: z.int().min(1).max(100),
    hoursBeforeMin,
  }),
  z.strictObject({
    kind: z.literal('occupancy-above'),
    occupancyPercent: z.int().min(0).max(99),
    hoursBeforeMin,
  }),
]);

export const ruleAction = z.enum(['increase', 'decrease']);
export type RuleAction = z.output<typeof ruleAction>;

/** The terms of a rule, without its name. */
export const ruleTerms = z.strictObject({
  condition: ruleCondition,
  action: ruleAction,
  slotCount: z.int().min(1).max(ruleSlotsMax).describe('number of places to add or remove on each platform'),
  platforms: z
    .array(allottedChannel)
    .min(1)
    .refine((names) => new Set(names).size === names.length, 'must name each platform once'),
});
export type RuleTerms = z.output<typeof ruleTerms>;

export const ruleName = text().trim().min(1).max(ruleNameCharactersMax);

/** A current rule, in the order in which rules are applied. */
export const ruleView = z.strictObject({
  ruleId: ulid,
  name: ruleName,
  ...ruleTerms.shape,
  conditionText: z.string(),
  actionText: z.string(),
  enabled: z.boolean(),
  firedCount: z.int().min(0),
  lastFiredAt: instant.nullable(),
  version: z.int().min(1),
});
export type RuleView = z.output<typeof ruleView>;
