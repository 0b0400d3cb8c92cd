import * as z from 'zod';
import { channel } from '../channels.ts';
import { operation } from '../operation.ts';
import { classId, currency, cursor, instant, minor, timezone } from '../values.ts';

/** Maximum number of bookings on one page. */
export const bookingsPageItemsMax = 25;

/** The confirmed bookings of a class, newest first, in pages of 25. */
export const listBookings = operation({
  id: 'schedule.listBookings',
  method: 'GET',
  path: '/api/classes/{classId}/bookings',
  access: 'subscriber',
  summary: 'Confirmed bookings of a class',
  params: z.strictObject({ classId }),
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({
    bookings: z.array(
      z.strictObject({
        bookingId: z.string(),
        customerName: z.string().nullable(),
        channel,
        source: z.string().nullable(),
        bookedAt: instant,
        revenueMinor: minor,
        priceMinor: minor.nullable(),
        places: z.int().min(2).optional().describe('how many places it takes, if more than one'),
      }),
    ),
    /**
     * Booked places of the class. More than the listed bookings of all pages where a schedule file or a marketplace gave
     * only their number.
     */
    bookedPlaces: z.int().min(0),
    timezone,
    currency,
    cursor: cursor.nullable(),
  }),
  errors: ['not-found'],
});
