import type { Diversion } from '../forecast/types.ts';

/** The remaining demand of one channel, as forecast at some instant. */
export interface ChannelLeft {
  readonly channel: string;
  /** Requests from that instant to the start if the channel were open all the time. */
  readonly requests: number;
  /** Posterior shape of the channel's own gamma effect on the requests. */
  readonly shape: number;
  /** The payment for one more booking, in minor units. */
  readonly revenueMinor: number;
  /** Active bookings at that instant. */
  readonly booked: number;
}

/** The remaining demand of one class, as plain data that can be stored as JSON. */
export interface DemandLeft {
  /** How long before its start the class went on sale. */
  readonly openedHoursBefore: number;
  /** Posterior shape of the gamma effect shared by all its channels. */
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
  /** If omitted, nobody diverts to another channel. */
  readonly diversion?: Diversion | undefined;
}

/** A class with its current sales. */
export interface SoldNow {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  /** Total places that each marketplace may sell, including booked ones; direct sells any free place. */
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

/** The expected sales of a class at its start. The 80 % band is `low` to `high`. */
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
