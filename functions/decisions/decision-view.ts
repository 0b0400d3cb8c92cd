import type { DecisionView } from '../../shared/contracts/decisions/decision.ts';
import type { Currency } from '../../shared/contracts/values.ts';
import { allowedActions } from './decision.ts';
import type { StoredDecision } from './decision-store.ts';

export const occupancyPercent = (bookings: number, totalCapacity: number): number =>
  totalCapacity > 0 ? (bookings / totalCapacity) * 100 : 0;

const isOverdue = (decision: StoredDecision, now: Date): boolean =>
  decision.status === 'pending-review' && now.toISOString() >= decision.expiresAt;

/** A stored decision as the contract shows it. */
export const decisionViewOf = (decision: StoredDecision, now: Date): DecisionView => ({
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
  adjustments: decision.adjustments.map(({ message, ...adjustment }) => ({
    ...adjustment,
    message: message ?? null,
  })),
  status: isOverdue(decision, now) ? 'expired' : decision.status,
  allowedActions: allowedActions(decision, now),
});
