import type { Channel } from '../../channels.ts';

/** What one channel brought a class: standing bookings, what is recorded of their revenue after fees, and these fees. */
export interface Sold {
  readonly visits: number;
  readonly revenueMinor: number;
  readonly feeMinor: number;
}

/**
 * What came of a finished class. Amounts are minor units of the studio's currency, the date is the studio's.
 *
 * `arm` says how it entered the comparison that measures automatic execution: `decided`, `held-out`, or `none` where it
 * did not, or where a person approved a decision of it.
 */
export interface FinishedClass {
  readonly localDate: string;
  readonly seriesId: string;
  readonly className: string;
  readonly arm: 'none' | 'decided' | 'held-out';
  readonly bookings: number;
  /** How many were expected a day or two before; null where nothing was forecast. */
  readonly expectedBookings: number | null;
  readonly channels: Readonly<Partial<Record<Channel, Sold>>>;
}
