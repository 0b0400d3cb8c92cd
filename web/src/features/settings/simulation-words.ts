import { wholeMoney } from '#shared/core/money/whole-money.ts';
import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { counted } from '#shared/core/text/counted.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';

type Figures = Omit<Simulation, 'simulatedAt' | 'validUntil' | 'settings'>;

const signedWhole = (amountMinor: number, currency: string): string =>
  `${amountMinor > 0 ? '+' : ''}${wholeMoney(amountMinor, currency)}`;

/** '+$1,240 (+4.1%)' */
export function gainText({ gainMinor, revenueMinor, currency }: Figures): string {
  const amount = signedWhole(gainMinor, currency);
  if (revenueMinor <= 0) return amount;
  const percent = (gainMinor / revenueMinor) * 100;
  return `${amount} (${percent > 0 ? '+' : ''}${percent.toFixed(1)}%)`;
}

/** '+$610 to +$1,900' */
export const intervalText = ({ gainLowMinor, gainHighMinor, currency }: Figures): string =>
  `${signedWhole(gainLowMinor, currency)} to ${signedWhole(gainHighMinor, currency)}`;

export const weekGainText = (gainMinor: number, currency: string): string => signedWhole(gainMinor, currency);

export interface Verdict {
  readonly type: 'success' | 'info' | 'warning';
  readonly header: string;
  readonly text: string;
}

const tooLittle = ({ classes, days }: Figures): string =>
  classes === 0
    ? 'No finished classes'
    : `Only ${counted(classes, 'finished class', 'finished classes')} on ${counted(days, 'day')}`;

const verdicts: Record<Simulation['verdict'], (figures: Figures) => Verdict> = {
  gain: () => ({
    type: 'success',
    header: 'Your studio would have earned more',
    text: 'The whole interval lies above zero: this is hardly chance.',
  }),
  'not-proven': () => ({
    type: 'info',
    header: 'No gain is proven',
    text: 'The interval includes zero: the difference may be chance.',
  }),
  loss: () => ({
    type: 'warning',
    header: 'Your studio would have earned less',
    text: 'The whole interval lies below zero. Approving recommendations by hand is the better choice for now.',
  }),
  'too-little-history': (figures) => ({
    type: 'info',
    header: 'There is too little history to tell',
    text: `${tooLittle(figures)} of connected marketplaces could be replayed. Upload past bookings, or decide without a proof.`,
  }),
};

/** What the figures mean for the owner. */
export const verdictOf = (figures: Figures): Verdict => verdicts[figures.verdict](figures);

/** What is said of settings that no replay of the last days is about. */
export const notReplayed =
  'Not known for these settings yet: slot limit, threshold and inventory are replayed together.';

const monthDays = 28;

/** What the last four weeks of a replay would have gained. */
function lastFourWeeksMinor({ weeks, simulatedAt }: Simulation, timezone: string): number {
  const from = addLocalDays(instantToLocal(simulatedAt, timezone).date, -monthDays);
  return weeks.filter(({ firstDay }) => firstDay >= from).reduce((sum, { gainMinor }) => sum + gainMinor, 0);
}

/** A replay in two sentences: the last four weeks, then all of it with its interval. */
export function replayedText(simulation: Simulation, timezone: string): string {
  if (simulation.verdict === 'too-little-history')
    return `There is too little history to tell: ${tooLittle(simulation).toLowerCase()} could be replayed.`;
  const { currency, weeks, settings } = simulation;
  const lately = signedWhole(lastFourWeeksMinor(simulation, timezone), currency);
  const all = `${counted(weeks.length, 'week')} replayed: ${gainText(simulation)}, 95% interval ${intervalText(simulation)}.`;
  const proven = simulation.verdict === 'not-proven' ? ' Not proven yet.' : '';
  return `In the last four weeks, with ${settings.inventoryMode} places: ${lately}. ${all}${proven}`;
}
