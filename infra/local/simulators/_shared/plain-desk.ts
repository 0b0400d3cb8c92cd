import { isLive } from './bookings.ts';
import type { Booking, ListedClass } from './class.ts';
import type { Desk, SimulatorParts } from './parts.ts';

const referenceOf = (id: number): string => String(380_000_000 + id);

/** A marketplace where bookings are confirmed at once, and which sends no webhooks. */
export function plainDesk({ store, now }: Pick<SimulatorParts, 'store' | 'now'>): Desk {
  const classOf = (booking: Booking): ListedClass | undefined =>
    store.classes(booking.studio).find(({ id }) => id === booking.classId);
  return {
    book: (one, member) => {
      if (Date.parse(one.startsAt) <= now().getTime()) return 'This class has begun.';
      if (one.booked >= one.slots) return 'This class is full.';
      store.setBooked(one, one.booked + 1);
      return store.bookings.add(one, {
        reference: referenceOf,
        status: 'reserved',
        ...(member ? { member } : {}),
      });
    },
    cancel: (booking, late) => {
      const one = classOf(booking);
      if (one === undefined || !isLive(booking)) return 'This booking cannot be cancelled any more.';
      store.bookings.change(booking, { status: late ? 'late-cancelled' : 'cancelled' });
      store.setBooked(one, Math.max(0, one.booked - 1));
      return undefined;
    },
  };
}
