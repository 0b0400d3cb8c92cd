import { locale } from '#messages/language';
import * as messages from '#messages/ui';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { dateIn } from './dates.ts';

/** The bookings of some places, and their outlook; see outlookOf. */
export interface BookedAndExpected {
  booked: number;
  expected: number;
  /**
   * The number of future classes with a forecast, and the number of those for which only current bookings are counted.
   */
  foretold: number;
  withoutForecast: number;
}

const whole = new Intl.NumberFormat(locale);

/**
 * The bookings of a class as text: '5 booked · 16 expected'; '5 booked so far' if there is no forecast; '11 booked' for
 * a finished class.
 */
export function bookedMessage({ booked, expected, foretold, withoutForecast }: BookedAndExpected): string {
  const said = messages.figuresBooked(whole.format(booked));
  if (foretold > 0) return messages.bookedAndExpected(said, whole.format(expected));
  return withoutForecast > 0 ? messages.soFar(said) : said;
}

/** The bookings and the outlook of one class, as text. */
export const bookedMessageOf = ({ bookings, outlook }: Pick<ClassView, 'bookings' | 'outlook'>): string =>
  bookedMessage({
    booked: bookings,
    expected: outlook.bookings,
    foretold: Number(outlook.basis === 'expected'),
    withoutForecast: Number(outlook.basis === 'booked'),
  });

/** 'likely 14 to 18': the range that is right eight times out of ten. */
export const likelyMessage = (low: string, high: string): string =>
  low === high ? messages.likelyLow(low) : messages.likelyTo(low, high);

/** When a class that only shows its current bookings will have a forecast. */
export const forecastMessage = (beginsAt: string | null, timezone: string): string =>
  beginsAt === null
    ? messages.theForecastComesWithinTheHour
    : messages.theForecastBeginsOn(dateIn(timezone, beginsAt));
