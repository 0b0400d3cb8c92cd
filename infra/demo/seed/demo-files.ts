import { writeCsv } from '#shared/core/csv/write-csv.ts';
import type { DemoBooking, DemoClass } from './demo-studio.ts';

const classCells = ({ offer, localDate, localTime }: DemoClass) =>
  [offer.className, localDate, localTime, offer.room] as const;

/** A schedule file with the template's columns. */
export const scheduleFile = (classes: readonly DemoClass[]): string =>
  writeCsv([
    [
      'class_name',
      'class_date',
      'class_time',
      'room',
      'total_capacity',
      'instructor',
      'fitpass_slots',
      'wellhub_slots',
      'totalpass_slots',
    ],
    ...classes.map((one) => [
      ...classCells(one),
      one.offer.capacity,
      one.instructor,
      one.slots.fitpass,
      one.slots.wellhub,
      one.slots.totalpass,
    ]),
  ]);

/** A booking file with the template's columns. Marketplaces give customers' names but no e-mail addresses. */
export const bookingsFile = (bookings: readonly DemoBooking[]): string =>
  writeCsv([
    [
      'class_name',
      'class_date',
      'class_time',
      'room',
      'booking_type',
      'studio_revenue',
      'booked_at',
      'customer_name',
      'customer_email',
      'cancelled_at',
    ],
    ...bookings.map(({ cls, channel, revenuePesos, bookedAt, customer, cancelledAt }) => [
      ...classCells(cls),
      channel,
      revenuePesos,
      bookedAt,
      customer.name,
      channel === 'direct' ? customer.email : null,
      cancelledAt ?? null,
    ]),
  ]);
