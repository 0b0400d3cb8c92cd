import { atStartOf, type OutlookClass } from '#shared/core/outlook/outlook-of.ts';
import type { AtStart, DemandLeft } from '#shared/core/outlook/types.ts';
import type { DayForecast } from './forecast-packing.ts';

/** The stored data about a day's classes: a forecast, or the date from which forecasts begin. */
export type DayToStore =
  | { readonly localDate: string; readonly forecast: DayForecast }
  | { readonly localDate: string; readonly beginsAt: string };

/** A day as it was last stored. */
export interface Day {
  readonly madeAt: string;
  readonly beginsAt?: string | undefined;
  readonly forecast: DayForecast | undefined;
  /** The expected bookings recorded one or two days ahead, packed. */
  readonly ahead?: Uint8Array | undefined;
}

/** The facts about a class that its outlook needs. */
export interface ForetoldClass extends OutlookClass {
  readonly classId: string;
  readonly localDate: string;
}

/**
 * Two forecasts of a class count as equal if they differ by no more than this, in bookings and as a share of revenue.
 */
const bookingsApartMax = 0.4;
const revenueApartMax = 0.05;

const revenueOf = ({ revenueDirectMinor, revenueMarketplaceMinor }: AtStart): number =>
  revenueDirectMinor + revenueMarketplaceMinor;

const areApart = (a: AtStart, b: AtStart): boolean =>
  Math.abs(a.bookings - b.bookings) > bookingsApartMax ||
  Math.abs(revenueOf(a) - revenueOf(b)) > revenueApartMax * Math.max(revenueOf(a), revenueOf(b));

/**
 * Whether a day's forecast has to be written again. Readers adjust a stored forecast for the hours and bookings since,
 * so a new forecast seldom differs from it, and every write costs money.
 */
export function hasMoved(
  before: Day | undefined,
  after: DayToStore,
  classes: readonly ForetoldClass[],
  now: Date,
): boolean {
  if ('beginsAt' in after) return before?.beginsAt !== after.beginsAt;
  const stored = before?.forecast;
  if (!before || !stored) return true;
  const atStart = (cls: ForetoldClass, at: string, { customers }: DayForecast, left: DemandLeft): AtStart =>
    atStartOf(cls, { at, left, customers }, now);
  return classes.some((cls) => {
    const left = after.forecast.leftOf.get(cls.classId);
    const known = stored.leftOf.get(cls.classId);
    if (!left || !known) return left !== known;
    return areApart(
      atStart(cls, before.madeAt, stored, known),
      atStart(cls, now.toISOString(), after.forecast, left),
    );
  });
}
