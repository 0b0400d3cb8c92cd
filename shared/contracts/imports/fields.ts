import * as z from 'zod';

export const importKind = z.enum(['schedule', 'bookings']);
export type ImportKind = z.output<typeof importKind>;

/** What a column of a file can mean, those that a file must have first. */
export const requiredFields = {
  schedule: ['class_name', 'class_date', 'class_time', 'total_capacity', 'room'],
  bookings: ['class_name', 'class_date', 'class_time', 'room', 'booking_type', 'studio_revenue', 'booked_at'],
} as const;

export const optionalFields = {
  schedule: [
    'current_bookings',
    'instructor',
    'fitpass_slots',
    'wellhub_slots',
    'keno_slots',
    'totalpass_slots',
    'classpass_slots',
    'direct_slots',
    'waitlist_capacity',
  ],
  bookings: [
    'booking_price',
    'booking_source',
    'marketplace_fee',
    'customer_name',
    'customer_email',
    'cancelled_at',
    'booking_reference',
  ],
} as const;

export const fieldsOf = {
  schedule: [...requiredFields.schedule, ...optionalFields.schedule],
  bookings: [...requiredFields.bookings, ...optionalFields.bookings],
} as const;

export const importField = z.enum([...new Set([...fieldsOf.schedule, ...fieldsOf.bookings])] as unknown as [
  ImportField,
  ...ImportField[],
]);
export type ImportField = (typeof fieldsOf)['schedule' | 'bookings'][number];

/** Fields that two columns may tell together, in the order of the file: first and last name, a day and its time. */
export const fieldsOfTwoColumns: readonly ImportField[] = ['customer_name', 'booked_at', 'cancelled_at'];
