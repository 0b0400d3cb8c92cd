import { signedWholeMoney } from '#shared/core/money/whole-money.ts';
import { counted } from '#shared/core/text/counted.ts';
import { betweenWords, comparedWords, verdictWords } from '../../ui/effect-words.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';
import type { Dashboard } from './coming-week.ts';

/** What the first line of the dashboard says of what Cupo earned. */
export interface EarnedWords {
  readonly title: string;
  readonly value: string;
  readonly note: string;
}

/** How far the replay is that estimates what is not measured. */
export type Replaying = 'no' | 'under-way' | 'failed';

const unknown = '–';

/** '+2.3%' */
const sharesOf = (gainMinor: number, revenueMinor: number): string => {
  const percent = percentOf(gainMinor, revenueMinor);
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;
};

type Replay = NonNullable<Dashboard['earned']['replay']>;

function replayWords(replay: Replay): EarnedWords {
  const { gainMinor, gainLowMinor, gainHighMinor, revenueMinor, classes, currency, verdict } = replay;
  const between = betweenWords({ lowMinor: gainLowMinor, highMinor: gainHighMinor }, currency);
  const surely = verdict === 'not-proven' ? ' Not proven yet.' : '';
  const title = 'Estimate: what Cupo would have earned';
  if (gainLowMinor === 0 && gainHighMinor === 0)
    return {
      title,
      value: signedWholeMoney(0, currency),
      note: `In a replay of your last ${counted(classes, 'class', 'classes')}, Cupo found no change that earns more. This month is not measured yet.`,
    };
  return {
    title,
    value: `${signedWholeMoney(gainMinor, currency)} (${sharesOf(gainMinor, revenueMinor)})`,
    note: `Replay of your last ${counted(classes, 'class', 'classes')}, likely ${between}.${surely} This month is not measured yet.`,
  };
}

/**
 * What Cupo earned this month, as it was measured; before there is a measure, what a replay of the last weeks estimates,
 * named so.
 */
export function earnedWords(
  { earned: { effect, replay }, currency }: Pick<Dashboard, 'earned' | 'currency'>,
  replaying: Replaying,
): EarnedWords {
  if (effect.earned)
    return {
      title: 'Cupo earned this month',
      value: signedWholeMoney(effect.earned.meanMinor, currency),
      note: `${verdictWords[effect.verdict]}: likely ${betweenWords(effect.earned, currency)}. Measured with ${comparedWords(effect)}.`,
    };
  if (replay && replay.verdict !== 'too-little-history' && replay.currency === currency)
    return replayWords(replay);
  const title = 'Cupo earned this month';
  if (replaying === 'under-way')
    return { title, value: unknown, note: 'Replaying your past classes for a first estimate...' };
  if (replaying === 'failed')
    return { title, value: unknown, note: 'Not measured yet. The replay of your past classes failed.' };
  return {
    title,
    value: unknown,
    note: 'Not measured yet: a few weeks of finished classes are needed.',
  };
}
