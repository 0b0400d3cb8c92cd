import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import type { BookingKey } from '#functions/_data/booking-batch.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export { bookingPlaceOf, deleteBookings, type BookingKey } from '#functions/_data/booking-batch.ts';

const pageItems = 500;

/** The next bookings of a month in the order of their keys, after the given one or from the beginning. */
export async function readBookingKeys(
  table: StudioTable,
  studioId: string,
  month: string,
  after?: BookingKey,
): Promise<BookingKey[]> {
  const all = table.of(BookingEntity).query.primary({ studioId, month });
  const { data } = await (after ? all.gt(after) : all).go({
    consistent: true,
    limit: pageItems,
    attributes: ['classId', 'bookedAt', 'bookingId'],
  });
  return data;
}
