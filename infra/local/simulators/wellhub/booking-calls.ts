import * as z from 'zod';
import { readJson } from '../_shared/call.ts';
import type { Reply } from '../_shared/call.ts';
import type { Booking } from '../_shared/class.ts';
import { badRequest, problem } from './context.ts';
import type { GymContext, GymRoute } from './context.ts';

const reasonCategories = [
  'CLASS_IS_FULL',
  'USAGE_RESTRICTION',
  'USER_IS_ALREADY_BOOKED',
  'SPOT_NOT_AVAILABLE',
  'USER_DOES_NOT_EXIST',
  'CHECK_IN_AND_CANCELATION_WINDOWS_CLOSED',
  'CLASS_HAS_BEEN_CANCELED',
  'CLASS_NOT_FOUND',
  'USER_PROFILE_CMS',
  'PREREQUISITES',
  'TECHNICAL_ERROR',
  'GENERAL_ERROR',
] as const;
const answer = z.strictObject({
  status: z.enum(['RESERVED', 'REJECTED', 'CANCELLED_BY_GYM']),
  reason: z.string().optional(),
  reason_category: z.enum(reasonCategories).optional(),
  virtual_class_url: z.string().nullish(),
});
const formerAnswer = z.strictObject({
  class_id: z.int(),
  status: z.union([z.literal(2), z.literal(3), z.literal(5)]),
  reason: z.string().optional(),
});
const byFormerNumber = { 2: 'RESERVED', 3: 'REJECTED', 5: 'CANCELLED_BY_GYM' } as const;
const statusOf = {
  RESERVED: 'reserved',
  REJECTED: 'rejected',
  CANCELLED_BY_GYM: 'cancelled-by-studio',
} as const;

/** For each answer of the gym, the booking states in which it is allowed. Repeating an answer changes nothing. */
const before = {
  RESERVED: 'requested',
  REJECTED: 'requested',
  CANCELLED_BY_GYM: 'reserved',
} as const;

export const bookingRoutes: readonly GymRoute[] = [
  {
    method: 'PATCH',
    path: '/booking/v2/gyms/:gym/bookings/:booking',
    answer: (context, call, { booking = '' }) => {
      const body = answer.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      return take(context, context.store.bookings.byReference(context.gym, booking), body.data);
    },
  },
  {
    method: 'PATCH',
    path: '/booking/v1/gyms/:gym/bookings/:booking',
    answer: (context, call, { booking = '' }) => {
      const body = formerAnswer.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      const { status, reason } = body.data;
      const known = context.store.bookings.byReference(context.gym, booking);
      return take(context, known, { status: byFormerNumber[status], reason });
    },
  },
];

type Answer = Pick<z.output<typeof answer>, 'status' | 'reason' | 'reason_category'>;

function take(
  { store }: GymContext,
  booking: Booking | undefined,
  { status, reason, reason_category }: Answer,
): Reply {
  if (booking === undefined) return problem(404, 'Booking not found');
  if (booking.status === statusOf[status]) return { status: 204 };
  if (booking.status !== before[status]) return problem(409, `Booking is ${booking.status}`);
  const why = reason ?? reason_category;
  store.bookings.change(booking, {
    status: statusOf[status],
    ...(why !== undefined && status !== 'RESERVED' ? { reason: why } : {}),
  });
  return { status: 204 };
}
