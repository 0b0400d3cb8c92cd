import { locale } from '#messages/language';
import { oneDecimal, wholePercent } from '#web/src/ui/numbers.ts';
import * as messages from '#messages/dashboard-impact';
import type { PeriodView } from './use-impact.ts';

const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export const monthMessage = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const whole = new Intl.NumberFormat(locale);

/**
 * The accuracy of the forecasts, such as 'A day or two before class, Cupo expected 1,204 bookings and 1,187 came. It
 * was off by 1.2 per class; in 84% of 96 classes by no more than two.'
 */
export function accuracyMessage({
  classes,
  expectedBookings,
  bookings,
  close,
  meanOffBookings,
}: PeriodView['accuracy']): string {
  if (meanOffBookings === null) return messages.nothingToCompareYetEachFinished;
  const sums = messages.cupoExpectedAndCame(expectedBookings, whole.format(bookings), bookings);
  const share = wholePercent((close / classes) * 100);
  return messages.aDayOrTwoBeforeClass(sums, oneDecimal(meanOffBookings), share, classes);
}
