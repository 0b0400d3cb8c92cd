import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { reachesShare } from '#shared/core/numbers/percent.ts';
import { sharePercent } from '../../ui/numbers.ts';

/** The expected gain as a share of all that the changes may gain or lose; null if it was not recorded. */
export const moneyWonMessage = ({ gainShare }: Pick<DecisionView, 'gainShare'>): string | null =>
  gainShare === null ? null : messages.ofWhatItMayWinOrLose(sharePercent(gainShare));

/**
 * Explains why a decision was applied automatically although it is less likely to gain than the owner requires; null if
 * this does not apply.
 */
export function unsureMessage({
  confidence,
  gainShare,
  automaticThreshold: threshold,
}: Pick<DecisionView, 'confidence' | 'gainShare' | 'automaticThreshold'>): string | null {
  if (threshold === null || gainShare === null || reachesShare(confidence, threshold)) return null;
  return messages.carriedOutThoughLessSure(
    sharePercent(confidence),
    sharePercent(threshold),
    sharePercent(gainShare),
  );
}
