import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import { badRequest, problem, slotsOf } from './context.ts';
import type { GymRoute } from './context.ts';
import { deskOf } from './desk.ts';
import { gymFacts, tell } from './webhooks.ts';

const memberId = z.string().regex(/^\d{13}$/);
const booking = z.strictObject({ gympass_user_id: memberId, slot_id: z.int(), class_id: z.int() });
const cancellation = z.strictObject({ late: z.boolean().default(false) });
const checkIn = z.strictObject({
  gympass_user_id: memberId,
  product_id: z.int().optional(),
  booking_number: z.string().optional(),
});
const base = '/helper/v1/gyms/:gym/simulate';

/** The sandbox's helpers: a booking, a cancellation and a check-in without a member. */
export const sandboxRoutes: readonly GymRoute[] = [
  {
    method: 'POST',
    path: `${base}/bookings`,
    answer: (context, call) => {
      const body = booking.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      const { class_id, slot_id, gympass_user_id } = body.data;
      const one = slotsOf(context, String(class_id)).find(({ id }) => id === slot_id);
      if (one === undefined) return problem(404, 'Slot not found');
      const made = deskOf(context).book(one, { token: gympass_user_id });
      return typeof made === 'string' ? problem(400, made) : json(201, { booking_number: made.reference });
    },
  },
  {
    method: 'POST',
    path: `${base}/bookings/:booking/cancel`,
    answer: (context, call, { booking: reference = '' }) => {
      const body = cancellation.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      const known = context.store.bookings.byReference(context.gym, reference);
      if (known === undefined) return problem(404, 'Booking not found');
      const refused = deskOf(context).cancel(known, body.data.late);
      return refused === undefined ? { status: 204 } : problem(400, refused);
    },
  },
  {
    method: 'POST',
    path: `${base}/checkins`,
    answer: (context, call) => {
      const body = checkIn.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      const { booking_number, gympass_user_id } = body.data;
      if (booking_number === undefined) {
        const timestamp = Math.floor(context.now().getTime() / 1000);
        const user = {
          unique_token: gympass_user_id,
          first_name: 'Member',
          last_name: '',
          email: '',
          phone_number: '',
        };
        const data = { user, location: { lat: 0, lon: 0 }, gym: gymFacts(context.gym), timestamp };
        tell(context, context.gym, 'checkin', data);
        return { status: 204 };
      }
      const known = context.store.bookings.byReference(context.gym, booking_number);
      const refused = known === undefined ? 'Booking not found' : deskOf(context).checkIn?.(known);
      return refused === undefined ? { status: 204 } : problem(400, refused);
    },
  },
];
