import * as z from 'zod';
import { partStates } from '../../core/states/decision-state.ts';
import { marketplace } from '../channels.ts';
import { instant, minor, places, share, ulid } from '../values.ts';
import { decisionFacts } from './facts.ts';
import { decisionStatuses } from './statuses.ts';
import { decisionHead } from './waiting-decision.ts';

/** The recommendation for one marketplace. `places` are totals, including sold ones. */
export const recommendation = z.strictObject({
  marketplace,
  action: z.enum(['increase', 'decrease', 'maintain']),
  slotChange: z.int(),
  placesFrom: places,
  placesTo: places,
  reasoning: z.string(),
  expectedRevenueMinor: minor.describe('how much more the class is expected to earn by this change'),
});
export type Recommendation = z.output<typeof recommendation>;

export const adjustmentStatus = z.enum(partStates);
export type AdjustmentStatus = z.output<typeof adjustmentStatus>;

/**
 * The status of a decision. Before it is applied, it is pending review, `rejected` by its owner, `expired` at the
 * class's cut-off, `superseded` by newer places of its class, or `withdrawn` because the rule behind it was deleted or
 * switched off. After that its adjustments determine the status (`core/states/decision-state.ts`).
 */
export const decisionStatus = z.enum(decisionStatuses);
export type DecisionStatus = z.output<typeof decisionStatus>;

export const decisionView = z.strictObject({
  ...decisionHead,
  bookingsNow: places
    .nullable()
    .describe('of its class as it stands; looked at where one decision is asked for, null in lists'),
  occupancyPercent: z.number().min(0),
  analysis: z.string(),
  recommendations: z.array(recommendation),
  gainShare: share
    .nullable()
    .describe('of the money that it may win or lose, the share won on average; null where not recorded'),
  automaticThreshold: share
    .nullable()
    .describe(
      "the owner's threshold when it was carried out by itself; null where it was not, or not recorded",
    ),
  facts: decisionFacts
    .nullable()
    .describe('what it was made from; null in lists, and of a decision that was made before it was recorded'),
  adjustments: z.array(
    z.strictObject({
      adjustmentId: ulid,
      marketplace,
      status: adjustmentStatus,
      message: z.string().nullable(),
      guided: z.boolean().describe('a task: the owner sets the places by hand and confirms'),
    }),
  ),
  status: decisionStatus,
  waitsFor: z
    .strictObject({ reason: z.enum(['held-by-hand', 'comparison']), marketplaces: z.array(marketplace) })
    .nullable()
    .describe(
      'why nothing automatic carries it out: its owner decided these marketplaces last, or its class is left alone for comparison; looked at where one decision is asked for',
    ),
  heldByHand: z
    .array(marketplace)
    .describe(
      'of the marketplaces it changes, those that its owner decided last: nothing automatic changes them; looked at where one decision is asked for',
    ),
  withdrawn: z
    .strictObject({ at: instant, rule: z.string(), cause: z.enum(['deleted', 'disabled']) })
    .nullable()
    .describe('the rule that asked for it, by name, and what became of the rule'),
  rejectedAt: instant.nullable().describe('when its owner refused it'),
  undoneAt: instant.nullable().describe('when its change was taken back'),
  allowedActions: z
    .array(z.enum(['approve', 'reject', 'undo']))
    .describe('`undo` is looked at where one decision is asked for, not in lists'),
  undoRefusal: z.string().nullable().describe('why what was carried out can not be undone, where it can not'),
});
export type DecisionView = z.output<typeof decisionView>;
