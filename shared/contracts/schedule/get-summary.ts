import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency, localDate, minor, timezone } from '../values.ts';

const count = z.int().min(0);

/**
 * What the classes of each day of a range add up to, from sums that are kept with every write: the cards and the
 * heads of days, without a class being read. At risk: below 50 % occupancy; fully booked: over 95 %.
 */
export const getSummary = operation({
  id: 'schedule.getSummary',
  method: 'GET',
  path: '/api/schedule/summary',
  access: 'subscriber',
  summary: 'Sums of a range of days',
  query: z.strictObject({
    from: localDate.optional().describe("first day; the studio's today where not said"),
    to: localDate.optional().describe('last day, included; six days after `from` where not said'),
  }),
  output: z.strictObject({
    from: localDate,
    to: localDate,
    today: localDate,
    timezone,
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
        }),
      )
      .describe('every day of the range, in order'),
  }),
});
