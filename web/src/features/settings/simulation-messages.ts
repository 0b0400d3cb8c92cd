import { oneDecimal } from '../../ui/numbers.ts';
import * as messages from '#messages/settings';
import { wholeMoney } from '../../ui/money.ts';
import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';

type Figures = Omit<Simulation, 'simulatedAt' | 'validUntil' | 'settings'>;

const signedWhole = (amountMinor: number, currency: string): string =>
  `${amountMinor > 0 ? '+' : ''}${wholeMoney(amountMinor, currency)}`;

/** '+$1,240 (+4.1%)' */
export function gainText({ gainMinor, revenueMinor, currency }: Figures): string {
  const amount = signedWhole(gainMinor, currency);
  if (revenueMinor <= 0) return amount;
  const percent = (gainMinor / revenueMinor) * 100;
  return `${amount} (${percent > 0 ? '+' : ''}${oneDecimal(percent)}%)`;
}

/** A range of amounts, such as '+$610 to +$1,900'. */
export const intervalText = ({ gainLowMinor, gainHighMinor, currency }: Figures): string =>
  messages.amountToAmount(signedWhole(gainLowMinor, currency), signedWhole(gainHighMinor, currency));

export const weekGainText = (gainMinor: number, currency: string): string => signedWhole(gainMinor, currency);

export interface SimulationVerdict {
  readonly type: 'success' | 'info' | 'warning';
  readonly header: string;
  readonly text: string;
}

const tooLittle = ({ classes, days }: Figures): string =>
  classes === 0 ? messages.noFinishedClasses : messages.onlyOn(classes, days);

const verdicts: Record<Simulation['verdict'], (figures: Figures) => SimulationVerdict> = {
  gain: () => ({
    type: 'success',
    header: messages.yourStudioWouldHaveEarnedMore,
    text: messages.evenTheCautiousEstimateIsA,
  }),
  'not-proven': () => ({
    type: 'info',
    header: messages.noGainIsProven,
    text: messages.theIntervalIncludesZeroTheDifference,
  }),
  loss: () => ({
    type: 'warning',
    header: messages.yourStudioWouldHaveEarnedLess,
    text: messages.evenTheHopefulEstimateIsA,
  }),
  'too-little-history': (figures) => ({
    type: 'info',
    header: messages.thereIsTooLittleHistoryTo,
    text: messages.ofConnectedMarketplacesCouldBeReplayed(tooLittle(figures)),
  }),
};

/** Explains the figures to the owner. */
export const verdictOf = (figures: Figures): SimulationVerdict => verdicts[figures.verdict](figures);

/** The message if no replay of the last days covers these settings. */
export const notReplayed = messages.notKnownForTheseSettingsYet;

const monthDays = 28;

/** The gain over the last four weeks of a replay. */
function lastFourWeeksMinor({ weeks, simulatedAt }: Simulation, timezone: string): number {
  const from = addLocalDays(instantToLocal(simulatedAt, timezone).date, -monthDays);
  return weeks.filter(({ firstDay }) => firstDay >= from).reduce((sum, { gainMinor }) => sum + gainMinor, 0);
}

/** A replay in two sentences: the last four weeks, then the whole period with its confidence interval. */
export function replayedText(simulation: Simulation, timezone: string): string {
  if (simulation.verdict === 'too-little-history')
    return messages.thereIsTooLittleHistoryToTell(tooLittle(simulation).toLowerCase());
  const { currency, weeks, settings } = simulation;
  const lately = signedWhole(lastFourWeeksMinor(simulation, timezone), currency);
  const all = messages.weeksReplayed(weeks.length, gainText(simulation), intervalText(simulation));
  const proven = simulation.verdict === 'not-proven' ? messages.notProvenYet : '';
  return messages.inTheLastFourWeeksWith(settings.inventoryMode, lately, all, proven);
}
