import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';
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

/** Facts that are read for a single decision but not for lists. */
export interface Details {
  readonly undoing?: Undoing;
  readonly waitsFor?: DecisionView['waitsFor'];
  readonly heldByHand?: DecisionView['heldByHand'];
  readonly bookingsNow?: number | null;
  readonly facts?: DecisionView['facts'];
}

/** Converts a stored decision to the contract's form. */
export const decisionViewOf = (
  decision: StoredDecision,
  now: Date,
  { undoing = notLookedAt, waitsFor = null, heldByHand = [], bookingsNow = null, facts = null }: Details = {},
): DecisionView => ({
  ...decisionHeadOf(decision),
  occupancyPercent: percentOf(decision.bookings, decision.totalCapacity),
  analysis: decision.analysis,
  recommendations: decision.recommendations,
  automaticThreshold: decision.automaticThreshold ?? null,
  facts,
  adjustments: decision.adjustments.map(({ message, guided, ...adjustment }) => ({
    ...adjustment,
    message: message ?? null,
    guided: guided ?? false,
  })),
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
