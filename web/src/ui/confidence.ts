import { roundedPercent } from '../../../shared/core/numbers/percent.ts';

export type ConfidenceLevel = 'High' | 'Medium' | 'Low';

/** High from 80 %, Medium from 60 %, else Low: of the percent that is shown beside it. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  const percent = roundedPercent(confidence * 100);
  if (percent >= 80) return 'High';
  return percent >= 60 ? 'Medium' : 'Low';
}
