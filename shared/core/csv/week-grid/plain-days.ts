const dayMs = 86_400_000;
const daysOfWeek = 7;
/** 1 January 1970 was a Thursday. */
const thursday = 4;

const numberOf = (localDate: string): number => Math.floor(Date.parse(`${localDate}T00:00:00Z`) / dayMs);

/**
 * The date the given number of days later, YYYY-MM-DD. The browser computes it without a time zone library, which days
 * do not need.
 */
export const plusDays = (localDate: string, days: number): string =>
  new Date((numberOf(localDate) + days) * dayMs).toISOString().slice(0, 10);

/** Days from one date to another, negative if the other is earlier. */
export const daysFrom = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** ISO: 1 Monday … 7 Sunday. */
export const weekdayAt = (localDate: string): number =>
  ((((numberOf(localDate) + thursday - 1) % daysOfWeek) + daysOfWeek) % daysOfWeek) + 1;
