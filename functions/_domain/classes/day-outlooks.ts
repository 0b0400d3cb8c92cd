import type { OutlookSumView } from '#shared/contracts/schedule/outlook.ts';
import {
  bookingsBandOf,
  revenueBandOf,
  sumOutlooks,
  type Counted,
  type OutlookSum,
} from '#shared/core/outlook/sum-outlooks.ts';
import type { DayFigures } from './tally.ts';

/** The totals of one day: current bookings, and expected or final bookings. */
export interface DayOutlook extends Omit<DayFigures, 'executed'> {
  readonly localDate: string;
  readonly outlook: OutlookSumView;
}

/** The total of several outlooks, in the API's form. */
export function sumViewOf(sum: OutlookSum): OutlookSumView {
  const [bookings, revenue] = [bookingsBandOf(sum), revenueBandOf(sum)];
  return {
    bookings: sum.expectedBookings,
    bookingsLow: bookings.low,
    bookingsHigh: bookings.high,
    revenueMinor: sum.expectedRevenueMinor,
    revenueLowMinor: revenue.low,
    revenueHighMinor: revenue.high,
    foretold: sum.foretold,
    withoutForecast: sum.withoutForecast,
    forecastBeginsAt: sum.forecastBeginsAt,
  };
}

/** Today or a future day, summed from its classes. */
export function dayOf(localDate: string, classes: readonly Counted[]): DayOutlook {
  const sum = sumOutlooks(classes);
  const { capacity, bookings, revenueMinor, atRisk, fullyBooked } = sum;
  return {
    localDate,
    classes: sum.classes,
    capacity,
    bookings,
    revenueMinor,
    atRisk,
    fullyBooked,
    outlook: sumViewOf(sum),
  };
}

/** The outlook of a past day, from its stored totals. Its bookings are final. */
export function pastDayOf(localDate: string, figures: Partial<DayFigures>): DayOutlook {
  const { classes = 0, capacity = 0, bookings = 0, revenueMinor = 0, atRisk = 0, fullyBooked = 0 } = figures;
  return {
    localDate,
    classes,
    capacity,
    bookings,
    revenueMinor,
    atRisk,
    fullyBooked,
    outlook: {
      bookings,
      bookingsLow: bookings,
      bookingsHigh: bookings,
      revenueMinor,
      revenueLowMinor: revenueMinor,
      revenueHighMinor: revenueMinor,
      foretold: 0,
      withoutForecast: 0,
      forecastBeginsAt: null,
    },
  };
}
