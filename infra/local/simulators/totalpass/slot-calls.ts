import * as z from 'zod';
import { isLive } from '../_shared/bookings.ts';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import type { Booking } from '../_shared/class.ts';
import { asksForConfirmation, badRequest } from './context.ts';
import type { Params, Parts, PlaceContext, PlaceRoute } from './context.ts';
import { classOf, release } from './desk.ts';
import { eventIdOf } from './event-calls.ts';
import { slot, uuidOf } from './occurrence.ts';

const denyReasons = [
  'reason_not_provided',
  'class_overbooked',
  'api_error',
  'denied_by_gym',
  'user_not_elegible',
  'monthly_limit_exceeded',
  'unavailable_spot',
  'user_already_in_class',
  'canceled_event',
] as const;
const confirmation = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('confirmed'), reason: z.string().optional() }),
  z.strictObject({ state: z.literal('denied'), reason: z.enum(denyReasons) }),
]);
const dayMs = 86_400_000;
const daysShown = 6;
const daysMax = 30;

export const slotRoutes: readonly PlaceRoute[] = [
  { method: 'GET', path: '/partner/slot', answer: list },
  { method: 'PUT', path: '/partner/slot/confirmSlot/:slot', answer: confirm },
  { method: 'DELETE', path: '/partner/slot/:slot', answer: remove },
];

function list({ store, studio, style, now }: PlaceContext, call: Call): Reply {
  const today = now().toISOString().slice(0, 10);
  const from = call.query.get('slotDateFrom') ?? today;
  const to = call.query.get('slotDateTo') ?? addDays(from, daysShown);
  const dates = z.tuple([z.iso.date(), z.iso.date()]).safeParse([from, to]);
  if (!dates.success) return badRequest(dates.error);
  if (Date.parse(to) - Date.parse(from) > daysMax * dayMs)
    return json(400, {
      statusCode: 400,
      message: ['the period may not exceed 30 days'],
      error: 'Bad Request',
    });
  const isWanted = (name: string, value: string) => (call.query.get(name) ?? value) === value;
  const shown = store.bookings.all(studio.username).flatMap((booking) => {
    const one = store.classes(studio.username).find(({ id }) => id === booking.classId);
    if (one === undefined || one.localDate < from || one.localDate > to) return [];
    if (!isWanted('id', booking.reference) || !isWanted('eventOccurrenceUuid', uuidOf(one))) return [];
    const row = slot(booking, one, eventIdOf(store, one), style);
    return isWanted('userId', String(row.userId)) ? [row] : [];
  });
  return json(200, shown);
}

function confirm(context: PlaceContext, call: Call, { slot: reference = '' }: Params): Reply {
  const { store, studio } = context;
  const booking = store.bookings.byReference(studio.username, reference);
  if (booking === undefined) return slotNotFound;
  const body = confirmation.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { state, reason } = body.data;
  if (!asksForConfirmation(context, studio.username)) return refused('slot_confirmation_disabled');
  const wanted = state === 'confirmed' ? 'reserved' : 'rejected';
  if (booking.status === wanted) return json(200, { state });
  if (booking.status !== 'requested') return refused(isLive(booking) ? 'already_confirmed' : 'slot_expired');
  if (state === 'confirmed') store.bookings.change(booking, { status: 'reserved' });
  else release(context, booking, { status: 'rejected', ...(reason === undefined ? {} : { reason }) });
  return json(200, { state });
}

function remove(context: PlaceContext, _call: Call, { slot: reference = '' }: Params): Reply {
  const booking = context.store.bookings.byReference(context.studio.username, reference);
  if (booking === undefined) return slotNotFound;
  if (!isLive(booking)) return refused('already_canceled');
  const one = classOf(context, booking);
  if (one !== undefined && Date.parse(one.startsAt) <= context.now().getTime())
    return refused('slot_expired');
  release(context, booking, { status: 'cancelled-by-studio' });
  return json(200, { message: 'Slot canceled' });
}

/** A check-in is confirmed at the URL that its webhook contained. That URL is the only credential. */
export function confirmCheckIn(call: Call, { store, now }: Parts): Reply | undefined {
  const reference = /^\/check-in\/(\w+)$/.exec(call.path)?.[1];
  if (reference === undefined || call.method !== 'POST') return undefined;
  const booking = store.bookings.all().find((one) => one.reference === reference);
  const { checkIn } = booking ?? {};
  if (booking === undefined || checkIn === undefined) return json(404, { message: 'check_in_not_found' });
  if (checkIn.validatedAt !== undefined) return json(422, { message: 'check_in_not_available' });
  const at = now().toISOString();
  if (checkIn.expiresAt <= at) return json(422, { message: 'check_in_expired_alert' });
  store.bookings.change(booking, { checkIn: { ...checkIn, validatedAt: at } });
  return json(200, 1);
}

const slotNotFound = json(404, { statusCode: 404, message: 'slot_not_found' });
const refused = (message: string): Reply => json(400, { statusCode: 400, message, error: 'Bad Request' });
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Releases the place of a booking that was not confirmed in time. */
export const giveBack = ({ store }: Pick<Parts, 'store'>, booking: Booking): void => {
  const one = classOf({ store }, booking);
  if (one !== undefined) store.setBooked(one, Math.max(0, one.booked - 1));
};
