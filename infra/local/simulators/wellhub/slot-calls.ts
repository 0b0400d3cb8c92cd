import * as z from 'zod';
import { isLive } from '../_shared/bookings.ts';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import type { ListedClass } from '../_shared/class.ts';
import { offsetTime } from '../_shared/time.ts';
import { listClasses } from './class-calls.ts';
import { badRequest, problem, productId, slotsOf } from './context.ts';
import type { GymContext, GymRoute } from './context.ts';

const count = z.int().min(0).max(32_000);
const instant = z.iso.datetime({ offset: true });
const pageSize = 50;
const patch = z.strictObject({
  total_capacity: count.optional(),
  total_booked: count.optional(),
  virtual_class_url: z.string().nullish(),
});
const slotBody = z.strictObject({
  occur_date: instant,
  status: z.union([z.literal(0), z.literal(1)]).optional(),
  room: z.string().min(2).max(200),
  length_in_minutes: z.int().min(1).max(200),
  total_capacity: count,
  total_booked: count,
  product_id: z.int(),
  booking_window: z.strictObject({ opens_at: instant, closes_at: instant }).optional(),
  cancellable_until: instant.optional(),
  instructors: z.array(z.strictObject({ name: z.string().max(100), substitute: z.boolean() })).max(8),
  rate: z.number().optional(),
  virtual: z.boolean().optional(),
  virtual_class_url: z.string().nullish(),
});
type Params = Readonly<Record<string, string>>;
const base = '/booking/v1/gyms/:gym/classes/:class/slots';

export const slotRoutes: readonly GymRoute[] = [
  { method: 'GET', path: base, answer: list },
  { method: 'POST', path: base, answer: create },
  { method: 'GET', path: `${base}/:slot`, answer: (...all) => withSlot(all, (one) => json(200, shown(one))) },
  { method: 'PATCH', path: `${base}/:slot`, answer: (...all) => withSlot(all, (one) => change(all, one)) },
  { method: 'PUT', path: `${base}/:slot`, answer: (...all) => withSlot(all, (one) => replace(all, one)) },
  { method: 'DELETE', path: `${base}/:slot`, answer: (...all) => withSlot(all, (one) => remove(all, one)) },
];

type SlotRequest = [GymContext, Call, Params];

function withSlot(
  [context, , { class: classId = '', slot = '' }]: SlotRequest,
  then: (one: ListedClass) => Reply,
): Reply {
  const ofClass = slotsOf(context, classId);
  if (ofClass.length === 0) return problem(404, 'Class not found');
  const one = ofClass.find(({ id }) => String(id) === slot);
  return one === undefined ? problem(404, 'Slot not found') : then(one);
}

// Only one page is shown, because the documentation does not say how to request the next one.
function list(context: GymContext, call: Call, { class: classId = '' }: Params): Reply {
  if (!knows(context, classId)) return problem(404, 'Class not found');
  const from = Date.parse(call.query.get('from') ?? '');
  const to = Date.parse(call.query.get('to') ?? '');
  if (Number.isNaN(from) || Number.isNaN(to)) return problem(400, 'from and to are required');
  const within = slotsOf(context, classId)
    .filter(({ startsAt }) => Date.parse(startsAt) >= from && Date.parse(startsAt) <= to)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const results = within.slice(0, pageSize).map(shown);
  const metadata = {
    page: 1,
    page_size: pageSize,
    total_elements: within.length,
    total: results.length,
    errors: 0,
  };
  return json(200, { metadata, results });
}

function create(context: GymContext, call: Call, { class: classId = '' }: Params): Reply {
  if (!knows(context, classId)) return problem(404, 'Class not found');
  const body = slotBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const facts = factsOf(body.data);
  if (slotsOf(context, classId).some((one) => one.startsAt === facts.startsAt && one.room === facts.room))
    return problem(409, 'Slot already exists');
  const name = listClasses(context).find(({ id }) => String(id) === classId)?.name ?? '';
  const { status, ...input } = { reference: `s${context.store.newId()}`, name, ...facts };
  const made = context.store.addClass(context.gym, input, Number(classId));
  if (status !== undefined) context.store.changeClass(made, { status });
  return json(201, { metadata: { total: 1, errors: 0 }, results: [shown(made)] });
}

function replace([{ store }, call]: SlotRequest, one: ListedClass): Reply {
  const body = slotBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  store.changeClass(one, factsOf(body.data));
  return { status: 204, applied: { reference: one.reference, slots: body.data.total_capacity } };
}

function change([{ store }, call]: SlotRequest, one: ListedClass): Reply {
  const body = patch.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { total_capacity: slots, total_booked: booked } = body.data;
  if (booked !== undefined) store.setBooked(one, booked);
  if (slots === undefined) return { status: 204 };
  store.setSlots(one, slots);
  return { status: 204, applied: { reference: one.reference, slots } };
}

function remove([{ store }]: SlotRequest, one: ListedClass): Reply {
  for (const booking of store.bookings.ofClass(one))
    if (isLive(booking))
      store.bookings.change(booking, { status: 'cancelled-by-studio', reason: 'The class is gone' });
  store.removeClass(one);
  return { status: 204 };
}

const knows = (context: GymContext, classId: string): boolean =>
  listClasses(context).some(({ id }) => String(id) === classId);

function factsOf(body: z.output<typeof slotBody>) {
  const [localDate = '', clock = ''] = body.occur_date.split('T');
  return {
    localDate,
    localTime: clock.slice(0, 5),
    timezone: /[+-]\d{2}:\d{2}$/.exec(body.occur_date)?.[0] ?? 'UTC',
    startsAt: new Date(body.occur_date).toISOString(),
    room: body.room,
    durationMinutes: body.length_in_minutes,
    instructor: body.instructors.map(({ name }) => name).join(', '),
    slots: body.total_capacity,
    booked: body.total_booked,
    ...(body.status === undefined
      ? {}
      : { status: body.status === 0 ? ('INACTIVE' as const) : ('ACTIVE' as const) }),
  };
}

function shown(one: ListedClass) {
  const startsAtMs = Date.parse(one.startsAt);
  const before = (hours: number) => offsetTime(new Date(startsAtMs - hours * 3_600_000), one.timezone);
  return {
    id: one.id,
    class_id: one.groupId,
    occur_date: before(0),
    status: one.status === 'INACTIVE' ? 0 : 1,
    room: one.room,
    length_in_minutes: one.durationMinutes,
    total_capacity: one.slots,
    total_booked: one.booked,
    product_id: productId,
    booking_window: { opens_at: before(14 * 24), closes_at: before(0.5) },
    cancellable_until: before(12),
    instructors: [{ name: one.instructor, substitute: false }],
    rate: 4,
    virtual: false,
    virtual_class_url: null,
  };
}
