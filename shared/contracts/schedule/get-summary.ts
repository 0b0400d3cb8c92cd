import * as z from 'zod';
import { outlookSum } from './outlook.ts';
import { operation } from '../operation.ts';
import { currency, localDate, minor, storedTimezone } from '../values.ts';

const count = z.int().min(0);

/**
 * The totals of each day's classes in a range: current bookings, and expected ones of future classes or final ones of
 * past classes. At risk: below 50 % occupancy by that number. Fully booked: over 95 %.
 */
export const getSummary = operation({
  id: 'schedule.getSummary',
  method: 'GET',
  path: '/api/schedule/summary',
  access: 'subscriber',
  summary: 'Totals of a range of days',
  query: z.strictObject({
    from: localDate.optional().describe("the first day; today in the studio's time zone if omitted"),
    to: localDate.optional().describe('last day, included; six days after `from` by default'),
  }),
  output: z.strictObject({
    from: localDate,
    to: localDate,
    today: localDate,
    timezone: storedTimezone,
    currency,
    days: z
      .array(
        z.strictObject({
          localDate,
          classes: count,
          capacity: count,
          bookings: count,
          revenueMinor: minor,
          atRisk: count,
          fullyBooked: count,
          outlook: outlookSum,
        }),
      )
      .describe('every day of the range, in order'),
  }),
});
