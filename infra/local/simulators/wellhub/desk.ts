import { isLive } from '../_shared/bookings.ts';
import type { Booking, ListedClass } from '../_shared/class.ts';
import type { Desk } from '../_shared/parts.ts';
import type { Parts } from './context.ts';
import { bookingData, checkInData, tell } from './webhooks.ts';

export const answerMinutes = 15;
const bookingOpensHours = 14 * 24;
const bookingClosesHours = 0.5;
const checkInMinutes = 30;
const hourMs = 3_600_000;

/** BK_ and seven letters or digits. */
const referenceOf = (id: number): string =>
  `BK_${((id * 2_654_435_761) % 78_364_164_096).toString(36).toUpperCase().padStart(7, '0').slice(-7)}`;

/**
 * The actions of Wellhub's members. A booking is only requested: the gym's system answers and counts it. Members see
 * `total_capacity − total_booked` places, and both numbers are the gym's.
 */
export function deskOf(parts: Parts): Desk {
  const { store, now } = parts;
  const classOf = (booking: Booking): ListedClass | undefined =>
    store.classes(booking.studio).find(({ id }) => id === booking.classId);
  return {
    book: (one, member) => {
      const refused = whyNot(one, now());
      if (refused !== undefined) return refused;
      const answerBy = new Date(now().getTime() + answerMinutes * 60_000);
      const booking = store.bookings.add(one, {
        reference: referenceOf,
        status: 'requested',
        answerBy,
        ...(member ? { member } : {}),
      });
      tell(parts, one.studio, 'booking-requested', bookingData(booking, one, now()));
      return booking;
    },
    cancel: (booking, late) => {
      const one = classOf(booking);
      if (one === undefined || !isLive(booking)) return 'This booking cannot be cancelled any more.';
      store.bookings.change(booking, { status: late ? 'late-cancelled' : 'cancelled' });
      const event = late ? 'booking-late-canceled' : 'booking-canceled';
      tell(parts, one.studio, event, bookingData(booking, one, now()));
      return undefined;
    },
    checkIn: (booking) => {
      if (booking.status !== 'reserved' || booking.checkIn !== undefined)
        return 'Nobody can check in with this.';
      const expiresAt = new Date(now().getTime() + checkInMinutes * 60_000);
      const checkIn = { at: now().toISOString(), expiresAt: expiresAt.toISOString() };
      store.bookings.change(booking, { checkIn });
      tell(parts, booking.studio, 'checkin-booking-occurred', checkInData(booking, expiresAt, now()));
      return undefined;
    },
  };
}

function whyNot(one: ListedClass, now: Date): string | undefined {
  const hoursLeft = (Date.parse(one.startsAt) - now.getTime()) / hourMs;
  if (hoursLeft > bookingOpensHours) return 'Booking opens 14 days before the class.';
  if (hoursLeft < bookingClosesHours) return 'Booking closed 30 minutes before the class.';
  return one.slots - one.booked > 0 ? undefined : 'This class is full.';
}
