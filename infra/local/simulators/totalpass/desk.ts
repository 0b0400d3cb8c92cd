import { isLive } from '../_shared/bookings.ts';
import type { Booking, ListedClass } from '../_shared/class.ts';
import type { Desk } from '../_shared/parts.ts';
import { asksForConfirmation, type Parts } from './context.ts';
import { tellOfBooking, tellOfCheckIn } from './webhooks.ts';

const confirmMinutes = 5;
const checkInMinutes = 90;

/** 24 hexadecimal digits. */
const referenceOf = (id: number): string => `65f0c0de${id.toString(16).padStart(16, '0')}`;

export const classOf = ({ store }: Pick<Parts, 'store'>, booking: Booking): ListedClass | undefined =>
  store.classes(booking.studio).find(({ id }) => id === booking.classId);

/** Ends a booking and gives its place back. */
export function release(
  parts: Pick<Parts, 'store'>,
  booking: Booking,
  change: Pick<Booking, 'status' | 'reason'>,
): void {
  const one = classOf(parts, booking);
  parts.store.bookings.change(booking, change);
  if (one !== undefined) parts.store.setBooked(one, Math.max(0, one.booked - 1));
}

/**
 * The actions of TotalPass' members. A place is taken at once and, if the studio's place asks for that, confirmed or
 * denied later.
 */
export function deskOf(parts: Parts): Desk {
  const { store, now } = parts;
  return {
    book: (one, member) => {
      if (Date.parse(one.startsAt) <= now().getTime()) return 'This class has begun.';
      if (one.booked >= one.slots) return 'This class is full.';
      const waits = asksForConfirmation(parts, one.studio);
      const booking = store.bookings.add(one, {
        reference: referenceOf,
        status: waits ? 'requested' : 'reserved',
        ...(waits ? { answerBy: new Date(now().getTime() + confirmMinutes * 60_000) } : {}),
        ...(member ? { member } : {}),
      });
      store.setBooked(one, one.booked + 1);
      tellOfBooking(parts, booking, one);
      return booking;
    },
    cancel: (booking) => {
      const one = classOf(parts, booking);
      if (one === undefined || !isLive(booking)) return 'This booking cannot be cancelled any more.';
      release(parts, booking, { status: 'cancelled' });
      tellOfBooking(parts, booking, one);
      return undefined;
    },
    checkIn: (booking) => {
      const one = classOf(parts, booking);
      if (one === undefined || booking.status !== 'reserved' || booking.checkIn !== undefined)
        return 'Nobody can check in with this.';
      const at = now();
      const expiresAt = new Date(at.getTime() + checkInMinutes * 60_000);
      store.bookings.change(booking, {
        checkIn: { at: at.toISOString(), expiresAt: expiresAt.toISOString() },
      });
      tellOfCheckIn(parts, booking);
      return undefined;
    },
  };
}
