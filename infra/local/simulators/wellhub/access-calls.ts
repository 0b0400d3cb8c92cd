import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { badRequest, productId } from './context.ts';
import type { GymContext, GymRoute } from './context.ts';

const memberId = z.string().regex(/^\d{13}$/);
const customCode = z.string().min(1).max(13);
const validation = z.strictObject({ gympass_id: memberId, custom_code: customCode.optional() });
const codeBody = z.strictObject({ custom_code: customCode });
const kind = 'code';

/** Access control: the gym reports who has arrived, and Wellhub responds whether the check-in is valid. */
export const accessRoutes: readonly GymRoute[] = [
  { method: 'POST', path: '/access/v1/validate', answer: validate },
  { method: 'POST', path: '/access/v1/code/:member', answer: putCode },
  { method: 'PUT', path: '/access/v1/code/:member', answer: putCode },
  {
    method: 'DELETE',
    path: '/access/v1/code/:member',
    answer: ({ store, gym }, _call, { member = '' }) => {
      store.documents.remove({ studio: gym, kind, id: Number(member) });
      return { status: 204 };
    },
  },
];

const refused = (status: number, key: string, message: string): Reply =>
  json(status, { metadata: { total: 0, errors: 1 }, errors: [{ message, key }] });

function validate({ store, gym, now }: GymContext, call: Call): Reply {
  const body = validation.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { gympass_id: token } = body.data;
  const booking = store.bookings
    .all(gym)
    .findLast((one) => one.member.token === token && one.checkIn !== undefined);
  const { checkIn } = booking ?? {};
  if (booking === undefined || checkIn === undefined)
    return refused(404, 'checkin.validation.notfound', 'Check-in not found');
  if (booking.status !== 'reserved')
    return refused(400, 'checkin.validation.canceled', 'Check-in was canceled');
  if (checkIn.validatedAt !== undefined)
    return refused(400, 'checkin.already.validated', 'Check-in already validated');
  if (checkIn.expiresAt <= now().toISOString())
    return refused(400, 'checkin.validation.expired', 'Check-in expired');
  const validatedAt = now().toISOString();
  store.bookings.change(booking, { checkIn: { ...checkIn, validatedAt } });
  return json(200, {
    metadata: { total: 1, errors: 0 },
    results: {
      user: { gympass_id: token },
      gym: { id: Number(gym), product: { id: productId, description: 'Classes' } },
      validated_at: validatedAt,
    },
  });
}

function putCode(
  { store, gym }: GymContext,
  call: Call,
  { member = '' }: Readonly<Record<string, string>>,
): Reply {
  const body = codeBody.safeParse(readJson(call));
  if (!memberId.safeParse(member).success || !body.success)
    return body.success ? refused(404, 'user.notfound', 'User not found') : badRequest(body.error);
  store.documents.put({ studio: gym, kind, id: Number(member), body: body.data });
  return { status: 204 };
}
