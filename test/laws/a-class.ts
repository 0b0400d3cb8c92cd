import type { AllocationInput, ChannelPosition } from '#shared/core/allocation/types.ts';
import { defaultBinEdgesHours, hoursInBins } from '#shared/core/forecast/bins.ts';
import type { ClassForecast, Diversion } from '#shared/core/forecast/types.ts';

/** One channel of a class in a test: its position, and its future requests. */
export interface AChannel extends ChannelPosition {
  remaining: number;
}

export interface AClass {
  capacity: number;
  hoursLeft: number;
  channels: AChannel[];
  cancelHazardPerHour: number;
  noShow: number;
  diversion: Diversion;
  companionShare: number;
  inventory: AllocationInput['inventory'];
  guidelines: AllocationInput['guidelines'];
  runIntervalHours: number;
  rollouts: number;
  seed: number;
}

export const direct = (over: Partial<AChannel> = {}): AChannel => ({
  channel: 'direct',
  booked: 5,
  allocation: null,
  revenueMinor: 2000,
  noShowPay: 1,
  remaining: 8,
  ...over,
});

export const marketplace = (channel: string, over: Partial<AChannel> = {}): AChannel => ({
  channel,
  booked: 2,
  allocation: 4,
  revenueMinor: 1000,
  noShowPay: 0.5,
  remaining: 3,
  ...over,
});

/** Requests spread evenly over the remaining hours. */
function aForecast({
  channels,
  hoursLeft,
  cancelHazardPerHour,
  noShow,
  ...customers
}: AClass): ClassForecast {
  const hours = hoursInBins(defaultBinEdgesHours, hoursLeft, 0);
  return {
    channels: channels.map((one) => one.channel),
    binEdgesHours: defaultBinEdgesHours,
    hoursLeft,
    ratePerHour: channels.map((one) =>
      hours.map((spent) => (spent > 0 && hoursLeft > 0 ? one.remaining / hoursLeft : 0)),
    ),
    classShape: 15,
    channelShapes: channels.map(() => 25),
    expectedRemaining: channels.map((one) => (hoursLeft > 0 ? one.remaining : 0)),
    expectedByNow: channels.map((one) => one.booked),
    bookedByNow: channels.map((one) => one.booked),
    curve: [],
    diversion: customers.diversion,
    companionShare: hours.map(() => customers.companionShare),
    cancelHazardPerHour,
    noShow: channels.map(() => noShow),
    weeksOfHistory: 8,
  };
}

/** A class of 20 places with two marketplaces, 60 hours before its start. */
export function aClass(over: Partial<AClass> = {}): AllocationInput {
  const all: AClass = {
    capacity: 20,
    hoursLeft: 60,
    channels: [direct(), marketplace('fitpass'), marketplace('wellhub', { revenueMinor: 800 })],
    cancelHazardPerHour: 0.002,
    noShow: 0.08,
    diversion: { toDirect: 0, elsewhere: 0 },
    companionShare: 0,
    inventory: 'shared',
    guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 12 },
    runIntervalHours: 6,
    rollouts: 40,
    seed: 7,
    ...over,
  };
  const { capacity, hoursLeft, inventory, guidelines, runIntervalHours, rollouts, seed } = all;
  const channels = all.channels.map((one) => {
    const { remaining: _remaining, ...position } = one;
    return position;
  });
  const forecast = aForecast(all);
  return { capacity, hoursLeft, inventory, guidelines, runIntervalHours, rollouts, seed, channels, forecast };
}
