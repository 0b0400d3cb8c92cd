import type { Diversion } from '../forecast/types.ts';

/** What one channel will still be asked for, as it was forecast at some instant. */
export interface ChannelLeft {
  readonly channel: string;
  /** Requests from that instant to the start, were the channel open all the time. */
  readonly requests: number;
  /** Posterior shape of the channel's own gamma effect on them. */
  readonly shape: number;
  /** What one more booking pays, in minor units. */
  readonly revenueMinor: number;
  /** Standing bookings at that instant. */
  readonly booked: number;
}

/** What one class will still be asked for: plain data, safe to store as JSON. */
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
  /** By channel: share of a class's requests an hour in each bin of hours-to-start, earliest first. */
  readonly sharePerHour: Readonly<Partial<Record<string, readonly number[]>>>;
  readonly cancelHazardPerHour: number;
  /** Nobody turns to another channel where it is left out. */
  readonly diversion?: Diversion | undefined;
}

/** A class as it stands sold now. */
export interface SoldNow {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  /** Places each marketplace may sell in total, those booked included; direct sells whatever is free. */
  readonly allocations: Readonly<Partial<Record<string, number>>>;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
}

/** What a class is expected to have sold on one channel at its start. */
export interface ChannelExpected {
  readonly channel: string;
  readonly bookings: number;
  readonly revenueMinor: number;
}

/** What a class is expected to have sold at its start; eight times of ten it is `low` to `high`. */
export interface AtStart {
  readonly bookings: number;
  readonly low: number;
  readonly high: number;
  readonly revenueDirectMinor: number;
  readonly revenueMarketplaceMinor: number;
  /** What all of it pays where `low` or `high` places are sold. */
  readonly revenueLowMinor: number;
  readonly revenueHighMinor: number;
  readonly byChannel: readonly ChannelExpected[];
}
