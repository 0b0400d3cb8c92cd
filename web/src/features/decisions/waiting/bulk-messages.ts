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

type Banded = Pick<WaitingDecision, 'expectedRevenueMinor' | 'gainBand' | 'currency'>;

/** 'likely $0 to +$120': the range that is right eight times out of ten; null if unknown. */
export function bandMessage({
  gainBand,
  currency,
}: Pick<WaitingDecision, 'gainBand' | 'currency'>): string | null {
  if (gainBand === null) return null;
  const [low, high] = [
    signedWholeMoney(gainBand.lowMinor, currency),
    signedWholeMoney(gainBand.highMinor, currency),
  ];
  return low === high ? messages.likelyLow(low) : messages.likelyTo(low, high);
}

interface Sum {
  readonly currency: WaitingDecision['currency'];
  readonly gainMinor: number;
  /** The range of the sum; null unless the range of every decision is known. */
  readonly gainBand: WaitingDecision['gainBand'];
}

/**
 * Sums the worth of several decisions. Their classes vary independently, so the squared half-widths of their ranges add
 * up, which makes the range of the sum narrower than the sum of the ranges.
 */
export function sumOf(decisions: readonly Banded[]): Sum {
  const gainMinor = decisions.reduce((sum, one) => sum + one.expectedRevenueMinor, 0);
  const bands = decisions.flatMap(({ gainBand, expectedRevenueMinor }) =>
    gainBand
      ? [
          {
            below: expectedRevenueMinor - gainBand.lowMinor,
            above: gainBand.highMinor - expectedRevenueMinor,
          },
        ]
      : [],
  );
  const reach = (sizeOf: (band: (typeof bands)[number]) => number): number =>
    Math.round(Math.sqrt(bands.reduce((sum, band) => sum + sizeOf(band) ** 2, 0)));
  const isKnown = decisions.length > 0 && bands.length === decisions.length;
  return {
    currency: decisions[0]?.currency ?? 'USD',
    gainMinor,
    gainBand: isKnown
      ? {
          lowMinor: gainMinor - reach(({ below }) => below),
          highMinor: gainMinor + reach(({ above }) => above),
        }
      : null,
  };
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
