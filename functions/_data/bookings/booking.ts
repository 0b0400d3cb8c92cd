import { tableEntity } from '../table/entity.ts';
import { tellers } from '#shared/contracts/reservations/tellers.ts';

/**
 * One booking. Bookings are ordered by the start of their class, so the bookings of a class or of a day form one key
 * range.
 */
export const BookingEntity = tableEntity({
  model: { entity: 'booking', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    month: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    bookingId: { type: 'string', required: true },
    channel: {
      type: ['direct', 'fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko'] as const,
      required: true,
    },
    bookingType: { type: 'string', required: true },
    source: { type: 'string' },
    status: { type: ['confirmed', 'cancelled'] as const, required: true },
    customerName: { type: 'string' },
    customerEmail: { type: 'string' },
    bookedAt: { type: 'string', required: true },
    /** Present when only the day of the booking is known. `bookedAt` is then the start of that day. */
    bookedAtPrecision: { type: ['day'] as const },
    cancelledAt: { type: 'string' },
    /** Present when the time of the cancellation is not known. `cancelledAt` is then an assumption. */
    cancelledAtPrecision: { type: ['unknown'] as const },
    /** Who reported the cancellation. Absent if it came from a file. */
    cancelledBy: { type: tellers },
    /** How many places it takes; absent if nobody said so. Its amounts are for all of them together. */
    places: { type: 'number' },
    /** When this number of places was stated. */
    placesAt: { type: 'string' },
    /** The number of places in the last file that stated one. */
    filePlaces: { type: 'number' },
    /** How the number of places changed since it was first stated. */
    placeChanges: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          at: { type: 'string', required: true },
          more: { type: 'number', required: true },
          precision: { type: ['unknown'] as const },
        },
      },
    },
    revenueMinor: { type: 'number', required: true },
    priceMinor: { type: 'number' },
    feeMinor: { type: 'number' },
    /** The import that created it. */
    importedBy: { type: 'string' },
    /** The import that last changed it. */
    changedBy: { type: 'string' },
    /** What that import changed, so that undoing it can restore the booking (JSON). */
    beforeImport: { type: 'string' },
    /**
     * Present if the imported booking used up a place that had been read at its marketplace without a report. Undoing
     * the import then makes the place unreported again.
     */
    usedUp: { type: ['unreported'] as const },
    /** The source that later reported this imported booking. Undoing the import then keeps the booking. */
    reportedBy: { type: tellers },
    /**
     * The booking's reference in a file, at the marketplace, or in the studio's own system, or the id that Cupo gave a
     * mail without a reference.
     */
    fileReference: { type: 'string' },
    marketplaceReference: { type: 'string' },
    systemReference: { type: 'string' },
    mailReference: { type: 'string' },
    /** True if the booking has no reference, so its id was derived from its first content. */
    identity: { type: ['content'] as const },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'month'],
        template: 'S#${studioId}#BOOKING#${month}',
        casing: 'none',
      },
      sk: {
        field: 'sk',
        composite: ['classId', 'bookedAt', 'bookingId'],
        template: '${classId}#${bookedAt}#${bookingId}',
        casing: 'none',
      },
    },
  },
});
