import { isAtRisk, isFullyBooked } from '../numbers/occupancy-bands.ts';
import { rounded } from '../numbers/percent.ts';
import type { Outlook } from './outlook-of.ts';

/** A class with its outlook, as totals count it. */
export interface Counted {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly revenueMinor: number;
  readonly outlook: Outlook;
}

/** The totals of some classes. Totals can be combined with `addOutlooks`. */
export interface OutlookSum {
  readonly classes: number;
  readonly capacity: number;
  /** The bookings so far. */
  readonly bookings: number;
  readonly revenueMinor: number;
  /** Expected bookings of future classes, and actual ones of the others. */
  readonly expectedBookings: number;
  readonly expectedRevenueMinor: number;
  /** Sum of the classes' occupancies by their outlooks, in percent. */
  readonly occupancySumPercent: number;
  readonly atRisk: number;
  readonly fullyBooked: number;
  /** Classes with a forecast, and future classes without one. */
  readonly foretold: number;
  readonly withoutForecast: number;
  /** When the first forecast for those without one is due; null if unknown. */
  readonly forecastBeginsAt: string | null;
  /**
   * Sums of the squared distances from the expectation to the ends of the bands, because classes vary independently.
   */
  readonly bookingsBelow: number;
  readonly bookingsAbove: number;
  readonly revenueBelow: number;
  readonly revenueAbove: number;
}

const nothing: OutlookSum = {
  classes: 0,
  capacity: 0,
  bookings: 0,
  revenueMinor: 0,
  expectedBookings: 0,
  expectedRevenueMinor: 0,
  occupancySumPercent: 0,
  atRisk: 0,
  fullyBooked: 0,
  foretold: 0,
  withoutForecast: 0,
  forecastBeginsAt: null,
  bookingsBelow: 0,
  bookingsAbove: 0,
  revenueBelow: 0,
  revenueAbove: 0,
};

const sumOne = ({ totalCapacity, bookings, revenueMinor, outlook }: Counted): OutlookSum => {
  const { revenue, occupancyPercent } = outlook;
  return {
    classes: 1,
    capacity: totalCapacity,
    bookings,
    revenueMinor,
    expectedBookings: outlook.bookings,
    expectedRevenueMinor: revenue.totalMinor,
    occupancySumPercent: occupancyPercent,
    atRisk: Number(isAtRisk(occupancyPercent)),
    fullyBooked: Number(isFullyBooked(occupancyPercent)),
    foretold: Number(outlook.basis === 'expected'),
    withoutForecast: Number(outlook.basis === 'booked'),
    forecastBeginsAt: outlook.forecastBeginsAt,
    bookingsBelow: (outlook.bookings - outlook.bookingsLow) ** 2,
    bookingsAbove: (outlook.bookingsHigh - outlook.bookings) ** 2,
    revenueBelow: (revenue.totalMinor - revenue.lowMinor) ** 2,
    revenueAbove: (revenue.highMinor - revenue.totalMinor) ** 2,
  };
};

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;

function added(a: OutlookSum, b: OutlookSum): OutlookSum {
  const names = Object.keys(nothing) as (keyof OutlookSum)[];
  const numbers = names.flatMap((name) => {
    const [left, right] = [a[name], b[name]];
    return typeof left === 'number' && typeof right === 'number' ? [[name, left + right] as const] : [];
  });
  return {
    ...nothing,
    ...Object.fromEntries(numbers),
    forecastBeginsAt: earlier(a.forecastBeginsAt, b.forecastBeginsAt),
  };
}

/** Combines several totals into one. */
export const addOutlooks = (sums: readonly OutlookSum[]): OutlookSum => sums.reduce(added, nothing);

/** Adds up classes. */
export const sumOutlooks = (classes: readonly Counted[]): OutlookSum => addOutlooks(classes.map(sumOne));

interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * The band of the summed bookings. It is narrower than the sum of the classes' bands, since classes vary independently.
 */
export const bookingsBandOf = (sum: OutlookSum): Range => ({
  low: rounded(sum.expectedBookings - Math.sqrt(sum.bookingsBelow)),
  high: rounded(sum.expectedBookings + Math.sqrt(sum.bookingsAbove)),
});

/** The band of a total's revenue, in minor units. */
export const revenueBandOf = (sum: OutlookSum): Range => ({
  low: rounded(sum.expectedRevenueMinor - Math.sqrt(sum.revenueBelow)),
  high: rounded(sum.expectedRevenueMinor + Math.sqrt(sum.revenueAbove)),
});
