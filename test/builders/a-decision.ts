import type { DecisionItem } from '#functions/_data/places/packed-decision.ts';

/** A pending decision without optional fields. */
export const aDecision: DecisionItem = {
  studioId: '55555555-0000-4000-8000-000000000001',
  decisionId: '01M847WMDFZDDG3B3YJHTJFYBY',
  classId: '20261206T0100Z-a71b69e3ba7a',
  className: 'Cycling 45',
  room: 'Sala 1',
  classStartsAt: '2026-12-06T01:00:00.000Z',
  classLocalDate: '2026-12-05',
  classLocalTime: '19:00',
  bookings: 0,
  totalCapacity: 20,
  decidedAt: '2026-11-23T13:00:25.903Z',
  expiresAt: '2026-12-05T13:00:00.000Z',
  confidence: 0.9285714285714286,
  decisionType: 'rule',
  currency: 'MXN',
  expectedRevenueMinor: 450,
  adjustments: [],
  status: 'pending-review',
  version: 1,
};
