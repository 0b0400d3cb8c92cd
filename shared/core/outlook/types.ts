import type { Diversion } from '../forecast/types.ts';

/** The remaining demand of one channel, as forecast at some instant. */
export interface ChannelLeft {
  readonly channel: string;
  /** Requests from that instant to the start, were the channel open all the time. */
  readonly requests: number;
  /** Posterior shape of the channel's own gamma effect on them. */
  readonly shape: number;
  /** The payment for one more booking, in minor units. */
  readonly revenueMinor: number;
  /** Standing bookings at that instant. */
  readonly booked: number;
}

/** The remaining demand of one class. It is plain data, safe to store as JSON. */
export interface DemandLeft {
  /** How long before its start the class went on sale. */
  readonly openedHoursBefore: number;
  /** Posterior shape of the gamma effect that all its channels share. */
  readonly classShape: number;
  readonly channels: readonly ChannelLeft[];
}

/** How customers of a studio behave, in all its classes. */
export interface Customers {
  readonly binEdgesHours: readonly number[];
  /**
   * For each channel, the share of a class's requests per hour in each bin of hours before the start, earliest first.
   */
  readonly sharePerHour: Readonly<Partial<Record<string, readonly number[]>>>;
  readonly cancelHazardPerHour: number;
  /** If omitted, nobody turns to another channel. */
  readonly diversion?: Diversion | undefined;
}

/** A class with its current sales. */
export interface SoldNow {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  /** Places each marketplace may sell in total, those booked included; direct sells whatever is free. */
  readonly allocations: Readonly<Partial<Record<string, number>>>;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
}

/** The expected sales of a class on one channel at its start. */
export interface ChannelExpected {
  readonly channel: string;
  readonly bookings: number;
  readonly revenueMinor: number;
}

/** The expected sales of a class at its start. Eight times out of ten they are between `low` and `high`. */
export interface AtStart {
  readonly bookings: number;
  readonly low: number;
  readonly high: number;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
  /** The revenue if `low` or `high` places are sold. */
  readonly revenueLowMinor: number;
  readonly revenueHighMinor: number;
  readonly byChannel: readonly ChannelExpected[];
}
