import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The months, relative to the current one, in which the classes of a new studio's bookings are looked for. */
const months = { from: -12, to: 2 } as const;

const monthsAround = (now: Date): string[] =>
  Array.from({ length: months.to - months.from + 1 }, (_, at) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months.from + at, 1));
    return monthOf(idStartOf(first.toISOString()));
  });

async function hasBookingIn(table: StudioTable, studioId: string, month: string): Promise<boolean> {
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month })
    .go({ limit: 1, attributes: ['bookingId'] });
  return data.length > 0;
}

interface Counted {
  /** The bookings of all classes. A schedule file may state them as a number without naming any. */
  readonly bookings: number;
  readonly days: readonly { readonly revenueMinor: number }[];
}

/**
 * Whether single bookings are known, from a file, the studio's own system, or e-mails. Only these have revenue, so
 * bookings are looked for only if no recent day has any.
 */
export async function knowsBookings(
  table: StudioTable,
  studioId: string,
  { bookings, days }: Counted,
  now: Date,
): Promise<boolean> {
  if (bookings === 0) return false;
  if (days.some(({ revenueMinor }) => revenueMinor > 0)) return true;
  const found = await Promise.all(monthsAround(now).map((month) => hasBookingIn(table, studioId, month)));
  return found.includes(true);
}
