import {
  bookedAt,
  bookingPrice,
  bookingReference,
  bookingSource,
  bookingType,
  cancelledAt,
  customerEmail,
  customerName,
  marketplaceFee,
  studioRevenue,
} from './booking-titles.ts';
import {
  classDate,
  className,
  classTime,
  currentBookings,
  freePlaces,
  instructor,
  room,
  slots,
  totalCapacity,
  waitlistCapacity,
  status,
} from './class-titles.ts';
import { bookedPlaces, extraGuests } from './place-titles.ts';
import type { Field, FileKind } from './plan.ts';
import type { TitleConcepts } from './title-concepts.ts';
import type { TitleRule } from './title-rule.ts';

/** The rule of every field; only the fields of the file's kind are used. */
const rules: Readonly<Record<Field, TitleRule>> = {
  class_name: className,
  class_date: classDate,
  class_time: classTime,
  room,
  total_capacity: totalCapacity,
  current_bookings: currentBookings,
  free_places: freePlaces,
  instructor,
  fitpass_slots: slots('fitpass'),
  wellhub_slots: slots('wellhub'),
  keno_slots: slots('kenko'),
  totalpass_slots: slots('totalpass'),
  classpass_slots: slots('classpass'),
  direct_slots: slots('direct'),
  waitlist_capacity: waitlistCapacity,
  booking_type: bookingType,
  booking_source: bookingSource,
  studio_revenue: studioRevenue,
  booking_price: bookingPrice,
  marketplace_fee: marketplaceFee,
  customer_name: customerName,
  customer_email: customerEmail,
  booked_at: bookedAt,
  cancelled_at: cancelledAt,
  booking_reference: bookingReference,
  booked_places: bookedPlaces,
  extra_guests: extraGuests,
  status,
};

/** Fields whose rules read all words of a title. */
const wholeTitles: readonly Field[] = ['booked_places', 'extra_guests'];

const unknownWordShare = 0.92;

/** How well a title fits a field, 0 to 1. Words without a known meaning lower it. */
export function titleScore(title: TitleConcepts, field: Field, kind: FileKind): number {
  if (title.words.join('_') === field) return 1;
  const unknown = wholeTitles.includes(field) ? 0 : Math.min(title.unknown, 3);
  return rules[field](title, kind) * unknownWordShare ** unknown;
}
