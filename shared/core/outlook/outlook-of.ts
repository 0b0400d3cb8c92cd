import { addHours } from '../time/zone.ts';
import { percentOf, rounded } from '../numbers/percent.ts';
import { expectAtStart } from './expect-at-start.ts';
import { expectedNow } from './expected-now.ts';
import type { AtStart, Customers, DemandLeft, SoldNow } from './types.ts';

/**
 * The basis of a class's numbers: its sales, once it has begun or was cancelled; the expectation for its start; or,
 * without a forecast, its current bookings.
 */
export type Basis = 'was' | 'expected' | 'booked';

/** The class data needed for its outlook. */
export interface OutlookClass extends SoldNow {
  readonly startsAt: string;
  readonly cancelledAt?: string | undefined;
}

/** A stored forecast of one class, and when it was made. */
export interface Foretold {
  readonly at: string;
  readonly left: DemandLeft;
  readonly customers: Customers;
}

/** A future class without a forecast, and the day from which there will be one, if known. */
export interface NotForetold {
  readonly forecastBeginsAt: string | null;
}

/** The occupancy and revenue of a class, for every screen. Bookings are whole numbers; amounts are in minor units. */
export interface Outlook {
  readonly basis: Basis;
  readonly bookings: number;
  readonly bookingsLow: number;
  readonly bookingsHigh: number;
  /** The occupancy for these bookings. Bands, 'At Risk' and 'Fully Booked' use it (see occupancy-bands.ts). */
  readonly occupancyPercent: number;
  readonly revenue: {
    readonly totalMinor: number;
    readonly directMinor: number;
    readonly marketplaceMinor: number;
    readonly lowMinor: number;
    readonly highMinor: number;
  };
  /** When a forecast begins; null for other bases, and if that is unknown. */
  readonly forecastBeginsAt: string | null;
}

/**
 * Forecasts change only every quarter of an hour, so that screens loaded shortly after each other show the same
 * numbers.
 */
const stepMs = 15 * 60_000;
const hourMs = 3_600_000;

const hoursBetween = (from: number, to: string): number => (Date.parse(to) - from) / hourMs;

function asBooked(cls: OutlookClass, basis: Basis, forecastBeginsAt: string | null): Outlook {
  const { bookings, totalCapacity, revenueDirectMinor, revenueMarketplaceMinor } = cls;
  const totalMinor = revenueDirectMinor + revenueMarketplaceMinor;
  return {
    basis,
    bookings,
    bookingsLow: bookings,
    bookingsHigh: bookings,
    occupancyPercent: percentOf(bookings, totalCapacity),
    revenue: {
      totalMinor,
      directMinor: revenueDirectMinor,
      marketplaceMinor: revenueMarketplaceMinor,
      lowMinor: totalMinor,
      highMinor: totalMinor,
    },
    forecastBeginsAt,
  };
}

function asExpected({ totalCapacity }: OutlookClass, at: AtStart): Outlook {
  const bookings = rounded(at.bookings);
  return {
    basis: 'expected',
    bookings,
    bookingsLow: Math.min(bookings, rounded(at.low)),
    bookingsHigh: Math.max(bookings, rounded(at.high)),
    // Computed from the displayed whole number, so that anyone who recalculates it gets the same result.
    occupancyPercent: percentOf(bookings, totalCapacity),
    revenue: {
      totalMinor: at.revenueDirectMinor + at.revenueMarketplaceMinor,
      directMinor: at.revenueDirectMinor,
      marketplaceMinor: at.revenueMarketplaceMinor,
      lowMinor: at.revenueLowMinor,
      highMinor: at.revenueHighMinor,
    },
    forecastBeginsAt: null,
  };
}

/** Whether a class's numbers are final: it has begun, or will not take place. */
export const isOver = (
  { startsAt, cancelledAt }: Pick<OutlookClass, 'startsAt' | 'cancelledAt'>,
  now: Date,
): boolean => cancelledAt !== undefined || Date.parse(startsAt) <= now.getTime();

/** The expected sales of a future class at its start, from its stored forecast and the bookings since. */
export function atStartOf(cls: OutlookClass, { at, left, customers }: Foretold, now: Date): AtStart {
  const madeMs = Date.parse(at);
  const nowMs = Math.max(madeMs, Math.floor(now.getTime() / stepMs) * stepMs);
  const hoursNow = hoursBetween(nowMs, cls.startsAt);
  const moments = { hoursThen: hoursBetween(madeMs, cls.startsAt), hoursNow };
  return expectAtStart(expectedNow(left, customers, cls, moments), customers, cls, hoursNow);
}

/**
 * The occupancy and revenue of a class, for every screen and every sum: expected at the start for a future class,
 * actual for one that has begun. No other code computes them.
 */
export function outlookOf(cls: OutlookClass, known: Foretold | NotForetold, now: Date): Outlook {
  if (isOver(cls, now)) return asBooked(cls, 'was', null);
  if ('left' in known) return asExpected(cls, atStartOf(cls, known, now));
  return asBooked(cls, 'booked', known.forecastBeginsAt);
}

/**
 * Minimum age of a studio's oldest classes before there is a forecast: with less history, too little is known about
 * when customers book.
 */
const historyHours = 14 * 24;

/**
 * When there will be enough history for a forecast, given the start of the studio's first class; null without a class.
 */
export const forecastBeginsAt = (firstStartsAt: string | null): string | null =>
  firstStartsAt === null ? null : addHours(firstStartsAt, historyHours);
