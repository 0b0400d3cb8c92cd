import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';
import { isOpenTask } from '#functions/_domain/places/outbox/activity-view.ts';
import type { ClassOffered } from '#functions/_domain/places/pending/offered.ts';
import { instructionOf } from '#functions/_domain/places/pending/task.ts';
import { allowedActions } from '#functions/_domain/places/decisions/decision.ts';
import { decisionHeadOf } from './waiting-view.ts';
import type { StoredDecision } from '#functions/_domain/places/decisions/decision-store.ts';

const isOverdue = (decision: StoredDecision, now: Date): boolean =>
  decision.status === 'pending-review' && now.toISOString() >= decision.expiresAt;

/** Whether a decision's change can be undone, and why not if the change is still in force. */
export interface Undoing {
  readonly allowed: boolean;
  readonly refusal: string | null;
}

const notLookedAt: Undoing = { allowed: false, refusal: null };

type Part = StoredDecision['adjustments'][number];

/** A part of a decision in the contract's form. A task that waits for a person is worded by the facts as they are now. */
function partOf(decision: StoredDecision, part: Part, cls: ClassOffered | undefined) {
  const { adjustmentId, marketplace, status, message, guided = false, mayShowBefore } = part;
  const places = decision.recommendations.find((one) => one.marketplace === marketplace)?.placesTo;
  const { className, classLocalDate: localDate, classLocalTime: localTime } = decision;
  const task = { className, localDate, localTime, marketplace, mayShowBefore };
  const isTask = isOpenTask(part) && message === undefined && places !== undefined;
  return {
    adjustmentId,
    marketplace,
    status,
    message: isTask ? instructionOf({ ...task, places }, cls) : (message ?? null),
    guided,
  };
}

/** Facts that are read for a single decision but not for lists. */
export interface Details {
  readonly undoing?: Undoing;
  readonly waitsFor?: DecisionView['waitsFor'];
  readonly heldByHand?: DecisionView['heldByHand'];
  readonly bookingsNow?: number | null;
  readonly facts?: DecisionView['facts'];
  /** The class as it is now; needed if a part of the decision is a task that waits for a person. */
  readonly cls?: ClassOffered | undefined;
}

/** Converts a stored decision to the contract's form. */
export const decisionViewOf = (
  decision: StoredDecision,
  now: Date,
  {
    undoing = notLookedAt,
    waitsFor = null,
    heldByHand = [],
    bookingsNow = null,
    facts = null,
    cls,
  }: Details = {},
): DecisionView => ({
  ...decisionHeadOf(decision),
  occupancyPercent: percentOf(decision.bookings, decision.totalCapacity),
  analysis: decision.analysis,
  recommendations: decision.recommendations,
  automaticThreshold: decision.automaticThreshold ?? null,
  facts,
  adjustments: decision.adjustments.map((part) => partOf(decision, part, cls)),
  status: isOverdue(decision, now) ? 'expired' : decision.status,
  bookingsNow,
  waitsFor,
  heldByHand,
  withdrawn: decision.withdrawn ?? null,
  rejectedAt: decision.rejectedAt ?? null,
  undoneAt: decision.undoneAt ?? null,
  allowedActions: [...allowedActions(decision, now), ...(undoing.allowed ? (['undo'] as const) : [])],
  undoRefusal: undoing.refusal,
});
