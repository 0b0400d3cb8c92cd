import type { CancellableBooking } from '#shared/contracts/reservations/event.ts';
import { clientLikeness, readClient } from '#shared/core/bookings/client.ts';
import { nameSimilarity } from '#shared/core/matching/name-similarity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { normalised } from '#functions/_domain/classes/class-identity.ts';
import type { StoredMailEvent } from './mail-event.ts';

type Reported = Pick<StoredMailEvent, 'marketplace' | 'customerName'>;

const soldBy = ({ marketplace }: Reported, rows: readonly BookingRow[]): BookingRow[] =>
  rows.filter(({ channel }) => channel === marketplace);

/** Whether a booking belongs to the named client, by name or by address. */
export const isClient = ({ customerName: name, customerEmail: email }: BookingRow, named: string): boolean =>
  clientLikeness(readClient({ name }), readClient({ name: named })) === 'same' ||
  (email !== undefined && normalised(email) === normalised(named));

const isOf = ({ customerName }: Reported, row: BookingRow): boolean =>
  customerName !== undefined && isClient(row, customerName);

/** The booking that a cancellation without a number refers to: the client's own booking at that marketplace. */
export type MeantBooking =
  | { readonly kind: 'one'; readonly bookingId: string }
  /** All of the client's bookings have already been cancelled. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'several' }
  /** One booking was cancelled earlier, by this mail or another one, and another booking is open. */
  | { readonly kind: 'again' }
  | { readonly kind: 'none' };

/** Finds, among a class's bookings, the one that a cancellation refers to. An uncertain match is never guessed. */
export function meantBooking(reported: Reported, rows: readonly BookingRow[]): MeantBooking {
  const own = soldBy(reported, rows).filter((row) => isOf(reported, row));
  const open = own.filter(({ status }) => status === 'confirmed');
  const [first] = open;
  if (first && own.length === 1) return { kind: 'one', bookingId: first.bookingId };
  if (first) return { kind: open.length > 1 ? 'several' : 'again' };
  return { kind: own.length > 0 ? 'ended' : 'none' };
}

/** The open bookings of a class that a person may choose as the cancelled one. The client's own bookings come first. */
export function cancellableOf(reported: Reported, rows: readonly BookingRow[]): CancellableBooking[] {
  const likeness = ({ customerName }: BookingRow): number =>
    reported.customerName === undefined || customerName === undefined
      ? 0
      : nameSimilarity(reported.customerName, customerName);
  return soldBy(reported, rows)
    .filter(({ status }) => status === 'confirmed')
    .map((row) => ({ row, isLikely: isOf(reported, row) }))
    .sort(
      (a, b) =>
        Number(b.isLikely) - Number(a.isLikely) ||
        likeness(b.row) - likeness(a.row) ||
        a.row.bookedAt.localeCompare(b.row.bookedAt),
    )
    .map(({ row: { bookingId, customerName, customerEmail, bookedAt }, isLikely }) => ({
      bookingId,
      customer: customerName ?? customerEmail ?? null,
      bookedAt,
      isLikely,
    }));
}
