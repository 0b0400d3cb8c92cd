import { isLive } from '../_shared/bookings.ts';
import type { Booking, ListedClass, Member } from '../_shared/class.ts';
import type { Desk } from '../_shared/parts.ts';
import type { Parts } from './context.ts';
import { tellOfBooking, tellOfSchedule } from './webhooks.ts';

const classOf = ({ store }: Parts, booking: Booking): ListedClass | undefined =>
  store.classes(booking.studio).find(({ id }) => id === booking.classId);

export interface Taken {
  readonly member?: Partial<Member>;
  readonly source: string;
  readonly externalReference?: string;
}

/** Books a place at once. Returns Kenko's refusal if no place is free. */
export function takePlace(
  parts: Parts,
  one: ListedClass,
  { member, source, externalReference }: Taken,
): Booking | string {
  if (one.status === 'INACTIVE') return 'Schedule is cancelled.';
  if (one.booked >= one.slots) return 'Schedule has no available spots.';
  const booking = parts.store.bookings.add(one, {
    reference: String,
    status: 'reserved',
    ...(member ? { member } : {}),
  });
  const body = { source, ...(externalReference ? { external_reference_id: externalReference } : {}) };
  parts.store.documents.put({ studio: one.studio, kind: 'booking', id: booking.id, body });
  parts.store.setBooked(one, one.booked + 1);
  tellOfBooking(parts, booking, one);
  return booking;
}

export function giveBack(parts: Parts, booking: Booking, status: Booking['status']): string | undefined {
  const one = classOf(parts, booking);
  if (one === undefined || !isLive(booking)) return 'This booking cannot be cancelled any more.';
  parts.store.bookings.change(booking, { status });
  parts.store.setBooked(one, Math.max(0, one.booked - 1));
  tellOfBooking(parts, booking, one);
  return undefined;
}

/** The actions of the studio's customers in its web store, and of its people at their desk. */
export function deskOf(parts: Parts): Desk {
  return {
    book: (one, member) => {
      if (Date.parse(one.startsAt) <= parts.now().getTime()) return 'This class has begun.';
      return takePlace(parts, one, { source: 'Webstore', ...(member ? { member } : {}) });
    },
    cancel: (booking, late) => giveBack(parts, booking, late ? 'late-cancelled' : 'cancelled'),
    setSlots: (one, slots) => {
      if (slots < one.booked) return `There cannot be fewer than the ${one.booked} booked.`;
      parts.store.setSlots(one, slots);
      tellOfSchedule(parts, one);
      return undefined;
    },
    settings: {
      title: 'Webhooks',
      fields: [
        { name: 'url', label: 'Events go to', type: 'url' },
        { name: 'secret', label: 'Signed with the secret', type: 'text' },
      ],
      // The secret is not shown again.
      read: (studio) => ({ url: parts.store.subscriptions.of(studio)[0]?.url ?? '' }),
      save: (studio, { url = '', secret = '' }) => {
        if (url !== '' && (!URL.canParse(url) || secret === '')) return 'Give an address and a secret.';
        parts.store.subscriptions.replace(studio, url === '' ? [] : [{ event: '*', url, secret }]);
        return url === '' ? 'No events are sent.' : 'Events are sent there from now on.';
      },
    },
  };
}
