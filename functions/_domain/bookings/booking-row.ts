import type { Channel } from '#shared/contracts/channels.ts';
import type { BookingPlaceChange } from '#shared/core/bookings/booked-places.ts';
import type { Teller } from '#shared/contracts/reservations/tellers.ts';

/** One booking, as read from a file and as stored. */
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
  /** Present when the time of the cancellation is not known. `cancelledAt` is then an assumption. */
  readonly cancelledAtPrecision?: 'unknown';
  /** Who reported the cancellation. Absent if it came from a file. */
  readonly cancelledBy?: Teller;
  /** How many places it takes; absent if nobody said so. Its amounts are for all of them together. */
  readonly places?: number;
  /** When this number of places was stated: an e-mail was received, or a file was imported. */
  readonly placesAt?: string;
  /** The number of places in the last file that stated one. */
  readonly filePlaces?: number;
  /** How the number of places changed since it was first stated. */
  readonly placeChanges?: readonly BookingPlaceChange[];
  readonly revenueMinor: number;
  readonly priceMinor?: number;
  readonly feeMinor?: number;
  /** The import that created it. */
  readonly importedBy?: string;
  /** The import that last changed it. */
  readonly changedBy?: string;
  /** What that import changed, so that undoing it can restore the booking (JSON, `before-import.ts`). */
  readonly beforeImport?: string;
  /**
   * Present if the imported booking used up a place that had been read at its marketplace without a report. Undoing the
   * import then makes the place unreported again.
   */
  readonly usedUp?: 'unreported';
  /** The source that later reported this imported booking. Undoing the import then keeps the booking. */
  readonly reportedBy?: Teller;
  /**
   * The booking's reference in a file, at the marketplace, or in the studio's own system, or the id that Cupo gave a
   * mail without a reference.
   */
  readonly fileReference?: string;
  readonly marketplaceReference?: string;
  readonly systemReference?: string;
  readonly mailReference?: string;
  /** True if the booking has no reference, so its id was derived from its first content. */
  readonly identity?: 'content';
}
