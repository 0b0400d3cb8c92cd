import type { Recommendation } from '#shared/contracts/decisions/decision.ts';

/** Two more places for Fitpass, from 4 to 6. */
export const aRecommendation = (given: Partial<Recommendation> = {}): Recommendation => ({
  marketplace: 'fitpass',
  action: 'increase',
  slotChange: 2,
  placesFrom: 4,
  placesTo: 6,
  reasoning: 'Direct will not fill the class.',
  expectedRevenueMinor: 18_000,
  ...given,
});
