import * as messages from '#messages/decisions-waiting';
import { signedWholeMoney } from '#web/src/ui/money.ts';
import { signed } from '#web/src/ui/numbers.ts';
import { channelNames, isGuided, marketplaces, type Marketplace } from '#shared/channels.ts';
import type { PlacesChange, WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { mediumDay } from '#web/src/ui/dates.ts';

/** The changes of a decision, with marketplaces that gain places first: '+2 Wellhub, −1 Fitpass'. */
export const changesMessage = (changes: readonly PlacesChange[]): string =>
  changes
    .map(({ marketplace, placesFrom, placesTo }) => ({ marketplace, change: placesTo - placesFrom }))
    .toSorted((a, b) => b.change - a.change)
    .map(({ marketplace, change }) => `${signed(change)} ${channelNames[marketplace]}`)
    .join(', ');

type Banded = Pick<WaitingDecision, 'expectedRevenueMinor' | 'gainBand' | 'gainSpreadMinor' | 'currency'>;

/**
 * 'likely $0 to +$120': the range that is right eight times out of ten; null if unknown. If the expected amount is
 * outside, it comes from few futures: 'likely $0, seldom much more'.
 */
export function bandMessage({
  expectedRevenueMinor,
  gainBand,
  currency,
}: Pick<WaitingDecision, 'expectedRevenueMinor' | 'gainBand' | 'currency'>): string | null {
  if (gainBand === null) return null;
  const shown = (minor: number): string => signedWholeMoney(minor, currency);
  const expected = shown(expectedRevenueMinor);
  const [low, high] = [shown(gainBand.lowMinor), shown(gainBand.highMinor)];
  const likely = low === high ? messages.likelyLow(low) : messages.likelyTo(low, high);
  if (expected === high || expected === low) return likely;
  if (expectedRevenueMinor > gainBand.highMinor) return messages.seldomMuchMore(likely);
  return expectedRevenueMinor < gainBand.lowMinor ? messages.seldomMuchLess(likely) : likely;
}

interface Sum {
  readonly currency: WaitingDecision['currency'];
  readonly gainMinor: number;
  /** The range of the sum; null unless the range of every decision is known. */
  readonly gainBand: WaitingDecision['gainBand'];
}

/** The distance from the mean to either end of the range that contains a normal variable eight times out of ten. */
const deviationsToEnd = 1.2816;

const sumBy = (decisions: readonly Banded[], amountOf: (one: Banded) => number): number =>
  decisions.reduce((sum, one) => sum + amountOf(one), 0);

/**
 * The range of the sum of several decisions. Their classes vary independently, so their variances add up. It does not
 * begin below what they may lose together.
 */
function bandOf(decisions: readonly Banded[], gainMinor: number): Sum['gainBand'] {
  const [first] = decisions;
  if (!first || decisions.length === 1) return first?.gainBand ?? null;
  if (decisions.some(({ gainBand, gainSpreadMinor }) => !gainBand || gainSpreadMinor === undefined))
    return null;
  const variance = sumBy(decisions, ({ gainSpreadMinor = 0 }) => gainSpreadMinor ** 2);
  const reach = Math.round(deviationsToEnd * Math.sqrt(variance));
  const leastMinor = sumBy(decisions, ({ gainBand }) => Math.min(0, gainBand?.lowMinor ?? 0));
  return {
    lowMinor: Math.min(gainMinor, Math.max(gainMinor - reach, leastMinor)),
    highMinor: gainMinor + reach,
  };
}

/** Sums the worth of several decisions. */
export function sumOf(decisions: readonly Banded[]): Sum {
  const gainMinor = sumBy(decisions, ({ expectedRevenueMinor }) => expectedRevenueMinor);
  return { currency: decisions[0]?.currency ?? 'USD', gainMinor, gainBand: bandOf(decisions, gainMinor) };
}

/** The total worth of decisions, as the end of a sentence: ', about +$1,240'. */
export const aboutMessage = (decisions: readonly Banded[]): string => {
  const { gainMinor, currency } = sumOf(decisions);
  return messages.aboutAmount(signedWholeMoney(gainMinor, currency));
};

interface Sent {
  readonly marketplace: Marketplace;
  readonly classes: number;
  readonly added: number;
  readonly removed: number;
}

const sentTo = (marketplace: Marketplace, decisions: readonly WaitingDecision[]): Sent => {
  const own = decisions.flatMap(({ changes }) => changes.filter((one) => one.marketplace === marketplace));
  const change = own.map(({ placesFrom, placesTo }) => placesTo - placesFrom);
  const sumWhere = (isMeant: (one: number) => boolean): number =>
    change.filter(isMeant).reduce((sum, one) => sum + one, 0);
  return {
    marketplace,
    classes: own.length,
    added: sumWhere((one) => one > 0),
    removed: -sumWhere((one) => one < 0),
  };
};

const movedMessage = ({ added, removed }: Sent): string =>
  [added > 0 ? messages.addedPlaceMore(added) : '', removed > 0 ? messages.removedPlaceFewer(removed) : '']
    .filter(Boolean)
    .join(messages.and);

/** Says what is sent if these are approved, one line per marketplace: 'Wellhub: 31 places more in 14 classes'. */
export const sentMessage = (decisions: readonly WaitingDecision[]): string[] =>
  marketplaces
    .map((marketplace) => sentTo(marketplace, decisions))
    .filter(({ classes }) => classes > 0)
    .map((sent) => {
      const what = messages.channelNameMovedInClassesClass(
        channelNames[sent.marketplace],
        movedMessage(sent),
        sent.classes,
      );
      return isGuided(sent.marketplace) ? messages.youSetTheseYourself(what) : what;
    });

/** 'Yoga, Wed, Nov 25, 07:00': names a decision by its class. */
export const nameOf = ({
  className,
  classLocalDate,
  classLocalTime,
}: Pick<WaitingDecision, 'className' | 'classLocalDate' | 'classLocalTime'>): string =>
  `${className}, ${mediumDay(classLocalDate)}, ${classLocalTime}`;
