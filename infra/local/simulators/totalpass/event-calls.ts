import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import type { ListedClass } from '../_shared/class.ts';
import { badRequest, belowReserved, notFound, occurrenceOf } from './context.ts';
import type { Params, PlaceContext, PlaceRoute } from './context.ts';
import { instantOf } from '../_shared/time.ts';
import { event, occurrence } from './occurrence.ts';

const kind = 'event';
const dayMs = 86_400_000;
const occurrencesMax = 400;
export const wallTime = z.string().regex(/^(0[1-9]|1[0-2]):[0-5]\d [AP]M$/);
const zones = { 'pt-BR': 'America/Sao_Paulo', 'es-MX': 'America/Mexico_City' } as const;
const eventBody = z.strictObject({
  title: z.string().min(1),
  responsible: z.string(),
  duration: z.int().min(1),
  slots: z.int().min(0),
  planId: z.int(),
  timezone: z.enum(['pt-BR', 'es-MX']),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  frequencyOptions: z.array(
    z.strictObject({ weekday: z.int().min(0).max(6), startTime: z.array(wallTime).min(1) }),
  ),
  status: z.enum(['ACTIVE', 'HIDDEN', 'INACTIVE']).optional(),
  seatMapId: z.int().nullish(),
  description: z.string().optional(),
});
const seriesChange = eventBody
  .pick({ title: true, responsible: true, duration: true, slots: true, description: true })
  .partial();

export const eventRoutes: readonly PlaceRoute[] = [
  {
    method: 'GET',
    path: '/partner/events',
    answer: ({ store, studio, style }) => {
      const groups = Map.groupBy(store.classes(studio.username), (one) => eventIdOf(store, one));
      return json(
        200,
        [...groups].map(([id, occurrences]) => event(id, occurrences, studio, style)),
      );
    },
  },
  { method: 'POST', path: '/partner/events', answer: create },
  {
    method: 'GET',
    path: '/partner/events/:uuid',
    answer: (context, _call, { uuid = '' }) => {
      const one = occurrenceOf(context, uuid);
      if (one === undefined) return notFound;
      return json(200, occurrence(one, eventIdOf(context.store, one), context.studio, context.style));
    },
  },
  { method: 'PUT', path: '/partner/events/:event', answer: change },
  {
    method: 'DELETE',
    path: '/partner/events/:event',
    answer: (context, _call, { event: id = '' }) => {
      const series = seriesOf(context, id);
      if (series.length === 0) return notFound;
      for (const one of series) context.store.removeClass(one);
      context.store.documents.remove({ studio: context.studio.username, kind, id: Number(id) });
      return json(200, { message: 'Event deleted' });
    },
  },
];

/** The series of an occurrence. An occurrence that is listed alone is its own event. */
export const eventIdOf = (store: PlaceContext['store'], one: ListedClass): number =>
  store.documents.get(one.studio, kind, one.groupId) === undefined ? one.id : one.groupId;

const seriesOf = ({ store, studio }: PlaceContext, id: string): readonly ListedClass[] =>
  store.classes(studio.username).filter((one) => String(eventIdOf(store, one)) === id);

function create({ store, studio, style }: PlaceContext, call: Call): Reply {
  const body = eventBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const id = store.newId();
  store.documents.put({ studio: studio.username, kind, id, body: body.data });
  for (const { localDate, localTime } of startsOf(body.data).slice(0, occurrencesMax)) {
    const input = occurrenceInput(body.data, localDate, localTime);
    store.addClass(studio.username, { reference: `e${id}-${localDate}-${localTime}`, ...input }, id);
  }
  const made = store.classes(studio.username).filter(({ groupId }) => groupId === id);
  return json(201, event(id, made, studio, style));
}

function change(context: PlaceContext, call: Call, { event: id = '' }: Params): Reply {
  const series = seriesOf(context, id);
  if (series.length === 0) return notFound;
  const body = seriesChange.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { title, responsible, duration, slots } = body.data;
  // The number of places of a series can only be increased.
  if (slots !== undefined && series.some((one) => slots < one.slots)) return belowReserved;
  for (const one of series)
    context.store.changeClass(one, {
      ...(title === undefined ? {} : { name: title }),
      ...(responsible === undefined ? {} : { instructor: responsible }),
      ...(duration === undefined ? {} : { durationMinutes: duration }),
      ...(slots === undefined ? {} : { slots }),
    });
  return json(200, event(Number(id), series, context.studio, context.style));
}

function startsOf({ startDate, endDate, frequencyOptions }: z.output<typeof eventBody>) {
  const starts: { localDate: string; localTime: string }[] = [];
  for (let atMs = Date.parse(startDate); atMs <= Date.parse(endDate); atMs += dayMs) {
    const day = new Date(atMs);
    for (const { weekday, startTime } of frequencyOptions)
      if (weekday === day.getUTCDay())
        for (const time of startTime)
          starts.push({ localDate: day.toISOString().slice(0, 10), localTime: clock(time) });
  }
  return starts;
}

/** Converts 03:00 PM to 15:00. */
export function clock(time: string): string {
  const hour = (Number(time.slice(0, 2)) % 12) + (time.endsWith('PM') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${time.slice(3, 5)}`;
}

export function occurrenceInput(
  body: Pick<z.output<typeof eventBody>, 'title' | 'responsible' | 'duration' | 'slots' | 'timezone'>,
  localDate: string,
  localTime: string,
) {
  const timezone = zones[body.timezone];
  return {
    name: body.title,
    localDate,
    localTime,
    timezone,
    startsAt: instantOf(localDate, localTime, timezone),
    room: '',
    durationMinutes: body.duration,
    instructor: body.responsible,
    slots: body.slots,
  };
}
