import type { ImportField } from '#shared/contracts/imports/fields.ts';

interface FieldText {
  label: string;
  what: string;
}

/** What people are told about each field. */
export const fieldTexts: Record<ImportField, FieldText> = {
  class_name: { label: 'Class name', what: 'Name of the class' },
  class_date: { label: 'Class date', what: 'Day of the class, as 2026-12-01 or 01/12/2026' },
  class_time: { label: 'Class time', what: 'Start in your studio’s time, as 18:30 or 6:30 pm' },
  total_capacity: { label: 'Total capacity', what: 'How many people fit' },
  room: { label: 'Room', what: 'Room or studio' },
  current_bookings: { label: 'Current bookings', what: 'Bookings so far' },
  instructor: { label: 'Instructor', what: 'Who gives the class' },
  fitpass_slots: { label: 'Fitpass slots', what: 'Places on Fitpass' },
  wellhub_slots: { label: 'Wellhub slots', what: 'Places on Wellhub' },
  keno_slots: { label: 'Kenko slots', what: 'Places in Kenko' },
  totalpass_slots: { label: 'TotalPass slots', what: 'Places on TotalPass' },
  classpass_slots: { label: 'ClassPass slots', what: 'Places on ClassPass' },
  direct_slots: { label: 'Direct slots', what: 'Places you sell yourself' },
  waitlist_capacity: { label: 'Waitlist capacity', what: 'Length of the waiting list' },
  booking_type: { label: 'Booking type', what: 'fitpass, wellhub, direct, walk-in, marketplace …' },
  studio_revenue: { label: 'Studio revenue', what: 'What the visit brings you, as 12.50' },
  booked_at: { label: 'Booked at', what: 'When it was booked' },
  booking_price: { label: 'Booking price', what: 'Price of the booking' },
  booking_source: { label: 'Booking source', what: 'Where it came from' },
  marketplace_fee: { label: 'Marketplace fee', what: 'What the marketplace keeps' },
  customer_name: { label: 'Customer name', what: 'Who booked' },
  customer_email: { label: 'Customer e-mail', what: 'Their e-mail address' },
  cancelled_at: { label: 'Cancelled at', what: 'When it was cancelled' },
  booking_reference: { label: 'Booking reference', what: 'Its number in your system' },
};
