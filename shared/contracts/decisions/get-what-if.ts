import * as z from 'zod';
import { channel } from '../channels.ts';
import { operation } from '../operation.ts';
import { classId, minor, places, share } from '../values.ts';

const amount = z.number().min(0);
const perBin = z.array(amount);

/**
 * One class as the allocation's input (`core/allocation/types.ts`), with its current forecast. Arrays of the forecast
 * run over its channels, then over its bins of hours before the start.
 */
export const whatIfInput = z.strictObject({
  capacity: places,
  elsewhere: z.strictObject({ sold: places, held: places }),
  inventory: z.enum(['separate', 'shared']),
  hoursLeft: amount,
  channels: z.array(
    z.strictObject({
      channel,
      booked: places,
      allocation: places.nullable().describe('null for direct, which may sell all free places'),
      revenueMinor: minor,
      noShowPay: share,
      preference: z.number().positive(),
    }),
  ),
  forecast: z.strictObject({
    channels: z.array(channel),
    binEdgesHours: perBin,
    hoursLeft: amount,
    ratePerHour: z.array(perBin),
    classShape: z.number().positive(),
    channelShapes: perBin,
    expectedRemaining: perBin,
    expectedByNow: perBin,
    bookedByNow: perBin,
    curve: z.tuple([]).describe('left out, because the trial does not need it'),
    diversion: z.strictObject({ toDirect: share, elsewhere: share }),
    companionShare: z.array(share),
    cancelHazardPerHour: amount,
    cancelPerHour: z.array(perBin),
    noShow: z.array(share),
    weeksOfHistory: amount,
  }),
  guidelines: z.strictObject({ maxSlotAdjustment: places, minHoursBeforeClass: amount }),
  runIntervalHours: z.number().positive(),
  seed: z.int().min(0),
});
export type WhatIfInput = z.output<typeof whatIfInput>;

/**
 * The data for trying different places, capacity or prices for one class in the browser, as `core/advice/try-places.ts`
 * does. Null if its places can no longer change, or if there is no recent model of the studio's demand.
 */
export const getWhatIf = operation({
  id: 'decisions.getWhatIf',
  method: 'GET',
  path: '/api/decisions/what-if/{classId}',
  access: 'subscriber',
  summary: 'The input for trying other places of a class',
  params: z.strictObject({ classId }),
  output: z.strictObject({ input: whatIfInput.nullable() }),
  errors: ['not-found'],
});
