import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';

let made = 0;

/** A pending decision about Yoga: two more places for Wellhub, one fewer for Fitpass, worth $58.00. */
export const aWaitingDecision = (given: Partial<WaitingDecision> = {}): WaitingDecision => ({
  decisionId: `01M7ZN6C4J${String((made += 1)).padStart(16, '0')}`,
  classId: '20261125T1300Z-0123456789ab',
  className: 'Yoga',
  room: 'Sala 1',
  classStartsAt: '2026-11-25T13:00:00.000Z',
  classLocalDate: '2026-11-25',
  classLocalTime: '07:00',
  bookings: 5,
  totalCapacity: 20,
  decidedAt: '2026-11-23T12:00:00.000Z',
  confidence: 0.9,
  gainShare: 0.95,
  decisionType: 'optimizer',
  expectedRevenueMinor: 5_800,
  gainBand: { lowMinor: 0, highMinor: 12_000 },
  currency: 'USD',
  changes: [
    { marketplace: 'fitpass', placesFrom: 4, placesTo: 3 },
    { marketplace: 'wellhub', placesFrom: 2, placesTo: 4 },
  ],
  ...given,
});
