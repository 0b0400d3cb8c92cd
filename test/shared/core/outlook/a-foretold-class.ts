import type { Foretold, OutlookClass } from '#shared/core/outlook/outlook-of.ts';
import type { ChannelLeft, Customers, DemandLeft } from '#shared/core/outlook/types.ts';

/** The time of the forecast: two days before the class. */
export const madeAt = '2026-11-23T13:00:00.000Z';
export const startsAt = '2026-11-25T13:00:00.000Z';

/**
 * Two bins of a day. Direct has a quarter of its requests on the first day, Fitpass is even. Nobody cancels or
 * switches.
 */
export const customers = (over: Partial<Customers> = {}): Customers => ({
  binEdgesHours: [48, 24, 0],
  sharePerHour: { direct: [0.25 / 24, 0.75 / 24], fitpass: [0.5 / 24, 0.5 / 24] },
  cancelHazardPerHour: 0,
  ...over,
});

export const aChannel = (channel: string, over: Partial<ChannelLeft> = {}): ChannelLeft => ({
  channel,
  requests: 4,
  shape: 20,
  revenueMinor: channel === 'direct' ? 2000 : 1000,
  booked: 0,
  ...over,
});

export const demandLeft = (over: Partial<DemandLeft> = {}): DemandLeft => ({
  openedHoursBefore: 48,
  classShape: 10,
  channels: [aChannel('direct', { booked: 3 }), aChannel('fitpass', { booked: 2 })],
  ...over,
});

/** 20 places, 3 booked directly and 2 of 8 on Fitpass. */
export const aSoldClass = (over: Partial<OutlookClass> = {}): OutlookClass => ({
  startsAt,
  totalCapacity: 20,
  bookings: 5,
  bookedByChannel: { direct: 3, fitpass: 2 },
  allocations: { fitpass: 8 },
  revenueDirectMinor: 6000,
  revenueMarketplaceMinor: 2000,
  ...over,
});

export const foretold = (over: Partial<Foretold> = {}): Foretold => ({
  at: madeAt,
  left: demandLeft(),
  customers: customers(),
  ...over,
});
