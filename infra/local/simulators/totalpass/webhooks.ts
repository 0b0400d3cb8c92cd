import type { Booking, ListedClass } from '../_shared/class.ts';
import type { Parts } from './context.ts';
import { slotDateOf, slotStatus, uuidOf } from './occurrence.ts';

export const planCode = 'TP3';

/** Bookings and cancellations are reported in the same form and differ only in the slot's status. Nothing is signed. */
export function tellOfBooking(parts: Parts, booking: Booking, one: ListedClass): void {
  const { ownUrl, style } = parts;
  const waits = booking.status === 'requested';
  tell(parts, booking.studio, 'booking', {
    event: { id: uuidOf(one), title: one.name, plan_code: planCode },
    place: placeOf(parts, booking.studio),
    user: userOf(booking),
    slot: {
      id: booking.reference,
      status: slotStatus(booking),
      date: slotDateOf(one, style),
      seat: null,
      ...(waits ? { confirmation_url: `${ownUrl()}/partner/slot/confirmSlot/${booking.reference}` } : {}),
    },
  });
}

export function tellOfCheckIn(parts: Parts, booking: Booking): void {
  tell(parts, booking.studio, 'CHECK_IN_CREATED', {
    type: 'CHECK_IN_CREATED',
    endpoint: `${parts.ownUrl()}/check-in/${booking.reference}`,
    check_in: {
      started_at: booking.checkIn?.at,
      expires_at: booking.checkIn?.expiresAt,
      plan_code: planCode,
    },
    place: placeOf(parts, booking.studio),
    user: userOf(booking),
  });
}

function tell({ store, deliveries }: Parts, studio: string, event: string, body: object): void {
  for (const { url } of store.subscriptions.of(studio))
    deliveries.send({ event, url, headers: {}, body: JSON.stringify(body) });
}

function placeOf({ store }: Parts, studio: string) {
  return { place: studio, name: store.studio(studio)?.name ?? '' };
}

function userOf({ member }: Booking) {
  const { name, email, phone, token } = member;
  return { name, email, phone, document_number: token, document_type: 'CPF', code: `TP${token.slice(-6)}` };
}
