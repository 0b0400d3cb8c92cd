import type { Channel } from '#shared/contracts/channels.ts';
import type { Teller } from '#shared/contracts/reservations/tellers.ts';

/** One booking, as in a file and as stored. */
export interface BookingRow {
  readonly classId: string;
  readonly bookingId: string;
  readonly channel: Channel;
  readonly bookingType: string;
  readonly source?: string;
  readonly status: 'confirmed' | 'cancelled';
  readonly customerName?: string;
  readonly customerEmail?: string;
  readonly bookedAt: string;
  /** Present when only the day of the booking is known. `bookedAt` is then the start of that day. */
  readonly bookedAtPrecision?: 'day';
  readonly cancelledAt?: string;
  /** Who reported the cancellation. Absent when a file did. */
  readonly cancelledBy?: Teller;
  readonly revenueMinor: number;
  readonly priceMinor?: number;
  readonly feeMinor?: number;
  /** The import that made it. */
  readonly importedBy?: string;
  /** The import that changed it last. */
  readonly changedBy?: string;
  /** Who reported it after an import had created it: removing that import keeps the booking. */
  readonly reportedBy?: Teller;
  /**
   * Its reference in a file, at the marketplace, or in the studio's own system; or the id given to a mail without one.
   */
  readonly fileReference?: string;
  readonly marketplaceReference?: string;
  readonly systemReference?: string;
  readonly mailReference?: string;
  /** Its id was derived from its first content, because it has no reference. */
  readonly identity?: 'content';
}
