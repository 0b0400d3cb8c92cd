import type { Channel } from '#shared/contracts/channels.ts';
import type { Teller } from '#shared/contracts/reservations/tellers.ts';
import { figuresWithout } from '#functions/_domain/bookings/booked-figures.ts';
import { referenceKind, wallOffsetMs } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import {
  readBookedClass,
  readBookingsOfClass,
  type BookedClass,
  type BookingLeft,
  type KnownReservation,
} from '#functions/_domain/bookings/reservation-store.ts';
import type { Reservation } from '#functions/_domain/bookings/reservation.ts';
import { storedBooking } from '#functions/_domain/bookings/stored-booking.ts';
import {
  figuresAfterUnknownCancellation,
  type UnreportedFigures,
} from '#functions/_domain/bookings/unreported-cancelled.ts';
import { figuresOf } from '#functions/_domain/classes/class-figures.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** One event of one booking, as reported from outside. */
export interface ReportedReservationEvent {
  readonly studioId: string;
  /** May be absent for a cancellation. The class is then the one named in the booking's confirmation. */
  readonly classId: string | undefined;
  readonly channel: Channel;
  /** What the channel calls the booking, trimmed: a booking number or a reservation id. */
  readonly reference: string;
  /** The booking's id, if it is known from elsewhere. A booking from a file has no reference. */
  readonly bookingId?: string | undefined;
  readonly event: 'booking_confirmed' | 'booking_cancelled';
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
  /** When the event happened at the channel (UTC). */
  readonly at: string;
  /** The revenue in minor units. If absent, the connection's revenue per booking is used. */
  readonly revenueMinor?: number | undefined;
  /** How many places the booking takes, if the report says so. */
  readonly places?: number | undefined;
  readonly source: Teller;
  readonly correlationId: string;
  /** The marketplace asks whether it may sell the place. If no place is free, nothing is stored. */
  readonly onlyIfFree?: boolean | undefined;
  /**
   * The marketplace only repeats the number of bookings that Cupo sends it. The cancellation of an unknown booking then
   * frees one of the class's unreported places, because no later reading would.
   */
  readonly mayBeUnreported?: boolean | undefined;
}

/** Finds the booking that an event concerns, among those of its class. */
export function bookingOf(
  {
    bookingId,
    reference,
    source,
    channel,
    customerName,
    customerEmail,
    onlyIfFree,
  }: ReportedReservationEvent,
  cls: BookedClass,
  reported: Reservation,
  rows: readonly BookingRow[],
): BookingRow | undefined {
  const { confirmed, cancelled } = reported;
  const at = confirmed?.at ?? cancelled?.at;
  if (at === undefined) return undefined;
  const facts = present({
    channel,
    bookingType: '',
    customerName: confirmed?.customerName ?? customerName,
    customerEmail: confirmed?.customerEmail ?? customerEmail,
    bookedAt: at,
    cancelledAt: cancelled?.at,
    references: { [referenceKind(source, reference)]: reference },
    isReported: true,
  });
  const isCancellation = confirmed === undefined;
  const isRequested = onlyIfFree === true;
  return storedBooking({ bookingId, reference, facts, isCancellation, isRequested }, rows, wallOffsetMs(cls));
}

/**
 * The class that a booking is moved from: the studio's own system lists it under another class now, because its class
 * moved to another time or room, or because the customer changed to another class.
 */
export const movedFrom = (event: ReportedReservationEvent, { classId, confirmed, cancelled }: Reservation) =>
  event.source === 'studio-system' &&
  event.event === 'booking_confirmed' &&
  confirmed !== undefined &&
  cancelled === undefined &&
  event.classId !== classId
    ? classId
    : undefined;

/** The stored booking that leaves its class; undefined if its class or the booking no longer exists. */
export async function leaving(
  table: StudioTable,
  event: ReportedReservationEvent,
  known: Reservation,
  classId: string,
): Promise<BookingLeft | undefined> {
  const cls = await readBookedClass(table, event.studioId, classId);
  if (!cls) return undefined;
  const rows = await readBookingsOfClass(table, event.studioId, classId);
  const booking = bookingOf(event, cls, known, rows);
  return booking && { cls, booking, figures: figuresWithout(cls, rows, booking) };
}

/** The figures of a class after an unknown booking was cancelled; undefined if none of its places is unreported. */
export async function unreportedAfter(
  table: StudioTable,
  { event, mayBeUnreported, studioId, channel, at }: ReportedReservationEvent,
  cls: BookedClass,
  { revision }: KnownReservation,
): Promise<UnreportedFigures | undefined> {
  if (!mayBeUnreported || event !== 'booking_cancelled' || revision > 0) return undefined;
  const rows = cls.fileCount ? await readBookingsOfClass(table, studioId, cls.classId) : [];
  return figuresAfterUnknownCancellation(cls, figuresOf(rows, cls.startsAt).events, channel, at);
}
