import * as messages from '#messages/ui';
import { reachesShare } from '#shared/core/numbers/percent.ts';

export type ConfidenceLevel = 'High' | 'Medium' | 'Low';

/** The name of a confidence level on the screen. */
export const levelNames: Record<ConfidenceLevel, string> = {
  High: messages.high,
  Medium: messages.medium,
  Low: messages.low,
};

/** High from 80 %, Medium from 60 %, otherwise Low, based on the displayed percentage. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (reachesShare(confidence, 0.8)) return 'High';
  return reachesShare(confidence, 0.6) ? 'Medium' : 'Low';
}
