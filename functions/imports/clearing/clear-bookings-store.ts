import { untilDone } from '#functions/_data/table/batch.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const pageItems = 500;
const batchesAtOnce = 4;

/** The key of a booking, by which bookings are also sorted. */
export interface BookingKey {
  readonly classId: string;
  readonly bookedAt: string;
  readonly bookingId: string;
}

export const bookingPlaceOf = ({ classId, bookedAt, bookingId }: BookingKey): string =>
  `${classId}#${bookedAt}#${bookingId}`;

/** The first bookings of a month that still exist, in key order. */
export async function readFirstBookings(
  table: StudioTable,
  studioId: string,
  month: string,
): Promise<BookingKey[]> {
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month })
    .go({ consistent: true, limit: pageItems, attributes: ['classId', 'bookedAt', 'bookingId'] });
  return data;
}

export async function deleteBookings(
  table: StudioTable,
  studioId: string,
  month: string,
  keys: readonly BookingKey[],
): Promise<void> {
  await untilDone(keys, async (left) => {
    const { unprocessed } = await table
      .of(BookingEntity)
      .delete(
        left.map(({ classId, bookedAt, bookingId }) => ({ studioId, month, classId, bookedAt, bookingId })),
      )
      .go({ concurrency: batchesAtOnce });
    return unprocessed;
  });
}
