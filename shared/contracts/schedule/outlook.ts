import * as z from 'zod';
import { instant, minor, places } from '../values.ts';

const count = z.int().min(0);

/**
 * The bookings of a class at its start: expected for a future class, actual for a past one. Every screen uses it for
 * occupancy and revenue.
 */
export const outlook = z.strictObject({
  basis: z
    .enum(['was', 'expected', 'booked'])
    .describe(
      '`was`: the actual bookings of a class that has begun or was cancelled; `expected`: those expected at its start; `booked`: those so far, if there is no forecast',
    ),
  bookings: places,
  bookingsLow: places.describe('the 10 % quantile'),
  bookingsHigh: places.describe('the 90 % quantile'),
  occupancyPercent: z
    .number()
    .min(0)
    .describe("the occupancy of these bookings, which decides the colour band, 'At Risk' and 'Fully Booked'"),
  revenue: z.strictObject({
    totalMinor: minor,
    directMinor: minor,
    marketplaceMinor: minor,
    lowMinor: minor,
    highMinor: minor,
  }),
  forecastBeginsAt: instant
    .nullable()
    .describe('if there is no forecast yet: when forecasting begins; null if the next run makes it'),
});

/** The total of several classes: expected for future ones, actual for the others. Its band is that of the total. */
export const outlookSum = z.strictObject({
  bookings: count,
  bookingsLow: count,
  bookingsHigh: count,
  revenueMinor: minor,
  revenueLowMinor: minor,
  revenueHighMinor: minor,
  foretold: count.describe('upcoming classes with a forecast'),
  withoutForecast: count.describe('upcoming classes without a forecast, counted with their current bookings'),
  forecastBeginsAt: instant.nullable().describe('when forecasting begins for the first of them'),
});
export type OutlookSumView = z.output<typeof outlookSum>;
