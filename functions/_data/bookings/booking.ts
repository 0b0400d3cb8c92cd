import { tableEntity } from '../table/entity.ts';
import { tellers } from '#shared/contracts/reservations/tellers.ts';

/**
 * One booking. Bookings are ordered by their class's start, so those of a class and those of a day are each one key
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
    /** Who reported the cancellation. Absent when a file did. */
    cancelledBy: { type: tellers },
    revenueMinor: { type: 'number', required: true },
    priceMinor: { type: 'number' },
    feeMinor: { type: 'number' },
    /** The import that made it. */
    importedBy: { type: 'string' },
    /** The import that changed it last. */
    changedBy: { type: 'string' },
    /** Who reported it after an import had created it: removing that import keeps the booking. */
    reportedBy: { type: tellers },
    /**
     * Its reference in a file, at the marketplace, or in the studio's own system; or the id given to a mail without
     * one.
     */
    fileReference: { type: 'string' },
    marketplaceReference: { type: 'string' },
    systemReference: { type: 'string' },
    mailReference: { type: 'string' },
    /** Its id was derived from its first content, because it has no reference. */
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
