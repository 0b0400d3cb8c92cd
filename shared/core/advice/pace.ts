import { roundedPercent } from '../numbers/percent.ts';

/** The bookings of a class so far, and the usual number by this time. */
export interface Pace {
  /** Bookings that were reported, including those cancelled since. */
  readonly bookings: number;
  /** Active bookings, including those read from a marketplace but not reported yet. */
  readonly sold: number;
  readonly expectedByNow: number;
  readonly weeksOfHistory: number;
}

/** Recorded facts are rounded to hundredths (`functions/decisions/optimizer/facts-of.ts`). */
const recordedUnits = 100;

const recorded = (value: number): number => Math.round(value * recordedUnits) / recordedUnits;

/**
 * A displayed number of bookings: one decimal below a hundred, whole numbers from there on. A fact and its stored copy
 * give the same result.
 */
export const shownBookings = (value: number): number =>
  value >= 100 ? Math.round(recorded(value)) : Math.round(recorded(value) * 10) / 10;

/** Bookings made, whether reported or read from a marketplace. */
export const madeBookings = ({ bookings, sold }: Pick<Pace, 'bookings' | 'sold'>): number =>
  Math.max(bookings, sold);

/**
 * How far a class is ahead of its usual pace (below zero: behind), in whole percent of the rounded figures: one
 * booking against 1.04 counts as one against one. Null if there is no usual pace yet.
 */
export function pacePercent(pace: Pace): number | null {
  const { expectedByNow, weeksOfHistory } = pace;
  if (recorded(weeksOfHistory) === 0 || recorded(expectedByNow) < 1) return null;
  return roundedPercent((shownBookings(madeBookings(pace)) / shownBookings(expectedByNow) - 1) * 100);
}
