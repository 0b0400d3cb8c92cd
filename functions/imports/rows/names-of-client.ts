import { readClient } from '#shared/core/bookings/client.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';

/**
 * What identifies the client of a booking: the name in the form in which clients are compared, and the e-mail address.
 * None if the booking names nobody. Two bookings are of one client if they share any of these.
 */
export function namesOfClient({ customerName: name, customerEmail: email }: BookingRow): string[] {
  const read = readClient({ name, email });
  return [read.words.join(' '), read.email ?? ''].filter((one) => one !== '');
}
