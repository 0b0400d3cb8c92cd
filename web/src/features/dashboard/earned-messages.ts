import { oneDecimal } from '../../ui/numbers.ts';
import * as messages from '#messages/dashboard';
import { signedWholeMoney } from '../../ui/money.ts';
import { betweenMessage, comparedMessage, verdictMessages } from '../../ui/effect-messages.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';
import type { Dashboard } from './coming-week.ts';

/** The texts of the dashboard's first line. */
export interface EarnedMessage {
  readonly title: string;
  readonly value: string;
  readonly note: string;
}

/** The state of the replay that provides an estimate until there are measured results. */
export type Replaying = 'no' | 'under-way' | 'failed';

const unknown = '–';

/** '+2.3%' */
const sharesOf = (gainMinor: number, revenueMinor: number): string => {
  const percent = percentOf(gainMinor, revenueMinor);
  return `${percent > 0 ? '+' : ''}${oneDecimal(percent)}%`;
};

type Replay = NonNullable<Dashboard['earned']['replay']>;

function replayMessage(replay: Replay): EarnedMessage {
  const { gainMinor, gainLowMinor, gainHighMinor, revenueMinor, classes, currency, verdict } = replay;
  const between = betweenMessage({ lowMinor: gainLowMinor, highMinor: gainHighMinor }, currency);
  const surely = verdict === 'not-proven' ? messages.notProvenYet : '';
  const title = messages.estimateWhatCupoWouldHaveEarned;
  if (gainLowMinor === 0 && gainHighMinor === 0)
    return {
      title,
      value: signedWholeMoney(0, currency),
      note: messages.inAReplayOfYourLast(classes),
    };
  return {
    title,
    value: `${signedWholeMoney(gainMinor, currency)} (${sharesOf(gainMinor, revenueMinor)})`,
    note: messages.replayOfYourLastLikelyThis(classes, between, surely),
  };
}

/**
 * The measured earnings of this month. Without measured results, the estimate of a replay of the last weeks, labelled
 * as an estimate.
 */
export function earnedMessage(
  { earned: { effect, replay }, currency }: Pick<Dashboard, 'earned' | 'currency'>,
  replaying: Replaying,
): EarnedMessage {
  if (effect.earned)
    return {
      title: messages.cupoEarnedThisMonth,
      value: signedWholeMoney(effect.earned.meanMinor, currency),
      note: messages.likelyMeasuredWith(
        verdictMessages[effect.verdict],
        betweenMessage(effect.earned, currency),
        comparedMessage(effect),
      ),
    };
  if (replay && replay.verdict !== 'too-little-history' && replay.currency === currency)
    return replayMessage(replay);
  const title = messages.cupoEarnedThisMonth;
  if (replaying === 'under-way')
    return { title, value: unknown, note: messages.replayingYourPastClassesForA };
  if (replaying === 'failed') return { title, value: unknown, note: messages.notMeasuredYetTheReplayOf };
  return {
    title,
    value: unknown,
    note: messages.notMeasuredYetAFewWeeks,
  };
}
