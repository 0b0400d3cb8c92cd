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
      'what was, of a class that has begun or was called off; what is expected at its start; what is booked so far, where nothing is forecast',
    ),
  bookings: places,
  bookingsLow: places.describe('eight times of ten it is no fewer'),
  bookingsHigh: places.describe('eight times of ten it is no more'),
  occupancyPercent: z.number().min(0).describe('of these bookings; bands, at risk and fully booked go by it'),
  revenue: z.strictObject({
    totalMinor: minor,
    directMinor: minor,
    marketplaceMinor: minor,
    lowMinor: minor,
    highMinor: minor,
  }),
  forecastBeginsAt: instant
    .nullable()
    .describe('of what is only booked so far: when a forecast begins; null where the next run brings it'),
});

/** The total of several classes: expected for future ones, actual for the others. Its band is that of the total. */
export const outlookSum = z.strictObject({
  bookings: count,
  bookingsLow: count,
  bookingsHigh: count,
  revenueMinor: minor,
  revenueLowMinor: minor,
  revenueHighMinor: minor,
  foretold: count.describe('classes to come that are forecast'),
  withoutForecast: count.describe('classes to come of which only what is booked so far is counted'),
  forecastBeginsAt: instant.nullable().describe('when the first forecast for one of those begins'),
});
export type OutlookSumView = z.output<typeof outlookSum>;
