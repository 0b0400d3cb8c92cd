import { madeBookings, pacePercent, shownBookings } from '../advice/pace.ts';
import { roundedPercent } from '../numbers/percent.ts';
import { directChannel } from '../forecast/types.ts';
import { counted, wordFor } from '../text/counted.ts';
import { formatMoney } from '../money/money.ts';
import type { AllocationChange, AllocationDecision, DecisionFacts, Limit } from './types.ts';

/** Formatting: the currency of all amounts, and the names of channels (the id if a name is missing). */
export interface ExplainOptions {
  readonly currency: string;
  readonly channelNames?: Readonly<Record<string, string>>;
}

/** Plain English for a studio's owner. `reasoningByChannel` contains one text per marketplace. */
export interface Explanation {
  readonly analysis: string;
  readonly reasoningByChannel: Readonly<Record<string, string>>;
}

interface Words {
  readonly facts: DecisionFacts;
  readonly money: (amountMinor: number) => string;
  readonly name: (channel: string) => string;
}

const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
const decimal = (value: number): string => rounded(value).toString();
const percent = (share: number): string => `${roundedPercent(share * 100)}%`;
const plural = (n: number, one: string): string => counted(rounded(n), one);

function timeLeft(hours: number): string {
  return hours >= 72 ? plural(Math.round(hours / 24), 'day') : plural(Math.round(hours), 'hour');
}

function paceSentence({ facts }: Words): string {
  const { sold, expectedByNow, weeksOfHistory } = facts;
  // Sales that were read from a marketplace but not reported yet are not part of any history.
  const bookings = madeBookings(facts);
  const made = `${plural(bookings, 'booking')} so far`;
  // The usual number counts all bookings ever made; the booked number, here and elsewhere, counts active ones only.
  const cancelled = Math.max(0, bookings - sold);
  const which = cancelled === 0 ? '' : `, ${decimal(cancelled)} of them cancelled`;
  if (weeksOfHistory === 0) return `${made}${which}; there is no history yet to compare with.`;
  const against = `${made}${which}${which && ','} against ${shownBookings(expectedByNow)} usual by now`;
  const gap = pacePercent(facts) ?? 0;
  return gap === 0 ? `${against}.` : `${against} (${Math.abs(gap)}% ${gap > 0 ? 'ahead' : 'behind'}).`;
}

function placesSentence({ facts, money }: Words): string {
  const left = `with ${timeLeft(facts.hoursLeft)} left`;
  if (facts.free === 0 && facts.sold < facts.capacity)
    return `None of ${plural(facts.capacity, 'place')} is free ${left}.`;
  if (facts.free === 0) {
    const all = facts.capacity === 1 ? 'The only place is' : `All ${plural(facts.capacity, 'place')} are`;
    return `${all} sold ${left}.`;
  }
  const expected = facts.expectedRemainingByChannel[directChannel];
  const free = `${decimal(facts.free)} of ${plural(facts.capacity, 'place')} ${wordFor(facts.free, 'is', 'are')} free`;
  const cost =
    facts.placeValueMinor === 0
      ? 'a place given away now costs nothing, since it would most likely stay empty'
      : `each place given away now costs ${money(facts.placeValueMinor)} of later bookings`;
  if (expected === undefined) return `${free} ${left}; ${cost}.`;
  const chance = percent(facts.probabilityDirectSellsThePlace);
  const all = facts.free === 1 ? 'it' : `all ${facts.free}`;
  const asks = `Direct is expected to ask for ${decimal(expected)} more (chance that it takes ${all}: ${chance})`;
  return `${free} ${left}. ${asks}; ${cost}.`;
}

function whySentence(words: Words, change: AllocationChange): string {
  const { facts, money, name } = words;
  const booking = `one ${name(change.channel)} booking earns ${money(change.marginalValueMinor)} after no-shows and cancellations`;
  const place =
    facts.placeValueMinor === 0
      ? 'a place kept back would most likely stay empty'
      : `a free place kept for better-paying bookings is worth ${money(facts.placeValueMinor)}`;
  const asks = plural(facts.expectedRemainingByChannel[change.channel] ?? 0, 'more request');
  const worth = facts.worthOfferingByChannel[change.channel] ?? 0;
  if (facts.free === 0) {
    const why = facts.sold < facts.capacity ? 'No place is free' : 'The class is full';
    return `${why}, so there is nothing to offer.`;
  }
  if (worth === 0) {
    // A booking worth more than the place is refused only because its customer may book directly instead.
    const others =
      facts.turnsToDirectShare > 0 && change.marginalValueMinor > facts.placeValueMinor
        ? `${percent(facts.turnsToDirectShare)} of the customers who find it closed book directly, and `
        : '';
    return `${capital(booking)}, but ${others}${place}: nothing more is offered.`;
  }
  const every =
    worth < facts.free
      ? `up to ${plural(worth, 'free place')}`
      : facts.free === 1
        ? 'the free place'
        : `all ${plural(facts.free, 'free place')}`;
  return `${capital(booking)} and ${place}, so ${every} may be offered; ${asks} expected.`;
}

/** In separate inventory a marketplace may get fewer places than would be worth offering to it alone. */
function sharingSentence({ facts }: Words, change: AllocationChange): string {
  const worth = facts.worthOfferingByChannel[change.channel] ?? 0;
  const isFree = (facts.limitByChannel[change.channel] ?? 'none') === 'none';
  const isShared = facts.inventory === 'separate' && facts.free > 0 && worth > 0 && isFree;
  return isShared ? 'Free places go to the marketplaces where they gain most.' : '';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const limitSentences: Record<Limit, string> = {
  none: '',
  'max-slot-adjustment': 'Your largest adjustment per decision keeps it from going further.',
  'cut-off': 'It is too close to the class to change allocations.',
  'low-occupancy':
    'Occupancy is below your low threshold: places may go to other marketplaces, none are closed.',
  'high-occupancy': 'Occupancy is above your high threshold, so no places are opened.',
  'free-places': 'There are no further free places to offer.',
};

function changeSentence({ money, name }: Words, change: AllocationChange): string {
  const { from, to, slotChange } = change;
  const channel = name(change.channel);
  if (slotChange === 0) return `Keep ${channel} at ${plural(to, 'place')}.`;
  const verb = slotChange > 0 ? 'Open' : 'Close';
  const impact = change.expectedRevenueImpactMinor;
  const later = impact < 0 ? ' if nothing is altered later' : '';
  const gain = impact === 0 ? '' : `, expected ${impact > 0 ? '+' : ''}${money(impact)}${later}`;
  return `${verb} ${plural(Math.abs(slotChange), `${channel} place`)} (${from} to ${to}${gain}).`;
}

/** What would change the decision: further bookings, and the price that the marketplace pays. */
function tippingSentence({ facts, money, name }: Words, change: AllocationChange): string {
  const tipping = facts.whatWouldChange[change.channel];
  if (facts.free === 0 || !tipping) return '';
  const worth = facts.worthOfferingByChannel[change.channel] ?? 0;
  const isScarce = worth > 0 && worth < facts.free;
  const sold = isScarce
    ? `After ${plural(worth, 'more booking')} on any channel, none would be offered.`
    : '';
  const { opensOneMoreAtMinor: opens, closesOneBelowMinor: closes } = tipping;
  const booking = `If a ${name(change.channel)} booking brought`;
  if (opens !== null && opens > 0)
    return sentences(sold, `${booking} ${money(opens)} or more, one more place would be offered.`);
  if (closes !== null && closes > 0)
    return sentences(sold, `${booking} less than ${money(closes)}, one place fewer would be offered.`);
  return sold;
}

function sentences(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/**
 * Describes a decision from templates, numbers first. Every fact in the text comes from the decision. Throws
 * InvalidInput at `currency`.
 */
export function explain(decision: AllocationDecision, options: ExplainOptions): Explanation {
  const words: Words = {
    facts: decision.facts,
    money: (amountMinor) => formatMoney(amountMinor, options.currency),
    name: (channel) => options.channelNames?.[channel] ?? channel,
  };
  const reasoningByChannel = decision.changes.map((change): [string, string] => [
    change.channel,
    sentences(
      changeSentence(words, change),
      whySentence(words, change),
      sharingSentence(words, change),
      limitSentences[decision.facts.limitByChannel[change.channel] ?? 'none'],
      tippingSentence(words, change),
    ),
  ]);
  return {
    analysis: sentences(paceSentence(words), placesSentence(words)),
    reasoningByChannel: Object.fromEntries(reasoningByChannel),
  };
}
