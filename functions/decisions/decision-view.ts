import type { DecisionView } from '../../shared/contracts/decisions/decision.ts';
import type { Currency } from '../../shared/contracts/values.ts';
import { allowedActions } from './decision.ts';
import type { StoredDecision } from './decision-store.ts';

export const occupancyPercent = (bookings: number, totalCapacity: number): number =>
  totalCapacity > 0 ? (bookings / totalCapacity) * 100 : 0;

const isOverdue = (decision: StoredDecision, now: Date): boolean =>
  decision.status === 'pending-review' && now.toISOString() >= decision.expiresAt;

/** Whether what a decision changed can be taken back; refused with a reason where it stands but cannot. */
export interface Undoing {
  readonly allowed: boolean;
  readonly refusal: string | null;
}

const notLookedAt: Undoing = { allowed: false, refusal: null };

/** What is looked at where one decision is asked for. */
export interface Details {
  readonly undoing?: Undoing;
  readonly waitsFor?: DecisionView['waitsFor'];
  readonly heldByHand?: DecisionView['heldByHand'];
}

/** A stored decision as the contract shows it. */
export const decisionViewOf = (
  decision: StoredDecision,
  now: Date,
  { undoing = notLookedAt, waitsFor = null, heldByHand = [] }: Details = {},
): DecisionView => ({
  decisionId: decision.decisionId,
  classId: decision.classId,
  className: decision.className,
  room: decision.room,
  classStartsAt: decision.classStartsAt,
  classLocalDate: decision.classLocalDate,
  classLocalTime: decision.classLocalTime,
  bookings: decision.bookings,
  totalCapacity: decision.totalCapacity,
  occupancyPercent: occupancyPercent(decision.bookings, decision.totalCapacity),
  decidedAt: decision.decidedAt,
  confidence: decision.confidence,
  decisionType: decision.decisionType,
  analysis: decision.analysis,
  recommendations: decision.recommendations,
  expectedRevenueMinor: decision.expectedRevenueMinor,
  currency: decision.currency as Currency,
  adjustments: decision.adjustments.map(({ message, guided, ...adjustment }) => ({
    ...adjustment,
    message: message ?? null,
    guided: guided ?? false,
  })),
  status: isOverdue(decision, now) ? 'expired' : decision.status,
  waitsFor,
  heldByHand,
  withdrawn: decision.withdrawn ?? null,
  rejectedAt: decision.rejectedAt ?? null,
  undoneAt: decision.undoneAt ?? null,
  allowedActions: [...allowedActions(decision, now), ...(undoing.allowed ? (['undo'] as const) : [])],
  undoRefusal: undoing.refusal,
});
