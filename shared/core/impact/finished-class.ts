import type { Channel } from '../../channels.ts';

/** The sales of a class on one channel: standing bookings, their recorded revenue after fees, and these fees. */
export interface Sold {
  readonly visits: number;
  readonly revenueMinor: number;
  readonly feeMinor: number;
}

/**
 * The result of a finished class. Amounts are minor units of the studio's currency, the date is the studio's. `arm` is
 * its part in the comparison that measures automatic execution: `decided`, `held-out`, or `none` when it had no part,
 * or when a person approved a decision of it.
 */
export interface FinishedClass {
  readonly localDate: string;
  readonly seriesId: string;
  readonly className: string;
  readonly arm: 'none' | 'decided' | 'held-out';
  readonly bookings: number;
  /** The expected bookings a day or two before. Null without a forecast. */
  readonly expectedBookings: number | null;
  readonly channels: Readonly<Partial<Record<Channel, Sold>>>;
}
