import * as z from 'zod';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readConfirmedBookings, type StoredBooking } from './booking-store.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';

const place = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#[^#]+$/);

const viewOf = (booking: StoredBooking) => ({
  bookingId: booking.bookingId,
  customerName: booking.customerName ?? null,
  channel: booking.channel,
  source: booking.source ?? null,
  bookedAt: booking.bookedAt,
  revenueMinor: booking.revenueMinor,
  priceMinor: booking.priceMinor ?? null,
  ...(placesIn(booking) > 1 && { places: placesIn(booking) }),
});

export const handler = httpOperation(
  listBookings,
  {},
  async ({ table, input, caller: { studioId }, pages }) => {
    const list = pages();
    const below = list.from(place);
    const [{ timezone, currency }, page, cls] = await Promise.all([
      readStudio(table, studioId),
      readConfirmedBookings(table, studioId, input.classId, below),
      readClass(table, studioId, input.classId),
    ]);
    return {
      bookings: page.bookings.map(viewOf),
      bookedPlaces: cls.bookings,
      timezone,
      currency,
      cursor: list.next(page.lastPlace),
    };
  },
);
