import { channels } from '#shared/contracts/channels.ts';
import type { WhatIfInput } from '#shared/contracts/decisions/get-what-if.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';

/** A shape parameter this large means no variation, and is still a valid number in JSON. */
const shapeMax = 1e6;

const named = (name: string): WhatIfInput['channels'][number]['channel'][] =>
  channels.filter((channel) => channel === name);

/** The allocation's input for the browser, without the parts that the 'what if' view does not use. */
export function whatIfInputOf(input: AllocationInput): WhatIfInput {
  const { forecast, guidelines, elsewhere } = input;
  const bins = forecast.binEdgesHours.slice(1).map((_, b) => b);
  return {
    capacity: input.capacity,
    elsewhere: { sold: elsewhere?.sold ?? 0, held: elsewhere?.held ?? 0 },
    inventory: input.inventory,
    hoursLeft: input.hoursLeft,
    channels: input.channels.flatMap(
      ({ channel: name, booked, allocation, revenueMinor, noShowPay, preference }) =>
        named(name).map((channel) => ({
          channel,
          booked,
          allocation,
          revenueMinor,
          noShowPay,
          preference: preference ?? 1,
        })),
    ),
    forecast: {
      channels: forecast.channels.flatMap(named),
      binEdgesHours: [...forecast.binEdgesHours],
      hoursLeft: forecast.hoursLeft,
      ratePerHour: forecast.ratePerHour.map((rates) => [...rates]),
      classShape: Math.min(shapeMax, forecast.classShape),
      channelShapes: forecast.channelShapes.map((shape) => Math.min(shapeMax, shape)),
      expectedRemaining: [...forecast.expectedRemaining],
      expectedByNow: [...forecast.expectedByNow],
      bookedByNow: [...forecast.bookedByNow],
      curve: [],
      diversion: {
        toDirect: forecast.diversion?.toDirect ?? 0,
        elsewhere: forecast.diversion?.elsewhere ?? 0,
      },
      companionShare: bins.map((b) => forecast.companionShare?.[b] ?? 0),
      cancelHazardPerHour: forecast.cancelHazardPerHour,
      cancelPerHour: forecast.channels.map((_, c) =>
        bins.map((b) => forecast.cancelPerHour?.[c]?.[b] ?? forecast.cancelHazardPerHour),
      ),
      noShow: [...forecast.noShow],
      weeksOfHistory: forecast.weeksOfHistory,
    },
    guidelines: {
      maxSlotAdjustment: guidelines.maxSlotAdjustment,
      minHoursBeforeClass: guidelines.minHoursBeforeClass,
    },
    runIntervalHours: input.runIntervalHours,
    seed: input.seed,
  };
}
