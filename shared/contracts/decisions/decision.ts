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
  expectedRevenueMinor: minor.describe('the expected additional revenue of the class through this change'),
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
  bookingsNow: places.nullable().describe('current bookings of the class; null in lists'),
  occupancyPercent: z.number().min(0),
  analysis: z.string(),
  recommendations: z.array(recommendation),
  automaticThreshold: share
    .nullable()
    .describe(
      "the owner's threshold when the decision was applied automatically; null if it was not applied automatically or the threshold was not recorded",
    ),
  facts: decisionFacts
    .nullable()
    .describe(
      'the facts behind the decision; null in lists, and for decisions made before facts were recorded',
    ),
  adjustments: z.array(
    z.strictObject({
      adjustmentId: ulid,
      marketplace,
      status: adjustmentStatus,
      message: z.string().nullable(),
      guided: z.boolean().describe('a task for the owner, who sets the places by hand and confirms'),
    }),
  ),
  status: decisionStatus,
  waitsFor: z
    .strictObject({ reason: z.enum(['held-by-hand', 'comparison']), marketplaces: z.array(marketplace) })
    .nullable()
    .describe(
      'why it is not executed automatically: the owner set these marketplaces last, or the class is left alone for comparison; absent in lists',
    ),
  heldByHand: z
    .array(marketplace)
    .describe(
      'the changed marketplaces that the owner set last, so automation does not change them; absent in lists',
    ),
  withdrawn: z
    .strictObject({ at: instant, rule: z.string(), cause: z.enum(['deleted', 'disabled']) })
    .nullable()
    .describe('the rule that requested it, and what happened to the rule'),
  rejectedAt: instant.nullable().describe('when the owner rejected it'),
  undoneAt: instant.nullable().describe('when its change was undone'),
  allowedActions: z.array(z.enum(['approve', 'reject', 'undo'])).describe('lists never contain `undo`'),
  undoRefusal: z.string().nullable().describe('why an executed decision cannot be undone, if it cannot'),
});
export type DecisionView = z.output<typeof decisionView>;
