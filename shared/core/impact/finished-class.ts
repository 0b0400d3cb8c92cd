import type { Channel } from '../../channels.ts';

/** The sales of a class on one channel: active bookings, their recorded revenue after fees, and these fees. */
export interface Sold {
  readonly visits: number;
  readonly revenueMinor: number;
  readonly feeMinor: number;
}

/**
 * The result of a finished class. Amounts are minor units of the studio's currency, and the date is in the studio's
 * time zone. `arm` is its role in the experiment that measures automatic changes: `decided`, `held-out`, or `none` if
 * it had no role or a person approved one of its decisions.
 */
export interface FinishedClass {
  readonly localDate: string;
  readonly seriesId: string;
  readonly className: string;
  readonly arm: 'none' | 'decided' | 'held-out';
  readonly bookings: number;
  /** The bookings expected one or two days earlier. Null without a forecast. */
  readonly expectedBookings: number | null;
  readonly channels: Readonly<Partial<Record<Channel, Sold>>>;
}
