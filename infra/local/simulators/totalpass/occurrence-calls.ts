import * as z from 'zod';
import { isLive } from '../_shared/bookings.ts';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import type { ListedClass } from '../_shared/class.ts';
import { badRequest, belowReserved, notFound, occurrenceOf } from './context.ts';
import type { Params, PlaceContext, PlaceRoute } from './context.ts';
import { release } from './desk.ts';
import { clock, eventIdOf, occurrenceInput, wallTime } from './event-calls.ts';
import { activeSlots, occurrence } from './occurrence.ts';

const slotsBody = z.strictObject({
  slots: z.int().min(0),
  availablePositions: z.array(z.string()).optional(),
});
const bookingWindow = z.strictObject({ minTimeToBook: z.int(), maxTimeToBook: z.int() });
const occurrenceBody = z.strictObject({
  title: z.string().min(1),
  responsible: z.string(),
  eventDate: z.iso.date(),
  startTime: wallTime,
  slots: z.int().min(0),
  duration: z.int().min(1),
  planId: z.int().optional(),
  timezone: z.enum(['pt-BR', 'es-MX']).default('es-MX'),
  bookingWindow: bookingWindow.optional(),
  maxTimeToCancel: z.string().optional(),
  externalReference: z.string().optional(),
  description: z.string().optional(),
});
const occurrenceChange = z.strictObject({
  title: z.string().min(1).optional(),
  responsible: z.string().optional(),
  duration: z.int().min(1).optional(),
  bookingWindow: bookingWindow.optional(),
  description: z.string().optional(),
  externalReference: z.string().min(1).optional(),
});
const statuses = z.strictObject({
  occurrencesToUpdate: z
    .array(z.strictObject({ occurrenceUuid: z.string(), status: z.enum(['ACTIVE', 'HIDDEN', 'INACTIVE']) }))
    .min(1)
    .max(20),
});
const base = '/partner/event-occurrence';

export const occurrenceRoutes: readonly PlaceRoute[] = [
  { method: 'POST', path: base, answer: create },
  { method: 'POST', path: `${base}/status`, answer: setStatuses },
  {
    method: 'PUT',
    path: `${base}/:uuid/slot`,
    answer: (context, call, params) => withOne(context, params, (one) => setSlots(context, call, one)),
  },
  {
    method: 'PUT',
    path: `${base}/:uuid`,
    answer: (context, call, params) => withOne(context, params, (one) => change(context, call, one)),
  },
  {
    method: 'DELETE',
    path: `${base}/:uuid`,
    answer: (context, _call, params) =>
      withOne(context, params, (one) => {
        endBookings(context, one);
        context.store.removeClass(one);
        return json(200, { message: 'Event deleted' });
      }),
  },
];

function withOne(context: PlaceContext, { uuid = '' }: Params, then: (one: ListedClass) => Reply): Reply {
  const one = occurrenceOf(context, uuid);
  return one === undefined ? notFound : then(one);
}

const shown = ({ store, studio, style }: PlaceContext, one: ListedClass) =>
  occurrence(one, eventIdOf(store, one), studio, style);

function create(context: PlaceContext, call: Call): Reply {
  const body = occurrenceBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { eventDate, startTime, externalReference } = body.data;
  const reference = externalReference ?? `o${context.store.newId()}`;
  const input = occurrenceInput(body.data, eventDate, clock(startTime));
  const made = context.store.addClass(context.studio.username, { reference, ...input });
  return json(201, shown(context, made));
}

function setSlots(context: PlaceContext, call: Call, one: ListedClass): Reply {
  const body = slotsBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { slots } = body.data;
  if (slots < one.booked) return belowReserved;
  context.store.setSlots(one, slots);
  const answered = { ...shown(context, one), activeSlotsList: activeSlots(one) };
  return json(200, answered, { applied: { reference: one.reference, slots } });
}

// The day and the hour of an occurrence cannot be changed.
function change(context: PlaceContext, call: Call, one: ListedClass): Reply {
  const body = occurrenceChange.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { title, responsible, duration } = body.data;
  context.store.changeClass(one, {
    ...(title === undefined ? {} : { name: title }),
    ...(responsible === undefined ? {} : { instructor: responsible }),
    ...(duration === undefined ? {} : { durationMinutes: duration }),
  });
  return json(200, shown(context, one));
}

function setStatuses(context: PlaceContext, call: Call): Reply {
  const body = statuses.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const found = body.data.occurrencesToUpdate.map(({ occurrenceUuid, status }) => ({
    one: occurrenceOf(context, occurrenceUuid),
    status,
  }));
  if (found.some(({ one }) => one === undefined)) return notFound;
  for (const { one, status } of found) {
    if (one === undefined) continue;
    context.store.changeClass(one, { status });
    if (status === 'INACTIVE') endBookings(context, one);
  }
  return json(200, body.data.occurrencesToUpdate);
}

/** Ends bookings. Members are notified, but not the studio's system, because it made the request itself. */
function endBookings(context: PlaceContext, one: ListedClass): void {
  for (const booking of context.store.bookings.ofClass(one))
    if (isLive(booking))
      release(context, booking, { status: 'cancelled-by-studio', reason: 'canceled_event' });
}
