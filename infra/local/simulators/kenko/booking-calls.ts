import * as z from 'zod';
import { isLive } from '../_shared/bookings.ts';
import { json, readJson, type Reply } from '../_shared/call.ts';
import type { Booking, ListedClass } from '../_shared/class.ts';
import { invalid, message, scheduleIdOf, type CenterContext, type CenterRoute } from './context.ts';
import { giveBack, takePlace } from './desk.ts';
import { scoped } from './scoped.ts';
import { answerPage, type Query } from './page-of.ts';
import { booking, contact, earlierBookings } from './resources.ts';
import { classesIn } from './schedule-calls.ts';

const name = z.string().max(100).optional();
const customer = z.strictObject({ email: z.email(), first_name: name, last_name: name, phone: name });
const newBooking = z.strictObject({
  external_reference_id: z.string().min(1).max(255),
  customer,
  schedule_id: z.string(),
});

export const bookingRoutes: readonly CenterRoute[] = [
  {
    method: 'GET',
    path: '/bookings',
    answer: scoped('read:schedules', (context, call) =>
      answerPage(call, (query) => bookingsIn(context, query)),
    ),
  },
  {
    method: 'POST',
    path: '/bookings',
    answer: scoped('write:bookings', (context, call) => {
      const body = newBooking.safeParse(readJson(call));
      return body.success ? create(context, body.data) : invalid(body.error);
    }),
  },
  {
    method: 'DELETE',
    path: '/bookings/:booking',
    answer: scoped('write:bookings', (context, _call, { booking: id = '' }) => {
      const own = ownBookings(context).find(
        (one) => String(one.id) === id || referenceOf(context, one) === id,
      );
      if (own === undefined || giveBack(context, own, 'cancelled-by-studio') !== undefined)
        return message(404, 'Booking not found.');
      return { status: 204 };
    }),
  },
  {
    method: 'GET',
    path: '/contacts',
    answer: scoped('read:contacts', (context, call) => {
      const wanted = (call.query.get('query') ?? '').toLowerCase();
      const known = context.store.bookings.all(context.studio.username).map(({ member }) => contact(member));
      const found = new Map(known.map((one) => [one.id, one]));
      return json(200, {
        data: [...found.values()].filter(({ email }) => wanted !== '' && email.includes(wanted)),
      });
    }),
  },
  {
    method: 'POST',
    path: '/contacts',
    answer: scoped('write:contacts', (_context, call) => {
      const body = customer.safeParse(readJson(call));
      return body.success ? json(201, { data: contact(memberOf(body.data)) }) : invalid(body.error);
    }),
  },
];

function bookingsIn(context: CenterContext, query: Query): unknown[] {
  if (query.event_type === 'appointment') return [];
  return classesIn(context, query).flatMap((cls) => [
    ...earlierBookings(context, cls),
    ...context.store.bookings.ofClass(cls).map((one) => booking(context, one, cls)),
  ]);
}

/** Makes a booking. While a booking is active, the same reference returns it again. */
function create(context: CenterContext, body: z.output<typeof newBooking>): Reply {
  const own = ownBookings(context).find(
    (one) => isLive(one) && referenceOf(context, one) === body.external_reference_id,
  );
  const classes = context.store.classes(context.studio.username);
  const cls = classes.find((one) => (own ? one.id === own.classId : scheduleIdOf(one) === body.schedule_id));
  if (cls === undefined) return message(404, 'Schedule not found.');
  return own ? json(200, { data: booking(context, own, cls) }) : take(context, cls, body);
}

function take(context: CenterContext, cls: ListedClass, body: z.output<typeof newBooking>): Reply {
  const made = takePlace(context, cls, {
    member: memberOf(body.customer),
    source: 'Partner API',
    externalReference: body.external_reference_id,
  });
  return typeof made === 'string' ? message(422, made) : json(201, { data: booking(context, made, cls) });
}

function memberOf({ email, first_name = '', last_name = '', phone = '' }: z.output<typeof customer>) {
  const called = `${first_name} ${last_name}`.trim();
  return { token: '', name: called === '' ? email : called, email, phone };
}

const ownBookings = (context: CenterContext): readonly Booking[] =>
  context.store.bookings
    .all(context.studio.username)
    .filter((one) => referenceOf(context, one) !== undefined);

const referenceOf = ({ store, studio }: CenterContext, { id }: Booking): unknown =>
  store.documents.get(studio.username, 'booking', id)?.['external_reference_id'];
