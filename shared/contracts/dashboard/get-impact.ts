import * as z from 'zod';
import { channel, marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { currency, localDate, minor } from '../values.ts';
import { effect, month } from './effect.ts';

const count = z.int().min(0);

/** The results of the finished classes of one month, or of all months. */
const impact = z.strictObject({
  effect,
  byChannel: z
    .array(z.strictObject({ channel, effect }))
    .describe('the effect on each channel; the intervals are valid simultaneously'),
  byClass: z
    .array(z.strictObject({ className: z.string(), effect }))
    .describe(
      'the effect on each class, those with the most dates first; the intervals are valid simultaneously',
    ),
  paid: z
    .array(
      z.strictObject({
        marketplace,
        visits: count,
        revenueMinor: minor.describe('the recorded revenue after fees'),
        feeMinor: minor,
        perVisitMinor: minor.nullable(),
        contractMinor: minor
          .nullable()
          .describe('the amount in its current contract; null if it is not connected'),
      }),
    )
    .describe('the payments of each marketplace for its visits'),
  accuracy: z
    .strictObject({
      classes: count.describe('classes with a forecast'),
      expectedBookings: count,
      bookings: count,
      close: count.describe('classes in which the forecast was off by at most two bookings'),
      meanOffBookings: z.number().min(0).nullable(),
    })
    .describe('bookings expected a day or two before class, compared with the actual bookings'),
});

/**
 * Cupo's earnings, the payments of marketplaces and the accuracy of forecasts in the last twelve months, month by
 * month.
 */
export const getImpact = operation({
  id: 'dashboard.getImpact',
  method: 'GET',
  path: '/api/dashboard/impact',
  access: 'subscriber',
  summary: 'What Cupo earned, month by month',
  output: z.strictObject({
    currency,
    today: localDate,
    countedTo: localDate.nullable().describe('the last finished day with a class that is counted'),
    months: z.array(impact.extend({ month })).describe('the months, newest first'),
    total: impact.describe('all months, compared as one period'),
  }),
});
