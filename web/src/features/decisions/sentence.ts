import { locale } from '#messages/language';
import * as messages from '#messages/decisions';
import { channelNames, type Channel, type Marketplace } from '#shared/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import { closedForWorse, whyClosed } from '#shared/core/advice/closed-for-worse.ts';
import { pacePercent, type Pace } from '#shared/core/advice/pace.ts';
import { formatMoney, signedWholeMoney } from '../../ui/money.ts';
import { listed } from '../../ui/lists.ts';
import { shownRuleName } from '../../ui/rule-name.ts';

type Worded = Pick<
  DecisionView,
  'recommendations' | 'facts' | 'expectedRevenueMinor' | 'currency' | 'decisionType'
>;

interface Part {
  readonly marketplace: Marketplace;
  readonly places: number;
}

const nameOf = (channel: Channel): string => channelNames[channel];
const namesOf = (parts: readonly Part[]): string =>
  listed.format(parts.map((part) => nameOf(part.marketplace)));
const sum = (parts: readonly Part[]): number => parts.reduce((total, { places }) => total + places, 0);

/** Marketplaces that gain places, or that lose them, with the largest change first. */
function parts(recommendations: Worded['recommendations'], sign: 1 | -1): Part[] {
  return recommendations
    .map(({ marketplace, slotChange }) => ({ marketplace, places: sign * slotChange }))
    .filter(({ places }) => places > 0)
    .toSorted((a, b) => b.places - a.places);
}

/** Lists places by marketplace, with the word 'places' only once: '3 places on Wellhub and 1 on TotalPass'. */
const onEach = (some: readonly Part[]): string =>
  listed.format(
    some.map(({ marketplace, places }, at) =>
      at === 0
        ? messages.placesPlaceOnName(places, nameOf(marketplace))
        : messages.placesOnName(places, nameOf(marketplace)),
    ),
  );

/** The action of a decision, such as 'Move 3 places from Fitpass to Wellhub'. */
function doMessage(opened: readonly Part[], closed: readonly Part[]): string {
  const all = sum(opened);
  if (all > 0 && all === sum(closed) && (opened.length === 1 || closed.length === 1))
    return messages.moveFromTo(all, namesOf(closed), namesOf(opened));
  if (opened.length > 0 && closed.length > 0) return messages.openAndClose(onEach(opened), onEach(closed));
  if (opened.length > 0) return messages.openOnEach(onEach(opened));
  return closed.length > 0 ? messages.closeOnEach(onEach(closed)) : messages.leaveThePlacesAsTheyAre;
}

function gainMessage({ expectedRevenueMinor, currency }: Worded): string {
  const gain = signedWholeMoney(expectedRevenueMinor, currency);
  return gain === signedWholeMoney(0, currency)
    ? messages.noDifferenceInRevenueExpected
    : messages.aboutGain(gain);
}

const wholeFrom = 10;
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const decimal = (value: number): string => tenths.format(value >= wholeFrom ? Math.round(value) : value);

/** The smallest deviation from the usual pace at which an owner would call a class ahead or behind. */
const paceLeastPercent = 5;

/** 'the class is 18% behind'; null if the class is neither ahead nor behind, or has no usual pace yet. */
export function paceMessage(facts: Pick<RecordedFacts, keyof Pace>): string | null {
  const percent = pacePercent(facts);
  if (percent === null || Math.abs(percent) < paceLeastPercent) return null;
  return messages.classIsAheadOrBehind(Math.abs(percent), percent);
}

const channelOf = (facts: RecordedFacts, channel: Channel) =>
  facts.channels.find((one) => one.channel === channel);

/** Why places move from a marketplace to one that pays less. */
function betterPayerMessage({ recommendations }: Worded, facts: RecordedFacts): string | null {
  const [closed] = closedForWorse(facts, recommendations);
  if (!closed) return null;
  const name = recommendations.find(({ marketplace }) => marketplace === closed.channel)?.marketplace;
  const why = whyClosed(facts, closed);
  if (!name || why === null) return null;
  return why === 'fits'
    ? messages.paysMoreButUsuallySellsOnly(nameOf(name), decimal(closed.expectedRemaining))
    : messages.paysMoreButCustomersItTurns(nameOf(name));
}

/**
 * Says what the marketplace that gains most is expected to sell. It is named if the previous sentence also names
 * another one.
 */
function demandMessage(
  opened: readonly Part[],
  closed: readonly Part[],
  facts: RecordedFacts,
): string | null {
  const [most] = opened;
  const channel = most && channelOf(facts, most.marketplace);
  if (!most || !channel) return null;
  const who = opened.length + closed.length === 1 ? messages.it : nameOf(most.marketplace);
  return messages.usuallySellsMoreFromHere(who, decimal(channel.expectedRemaining));
}

/** Why it is better to keep a closed place than to sell it. */
function retainedMessage(closed: readonly Part[], facts: RecordedFacts, currency: string): string | null {
  const [most] = closed;
  const channel = most && channelOf(facts, most.marketplace);
  if (!most || !channel) return null;
  if (facts.free === 0) return messages.noPlaceIsFreeAnyMore;
  if (facts.placeValueMinor > channel.earnsMinor)
    return messages.aPlaceLeftFreeWillProbably(
      formatMoney(facts.placeValueMinor, currency),
      nameOf(most.marketplace),
      formatMoney(channel.earnsMinor, currency),
    );
  const direct = channelOf(facts, 'direct');
  return direct ? messages.youUsuallySellMoreDirectlyFrom(decimal(direct.expectedRemaining)) : null;
}

const ruleMessage = ({ rules }: RecordedFacts): string | null => {
  const names = [...new Set(rules.map(({ name }) => `“${shownRuleName(name)}”`))];
  return names.length === 0 ? null : messages.yourRulesAskedForThis(names.length, listed.format(names));
};

const noHistory = messages.thereIsNoHistoryToCompare;

function whyMessage(decision: Worded, facts: RecordedFacts): string {
  const opened = parts(decision.recommendations, 1);
  const closed = parts(decision.recommendations, -1);
  const why =
    (decision.decisionType === 'rule' ? ruleMessage(facts) : null) ??
    (facts.weeksOfHistory === 0 ? noHistory : null) ??
    betterPayerMessage(decision, facts) ??
    demandMessage(opened, closed, facts) ??
    retainedMessage(closed, facts, decision.currency);
  const pace = paceMessage(facts);
  if (why === null) return pace === null ? '' : `${pace.charAt(0).toUpperCase()}${pace.slice(1)}.`;
  return pace === null ? `${why}.` : messages.whyAndPace(why, pace);
}

/**
 * A decision in one or two sentences, as a person would say it: 'Move 3 places from Fitpass to Wellhub: about +$58.
 * Wellhub usually sells 2.7 more from here, and the class is 18% behind.' A decision without recorded facts gets only
 * the first sentence.
 */
export function sentenceOf(decision: Worded): string {
  const opened = parts(decision.recommendations, 1);
  const closed = parts(decision.recommendations, -1);
  const what = `${doMessage(opened, closed)}: ${gainMessage(decision)}.`;
  const why = decision.facts ? whyMessage(decision, decision.facts) : '';
  return why === '' ? what : `${what} ${why}`;
}
