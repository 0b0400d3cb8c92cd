import { channels, marketplaces, type Channel, type Marketplace } from '../../channels.ts';
import { impactEffectOf, revenueOf, type Effect } from './effect-of.ts';
import type { FinishedClass } from './finished-class.ts';

/** A marketplace's payments for visits in some classes, in minor units. `perVisitMinor` is null without visits. */
export interface PaidAVisit {
  readonly marketplace: Marketplace;
  readonly visits: number;
  readonly revenueMinor: number;
  readonly feeMinor: number;
  readonly perVisitMinor: number | null;
}

/** The sales of some classes expected one or two days earlier, and the actual ones. */
export interface Accuracy {
  readonly classes: number;
  readonly expectedBookings: number;
  readonly bookings: number;
  /** Classes whose forecast was off by at most `closeBookings`. */
  readonly close: number;
  /** The mean absolute error in bookings. Null without classes. */
  readonly meanOffBookings: number | null;
}

/** One part of the gain. */
export type PartOf<Name extends string, Value> = { readonly [N in Name]: Value } & {
  readonly effect: Effect;
};

/** The results of the classes of one month, or of all months. */
export interface Impact {
  readonly effect: Effect;
  readonly byChannel: readonly PartOf<'channel', Channel>[];
  /** The classes with the most finished dates, highest first; at most `classNamesMax`. */
  readonly byClass: readonly PartOf<'className', string>[];
  readonly paid: readonly PaidAVisit[];
  readonly accuracy: Accuracy;
}

/** A forecast that is off by at most this many bookings counts as close. */
export const closeBookings = 2;

/** Maximum number of classes listed by name. */
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

/** The forecast accuracy of some classes. Classes without a forecast do not count. */
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

/** Compares each channel's own revenue over the same classes. */
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

/** Summarises some finished classes. */
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

/** Summarises finished classes month by month, newest first. Months without classes are omitted. */
export const impactByMonth = (classes: readonly FinishedClass[]): MonthImpact[] =>
  [...Map.groupBy(classes, ({ localDate }) => localDate.slice(0, 7))]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, own]) => ({ month, ...impactOf(own) }));
