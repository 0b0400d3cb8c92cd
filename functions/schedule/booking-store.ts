import { bookingsPageItemsMax } from '#shared/contracts/schedule/list-bookings.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { readBetween } from '#functions/_data/read-together.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A text that sorts after every timestamp. */
const afterAll = '~';

/** The most bookings of one class that are read to compute its channels' revenue. */
const bookingsReadMax = 2_000;

async function bookingsBelow(
  table: StudioTable,
  studioId: string,
  classId: string,
  below: string,
  limit: number,
) {
  const [bookedAt = afterAll, bookingId = ''] = below.split('#');
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month: monthOf(classId) })
    .between({ classId, bookedAt: '', bookingId: '' }, { classId, bookedAt, bookingId })
    .go({ order: 'desc', limit });
  return data;
}

export type StoredBooking = Awaited<ReturnType<typeof bookingsBelow>>[number];

const placeOf = ({ bookedAt, bookingId }: StoredBooking): string => `${bookedAt}#${bookingId}`;

export interface BookingPage {
  readonly bookings: StoredBooking[];
  /** The next page begins below this position. */
  readonly lastPlace: string | undefined;
}

/** One page of a class's confirmed bookings, newest first. Cancelled ones in between are skipped. */
export async function readConfirmedBookings(
  table: StudioTable,
  studioId: string,
  classId: string,
  below: string | undefined,
): Promise<BookingPage> {
  const limit = bookingsPageItemsMax * 2;
  const found: StoredBooking[] = [];
  let from = below ?? afterAll;
  for (let more = true; more && found.length <= bookingsPageItemsMax;) {
    const rows = await bookingsBelow(table, studioId, classId, from, limit);
    const [start, last] = [from, rows.at(-1)];
    found.push(...rows.filter((row) => row.status === 'confirmed' && placeOf(row) !== start));
    more = rows.length === limit && last !== undefined;
    if (last) from = placeOf(last);
  }
  const bookings = found.slice(0, bookingsPageItemsMax);
  const last = bookings.at(-1);
  return { bookings, lastPlace: found.length > bookingsPageItemsMax && last ? placeOf(last) : undefined };
}

/** All bookings of a class, for computing totals. */
export function readClassBookings(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<StoredBooking[]> {
  const first = { studioId, month: monthOf(classId), classId, bookedAt: '', bookingId: '' };
  return readBetween(table, BookingEntity, [first, { ...first, bookedAt: afterAll }], {
    consistent: false,
    limit: bookingsReadMax,
  });
}
