import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import type { Currency } from '#shared/contracts/values.ts';
import type { WaitingItem } from '#functions/_domain/places/decisions/waiting-store.ts';

type Headed = Omit<WaitingItem, 'changes'>;
type DecisionHead = Omit<WaitingDecision, 'changes'>;

/** The range of a decision's expected gain; null if that was not recorded. */
const gainBandOf = ({
  expectedRevenueLowMinor: lowMinor,
  expectedRevenueHighMinor: highMinor,
}: Headed): DecisionHead['gainBand'] =>
  lowMinor === undefined || highMinor === undefined ? null : { lowMinor, highMinor };

/** The part of a decision that every view shows. */
export const decisionHeadOf = (decision: Headed): DecisionHead => ({
  decisionId: decision.decisionId,
  classId: decision.classId,
  className: decision.className,
  room: decision.room,
  classStartsAt: decision.classStartsAt,
  classLocalDate: decision.classLocalDate,
  classLocalTime: decision.classLocalTime,
  bookings: decision.bookings,
  totalCapacity: decision.totalCapacity,
  decidedAt: decision.decidedAt,
  confidence: decision.confidence,
  gainShare: decision.gainShare ?? null,
  decisionType: decision.decisionType,
  expectedRevenueMinor: decision.expectedRevenueMinor,
  gainBand: gainBandOf(decision),
  ...(decision.expectedRevenueSpreadMinor !== undefined && {
    gainSpreadMinor: decision.expectedRevenueSpreadMinor,
  }),
  currency: decision.currency as Currency,
});

/** A waiting decision in the form that the contract lists it. */
export const waitingViewOf = (decision: WaitingItem): WaitingDecision => ({
  ...decisionHeadOf(decision),
  changes: decision.changes.map(({ marketplace, placesFrom, placesTo }) => ({
    marketplace,
    placesFrom,
    placesTo,
  })),
});
