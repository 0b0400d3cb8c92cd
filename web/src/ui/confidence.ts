export type ConfidenceLevel = 'High' | 'Medium' | 'Low';

/** High from 0.8, Medium from 0.6, else Low. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= 0.8) return 'High';
  return confidence >= 0.6 ? 'Medium' : 'Low';
}
