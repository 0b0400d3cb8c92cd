import { hasReference } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { readBookingsOfClass, readReservation } from '#functions/_domain/bookings/reservation-store.ts';
import { isReplacedNumber } from '#functions/_domain/bookings/stated-places.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { StoredMailEvent } from './mail-event.ts';

/** A mail about a booking, and the class that it names. */
interface Reporting {
  readonly event: StoredMailEvent;
  readonly classId: string | undefined;
}

/** The booking that a mail is about, if it is known. */
export async function bookingFor(
  table: StudioTable,
  { event, classId }: Reporting,
  reference: string,
  bookingId: string | undefined,
): Promise<BookingRow | undefined> {
  const { studioId, marketplace: channel } = event;
  const { reported } = await readReservation(table, { studioId, channel, reference });
  const targetId = classId ?? reported.classId;
  const rows = targetId === undefined ? [] : await readBookingsOfClass(table, studioId, targetId);
  return rows.find((one) =>
    bookingId === undefined ? hasReference(one, reference) : one.bookingId === bookingId,
  );
}

/**
 * Whether an earlier mail without a number reported this client's booking with other places: this one may change it, or
 * be about another booking.
 */
export async function hasOtherNumber(
  table: StudioTable,
  { event }: Reporting,
  reference: string,
): Promise<boolean> {
  const { studioId, marketplace: channel, places } = event;
  if (places === undefined) return false;
  const { reported } = await readReservation(table, { studioId, channel, reference });
  return reported.confirmed !== undefined && (reported.places?.count ?? 1) !== places;
}

/** Whether the mail repeats a number of places of its booking that was changed since. */
export async function repeatsNumber(
  table: StudioTable,
  reporting: Reporting,
  reference: string,
): Promise<boolean> {
  const { places: count, mailReceivedAt: at } = reporting.event;
  if (count === undefined) return false;
  const booking = await bookingFor(table, reporting, reference, undefined);
  return booking?.status === 'confirmed' && isReplacedNumber(booking, { count, at });
}
