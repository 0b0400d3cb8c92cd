import { channelDemand } from '../forecast/baseline.ts';
import { hoursInBins } from '../forecast/bins.ts';
import { dispersionIn, shapeOfParties } from '../forecast/parties.ts';
import type { ClassForecast, DemandModel } from '../forecast/types.ts';
import type { Customers, DemandLeft } from './types.ts';

/** A shape so large that there is effectively no variance, and that JSON can still represent. */
const shapeMax = 1e6;

interface Priced {
  readonly openedHoursBefore: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  /** The payment for one booking through a channel, in minor units. */
  readonly revenueMinor: (channel: string) => number;
}

/** The part of a forecast that is stored to calculate later how many places the class will have sold at its start. */
export function demandLeftOf(
  { channels, classShape, channelShapes, expectedRemaining, ...forecast }: ClassForecast,
  { openedHoursBefore, bookedByChannel, revenueMinor }: Priced,
): DemandLeft {
  const hours = hoursInBins(forecast.binEdgesHours, forecast.hoursLeft, 0);
  const shapeOf = (c: number): number => {
    const requests = (forecast.ratePerHour[c] ?? []).map((rate, b) => rate * (hours[b] ?? 0));
    const dispersion = dispersionIn(forecast.companionShare, requests);
    return shapeOfParties(channelShapes[c] ?? shapeMax, expectedRemaining[c] ?? 0, dispersion);
  };
  return {
    openedHoursBefore,
    classShape: Math.min(shapeMax, classShape),
    channels: channels.map((channel, c) => ({
      channel,
      requests: expectedRemaining[c] ?? 0,
      shape: Math.min(shapeMax, shapeOf(c)),
      revenueMinor: revenueMinor(channel),
      booked: bookedByChannel[channel] ?? 0,
    })),
  };
}

/** What was learned about the customers of these channels. */
export const customersOf = (model: DemandModel, channels: readonly string[]): Customers => ({
  binEdgesHours: model.binEdgesHours,
  sharePerHour: Object.fromEntries(
    channels.map((channel) => [channel, channelDemand(model, channel).sharePerHour]),
  ),
  cancelHazardPerHour: model.cancelHazardPerHour,
  diversion: model.diversion,
});
