import { channels, marketplaces, type Channel, type Marketplace } from '../../channels.ts';
import { impactEffectOf, revenueOf, type Effect } from './effect-of.ts';
import type { FinishedClass } from './finished-class.ts';

/**
 * The payments of a marketplace for the visits of some classes, in minor units. `perVisitMinor` is null without a
 * visit.
 */
export interface PaidAVisit {
  readonly marketplace: Marketplace;
  readonly visits: number;
  readonly revenueMinor: number;
  readonly feeMinor: number;
  readonly perVisitMinor: number | null;
}

/** The expected sales of some classes a day or two before, and the actual ones. */
export interface Accuracy {
  readonly classes: number;
  readonly expectedBookings: number;
  readonly bookings: number;
  /** Classes in which it was off by at most `closeBookings`. */
  readonly close: number;
  /** The average error in bookings. Null without a class. */
  readonly meanOffBookings: number | null;
}

/** A part of what was earned. */
export type PartOf<Name extends string, Value> = { readonly [N in Name]: Value } & {
  readonly effect: Effect;
};

/** The results of the classes of one month, or of all months. */
export interface Impact {
  readonly effect: Effect;
  readonly byChannel: readonly PartOf<'channel', Channel>[];
  /** The classes with the most finished dates first; at most `classNamesMax`. */
  readonly byClass: readonly PartOf<'className', string>[];
  readonly paid: readonly PaidAVisit[];
  readonly accuracy: Accuracy;
}

/** A forecast that is off by at most this many bookings counts as close. */
export const closeBookings = 2;

/** The number of classes that are listed by name. */
export const classNamesMax = 40;

function paidBy(classes: readonly FinishedClass[], marketplace: Marketplace): PaidAVisit[] {
  const sold = classes.flatMap(({ channels: by }) => by[marketplace] ?? []);
  const sumOf = (field: 'visits' | 'revenueMinor' | 'feeMinor'): number =>
    sold.reduce((sum, one) => sum + one[field], 0);
  const [visits, revenueMinor] = [sumOf('visits'), sumOf('revenueMinor')];
  if (visits === 0) return [];
  const perVisitMinor = Math.round(revenueMinor / visits);
  return [{ marketplace, visits, revenueMinor, feeMinor: sumOf('feeMinor'), perVisitMinor }];
}

/** The accuracy of some classes' forecasts. Classes without one do not count. */
export function accuracyOf(classes: readonly FinishedClass[]): Accuracy {
  const foretold = classes.flatMap(({ bookings, expectedBookings }) =>
    expectedBookings === null ? [] : [{ bookings, expectedBookings }],
  );
  const off = foretold.map(({ bookings, expectedBookings }) => Math.abs(bookings - expectedBookings));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    classes: foretold.length,
    expectedBookings: sum(foretold.map(({ expectedBookings }) => expectedBookings)),
    bookings: sum(foretold.map(({ bookings }) => bookings)),
    close: off.filter((by) => by <= closeBookings).length,
    meanOffBookings: off.length === 0 ? null : sum(off) / off.length,
  };
}

/** Compares each channel over the same classes, by its own revenue. */
function channelsOf(classes: readonly FinishedClass[]): Impact['byChannel'] {
  const sold = channels.filter((channel) => classes.some((one) => (one.channels[channel]?.visits ?? 0) > 0));
  return sold.map((channel) => ({
    channel,
    effect: impactEffectOf(classes, (one) => revenueOf(one, channel), sold.length),
  }));
}

function namesOf(classes: readonly FinishedClass[]): Impact['byClass'] {
  const inTrial = classes.filter(({ arm }) => arm !== 'none');
  const shown = [...Map.groupBy(inTrial, ({ className }) => className)]
    .sort(([a, own], [b, others]) => others.length - own.length || (a < b ? -1 : 1))
    .slice(0, classNamesMax);
  return shown.map(([className, own]) => ({
    className,
    effect: impactEffectOf(own, revenueOf, shown.length),
  }));
}

/** Sums up some finished classes. */
export const impactOf = (classes: readonly FinishedClass[]): Impact => ({
  effect: impactEffectOf(classes),
  byChannel: channelsOf(classes),
  byClass: namesOf(classes),
  paid: marketplaces.flatMap((marketplace) => paidBy(classes, marketplace)),
  accuracy: accuracyOf(classes),
});

/** A month of the studio's calendar, as YYYY-MM. */
export interface MonthImpact extends Impact {
  readonly month: string;
}

/** Sums up month by month, the newest first. Months without a class are left out. */
export const impactByMonth = (classes: readonly FinishedClass[]): MonthImpact[] =>
  [...Map.groupBy(classes, ({ localDate }) => localDate.slice(0, 7))]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, own]) => ({ month, ...impactOf(own) }));
