/** Plain values that can be read without a schema. */
export const startingSettings = {
  studioName: 'My Fitness Studio',
  currency: 'USD' as const,
  country: null,
  timezone: 'America/New_York',
  inventoryMode: 'separate' as const,
  ai: { enabled: true, autoExecute: false, confidenceThreshold: 0.7, maxSlotAdjustment: 5, holdOut: true },
};
