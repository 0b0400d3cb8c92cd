import * as messages from '#messages/explanation';
import { locale } from '#messages/language';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView, Recommendation } from '#shared/contracts/decisions/decision.ts';
import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import { madeBookings, pacePercent, shownBookings } from '#shared/core/advice/pace.ts';
import { formatMoney } from '../../ui/money.ts';
import { sharePercent, signedMoney } from '../../ui/numbers.ts';
import { shownRuleName } from '../../ui/rule-name.ts';
import { reasonText } from '../settings/calendar/messages.ts';
import { overruledSentences, ruleSentences } from './rule-sentences.ts';

type Explained = Pick<DecisionView, 'facts' | 'currency' | 'analysis' | 'decisionType'>;
type Channel = RecordedFacts['channels'][number];
type Limit = Channel['limit'];

const number = new Intl.NumberFormat(locale);
const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
const decimal = (value: number): string => number.format(rounded(value));
const joined = (...sentences: string[]): string => sentences.filter((one) => one !== '').join(' ');

/**
 * Older decisions lack some facts. In English, the server's own text is shown for them; other languages word the
 * recorded facts.
 */
const isServersToSay = ({ inventory, directTakesAllShare, rules, ruleEffects }: RecordedFacts): boolean =>
  messages.isServersLanguage &&
  (inventory === undefined ||
    directTakesAllShare === undefined ||
    (rules.length > 0 && ruleEffects === undefined));

const daysFromHours = 72;
const dayHours = 24;
const timeLeft = (hours: number): string =>
  hours >= daysFromHours ? messages.days(Math.round(hours / dayHours)) : messages.hours(Math.round(hours));

function paceSentence(facts: RecordedFacts): string {
  const { sold, expectedByNow, weeksOfHistory } = facts;
  const bookings = madeBookings(facts);
  const cancelled = Math.max(0, bookings - sold);
  const made = messages.madeSoFar(rounded(bookings), cancelled, decimal(cancelled));
  if (weeksOfHistory === 0) return messages.noHistoryYet(made);
  const gap = pacePercent(facts) ?? 0;
  const said = gap === 0 ? '' : gap > 0 ? messages.ahead(gap) : messages.behind(-gap);
  return messages.againstUsual(made, cancelled > 0, number.format(shownBookings(expectedByNow)), said);
}

function placesSentence(facts: RecordedFacts, money: (amountMinor: number) => string): string {
  const { free, sold, capacity, placeValueMinor, directTakesAllShare } = facts;
  const left = timeLeft(facts.hoursLeft);
  if (free === 0)
    return sold < capacity ? messages.noneFree(capacity, left) : messages.allSold(capacity, left);
  const cost = placeValueMinor === 0 ? messages.costsNothing : messages.costs(money(placeValueMinor));
  const direct = facts.channels.find(({ channel }) => channel === 'direct');
  const some = messages.someFree(free, capacity, left);
  if (!direct || directTakesAllShare === undefined) return messages.freeAndCost(some, cost);
  const asks = messages.directAsks(
    decimal(direct.expectedRemaining),
    free,
    sharePercent(directTakesAllShare),
  );
  return messages.freeDirectAndCost(some, asks, cost);
}

function rulesSentence({ rules }: RecordedFacts, decisionType: Explained['decisionType']): string {
  const names = [...new Set(rules.map(({ name }) => `“${shownRuleName(name)}”`))];
  if (names.length === 0) return '';
  const say = decisionType === 'rule' ? messages.decidedByRules : messages.alsoMeetsRules;
  return say(names.length, names.join(', '));
}

/** The data about the class that the explanation depends on. */
const circumstances = ({ day, heldElsewhere, stillOffered, capped }: RecordedFacts): string =>
  joined(
    day ? messages.forecastGoesByDay(reasonText(day)) : '',
    heldElsewhere === undefined ? '' : messages.heldElsewhere(heldElsewhere),
    stillOffered === undefined ? '' : messages.stillOffered(stillOffered),
    capped ? messages.capped : '',
  );

/** The analysis of a decision: how the class sells, which places are free, and what a place is worth. */
export function analysisOf({ facts, currency, analysis, decisionType }: Explained): string {
  if (facts === null) return messages.isServersLanguage ? analysis : messages.noFiguresRecorded;
  if (isServersToSay(facts)) return analysis;
  const money = (amountMinor: number): string => formatMoney(amountMinor, currency);
  return joined(
    rulesSentence(facts, decisionType),
    paceSentence(facts),
    placesSentence(facts, money),
    circumstances(facts),
  );
}

const limitSentences: Record<Limit, string> = {
  none: '',
  'max-slot-adjustment': messages.largestAdjustment,
  'cut-off': messages.tooClose,
  'low-occupancy': messages.lowOccupancy,
  'high-occupancy': messages.highOccupancy,
  'free-places': messages.noFurtherPlaces,
};

function changeSentence(
  { marketplace, slotChange, placesFrom, placesTo, expectedRevenueMinor: gain }: Recommendation,
  currency: string,
): string {
  const name = channelNames[marketplace];
  if (slotChange === 0) return messages.keeps(name, placesTo);
  const amount = signedMoney(gain, currency);
  const said = gain === 0 ? '' : gain > 0 ? messages.expectedGain(amount) : messages.expectedLoss(amount);
  const say = slotChange > 0 ? messages.opens : messages.closes;
  return say(name, Math.abs(slotChange), placesFrom, placesTo, said);
}

function whichPlaces(worth: number, free: number): string {
  if (worth < free) return messages.upToPlaces(worth);
  return free === 1 ? messages.theFreePlace : messages.allFreePlaces(free);
}

function whySentence(
  facts: RecordedFacts,
  channel: Channel,
  name: string,
  money: (amountMinor: number) => string,
): string {
  const { free, sold, capacity, placeValueMinor, turnsToDirectShare } = facts;
  if (free === 0) return sold < capacity ? messages.noPlaceFree : messages.classFull;
  const booking = messages.bookingEarns(name, money(channel.earnsMinor));
  const place =
    placeValueMinor === 0 ? messages.wouldStayEmpty : messages.keptIsWorth(money(placeValueMinor));
  const worth = channel.worthOffering ?? 0;
  // A booking worth more than the place is refused only because its customer may book directly instead.
  const turns = channel.earnsMinor > placeValueMinor ? turnsToDirectShare : 0;
  if (worth === 0 && turns > 0) return messages.nothingMoreAsTheyTurn(booking, sharePercent(turns), place);
  if (worth === 0) return messages.nothingMore(booking, place);
  const requests = messages.moreRequests(rounded(channel.expectedRemaining));
  return messages.mayBeOffered(booking, place, whichPlaces(worth, free), requests);
}

/** With separate inventories, a marketplace may get fewer places than would be worth offering to it alone. */
const sharingSentence = (
  { inventory, free }: RecordedFacts,
  { worthOffering = 0, limit }: Channel,
): string =>
  inventory === 'separate' && free > 0 && worthOffering > 0 && limit === 'none'
    ? messages.goWhereTheyGainMost
    : '';

/** Says what would change the decision: further bookings, or different payments by the marketplace. */
function tippingSentence(
  { free }: RecordedFacts,
  channel: Channel,
  name: string,
  money: (amountMinor: number) => string,
): string {
  const {
    worthOffering = 0,
    opensOneMoreAtMinor: opens = null,
    closesOneBelowMinor: closes = null,
  } = channel;
  if (free === 0) return '';
  const sold = worthOffering > 0 && worthOffering < free ? messages.afterMoreBookings(worthOffering) : '';
  if (opens !== null && opens > 0) return joined(sold, messages.opensAt(name, money(opens)));
  if (closes !== null && closes > 0) return joined(sold, messages.closesBelow(name, money(closes)));
  return sold;
}

/** Why a marketplace gets its number of places. */
export function reasonsOf({ facts, currency }: Explained, recommendation: Recommendation): string {
  const channel = facts?.channels.find((one) => one.channel === recommendation.marketplace);
  if (!facts || !channel)
    return messages.isServersLanguage ? recommendation.reasoning : changeSentence(recommendation, currency);
  if (isServersToSay(facts)) return recommendation.reasoning;
  const own = ruleSentences(facts, recommendation.marketplace);
  const overruled = overruledSentences(facts, recommendation, currency);
  if (overruled) return joined(...own, ...overruled);
  const name = channelNames[recommendation.marketplace];
  const money = (amountMinor: number): string => formatMoney(amountMinor, currency);
  return joined(
    ...own,
    changeSentence(recommendation, currency),
    whySentence(facts, channel, name, money),
    sharingSentence(facts, channel),
    limitSentences[channel.limit],
    tippingSentence(facts, channel, name, money),
  );
}
