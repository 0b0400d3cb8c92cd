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
    .describe('by what each channel alone brought; their intervals hold all together'),
  byClass: z
    .array(z.strictObject({ className: z.string(), effect }))
    .describe('the classes with the most dates first; their intervals hold all together'),
  paid: z
    .array(
      z.strictObject({
        marketplace,
        visits: count,
        revenueMinor: minor.describe('as recorded, after fees'),
        feeMinor: minor,
        perVisitMinor: minor.nullable(),
        contractMinor: minor
          .nullable()
          .describe('what its contract says now; null where it is not connected'),
      }),
    )
    .describe('what each marketplace paid for its visits'),
  accuracy: z
    .strictObject({
      classes: count.describe('classes that were forecast'),
      expectedBookings: count,
      bookings: count,
      close: count.describe('classes in which it was off by no more than two bookings'),
      meanOffBookings: z.number().min(0).nullable(),
    })
    .describe('what was expected a day or two before, and what came'),
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
    countedTo: localDate.nullable().describe('the last finished day with a class that counts'),
    months: z.array(impact.extend({ month })).describe('the newest first'),
    total: impact.describe('all of these months together, compared anew'),
  }),
});
