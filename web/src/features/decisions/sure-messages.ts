import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { reachesShare } from '#shared/core/numbers/percent.ts';
import { sharePercent } from '../../ui/numbers.ts';

/** How much is won of what the changes may win or lose; null where that was not recorded. */
export const moneyWonMessage = ({ gainShare }: Pick<DecisionView, 'gainShare'>): string | null =>
  gainShare === null ? null : messages.ofWhatItMayWinOrLose(sharePercent(gainShare));

/** Why a decision was carried out by itself though it gains less often than its owner asks for; null where it does not. */
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
