/** The names of the two rules that a studio starts with, as they are stored. Screens show them in the reader's language. */
export const sampleRuleNames = {
  lowOccupancy: 'Low Occupancy Boost',
  highDemand: 'High Demand Expansion',
} as const;
