import type { AllottedChannel } from '#shared/contracts/channels.ts';
import type { TableShape } from '#shared/core/csv/check-table.ts';

/** The column with the initial places of each channel. */
export const slotColumns = {
  fitpass: 'fitpass_slots',
  wellhub: 'wellhub_slots',
  totalpass: 'totalpass_slots',
  kenko: 'kenko_slots',
} as const satisfies Partial<Record<AllottedChannel, string>>;

/**
 * The columns of a schedule file. Direct sales take whatever is free, so `direct_slots` is only checked to be a number.
 */
export const scheduleColumns = {
  kind: 'schedule',
  required: ['class_name', 'class_date', 'class_time', 'total_capacity', 'room'],
  optional: [
    'current_bookings',
    'free_places',
    'instructor',
    'fitpass_slots',
    'wellhub_slots',
    'kenko_slots',
    'totalpass_slots',
    'direct_slots',
    'waitlist_capacity',
    'status',
  ],
  aliases: { keno_slots: 'kenko_slots' },
} as const satisfies TableShape;

export const bookingColumns = {
  kind: 'bookings',
  required: ['class_name', 'class_date', 'class_time', 'room', 'booking_type', 'studio_revenue', 'booked_at'],
  optional: [
    'booking_price',
    'booking_source',
    'marketplace_fee',
    'customer_name',
    'customer_email',
    'cancelled_at',
    'booking_reference',
    'booked_places',
    'extra_guests',
    'status',
  ],
} as const satisfies TableShape;
