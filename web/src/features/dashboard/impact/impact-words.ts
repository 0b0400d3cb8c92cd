import { wholePercent } from '#web/src/ui/numbers.ts';
import { counted } from '#shared/core/text/counted.ts';
import type { PeriodView } from './use-impact.ts';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const whole = new Intl.NumberFormat('en-US');

/**
 * 'A day or two before class, Cupo expected 1,204 bookings and 1,187 came. It was off by 1.2 per class; in 84% of
 * 96 classes by no more than two.'
 */
export function accuracyWords({
  classes,
  expectedBookings,
  bookings,
  close,
  meanOffBookings,
}: PeriodView['accuracy']): string {
  if (meanOffBookings === null)
    return 'Nothing to compare yet. Each finished class is compared with the forecast made a day or two before.';
  const sums = `Cupo expected ${counted(expectedBookings, 'booking')} and ${whole.format(bookings)} came.`;
  const share = wholePercent((close / classes) * 100);
  return `A day or two before class, ${sums} On average it was off by ${meanOffBookings.toFixed(1)} per class; in ${share} of ${counted(classes, 'class', 'classes')} by no more than two.`;
}
