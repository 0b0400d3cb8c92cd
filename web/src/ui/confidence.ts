import * as messages from '#messages/ui';
import { reachesShare } from '#shared/core/numbers/percent.ts';

export type ConfidenceLevel = 'High' | 'Medium' | 'Low';

/** High from 80 %, Medium from 60 %, else Low: of the percent that is shown beside it. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (reachesShare(confidence, 0.8)) return messages.high;
  return reachesShare(confidence, 0.6) ? messages.medium : messages.low;
}
