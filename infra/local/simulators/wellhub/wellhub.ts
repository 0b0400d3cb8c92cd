import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import type { ListedClass } from '../_shared/class.ts';
import { startSimulator } from '../_shared/simulator.ts';
import type { Simulator, SimulatorOptions, SimulatorParts } from '../_shared/simulator.ts';
import { offsetTime } from '../_shared/time.ts';

const count = z.int().min(0).max(32_000);
const patch = z.strictObject({
  total_capacity: count.optional(),
  total_booked: count.optional(),
  virtual_class_url: z.string().nullish(),
});
const route = /^\/booking\/v1\/gyms\/([^/]+)\/classes(?:\/(\d+)(?:\/slots(?:\/(\d+))?)?)?$/;
const productId = 31;

/** Wellhub's Booking API: a studio is a gym id (its user name) with the token of its booking system. */
export function createWellhub(options: SimulatorOptions = {}): Promise<Simulator> {
  return startSimulator(
    (parts) => ({
      title: 'Wellhub',
      note: 'What members would see: places on offer and booked, by day. Places are set through the Booking API.',
      answer: (call) => answer(call, parts),
    }),
    options,
  );
}

function answer(call: Call, { store }: Pick<SimulatorParts, 'store'>): Reply {
  if (call.path === '/booking/v1/health') return { status: 200, body: 'ok' };
  const parts = route.exec(call.path);
  if (parts === null) return json(404, { Message: 'Not found' });
  const [, gym = '', classId, slotId] = parts;
  const studio = store.studio(gym);
  if (studio === undefined || call.headers['authorization'] !== `Bearer ${studio.password}`)
    return json(401, { Message: 'Unauthorized' });
  const own = store.classes(gym);
  if (classId === undefined) return only(call, 'GET', () => json(200, { classes: classList(gym, own) }));
  const ofClass = own.filter(({ groupId }) => String(groupId) === classId);
  if (ofClass.length === 0) return json(404, { Message: 'Class not found' });
  if (slotId === undefined && call.path.endsWith('/slots'))
    return only(call, 'GET', () => slotList(call, ofClass));
  if (slotId === undefined) return only(call, 'GET', () => json(200, classList(gym, ofClass)[0]));
  const one = ofClass.find(({ id }) => String(id) === slotId);
  if (one === undefined) return json(404, { Message: 'Slot not found' });
  if (call.method === 'PATCH') return patchSlot(call, one, store);
  return only(call, 'GET', () => json(200, slot(one)));
}

function patchSlot(call: Call, one: ListedClass, store: SimulatorParts['store']): Reply {
  const body = patch.safeParse(readJson(call));
  if (!body.success)
    return json(400, { Message: 'Bad request', errors: [{ message: z.prettifyError(body.error) }] });
  const { total_capacity: slots, total_booked: booked } = body.data;
  if (booked !== undefined) store.setBooked(one, booked);
  if (slots === undefined) return { status: 204 };
  store.setSlots(one, slots);
  return { status: 204, applied: { reference: one.reference, slots } };
}

function classList(gym: string, classes: readonly ListedClass[]) {
  const groups = Map.groupBy(classes, ({ groupId }) => groupId);
  return [...groups].map(([id, [first]]) => ({
    id,
    name: first?.name ?? '',
    slug: `class-${id}`,
    description: first?.name ?? '',
    notes: '',
    bookable: true,
    visible: true,
    product_id: productId,
    gym_id: Number(gym),
    reference: `c${id}`,
    created_at: '2026-01-05T12:00:00Z',
    categories: [],
  }));
}

function slotList(call: Call, classes: readonly ListedClass[]): Reply {
  const from = Date.parse(call.query.get('from') ?? '');
  const to = Date.parse(call.query.get('to') ?? '');
  if (Number.isNaN(from) || Number.isNaN(to)) return json(400, { Message: 'from and to are required' });
  const within = classes.filter(({ startsAt }) => Date.parse(startsAt) >= from && Date.parse(startsAt) <= to);
  const metadata = { page: 1, page_size: 50, total_elements: within.length, total: within.length, errors: 0 };
  return json(200, { metadata, results: within.map(slot) });
}

function slot(one: ListedClass) {
  const startsAtMs = Date.parse(one.startsAt);
  const before = (hours: number) => offsetTime(new Date(startsAtMs - hours * 3_600_000), one.timezone);
  return {
    id: one.id,
    class_id: one.groupId,
    occur_date: before(0),
    status: 1,
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

function only(call: Call, method: string, reply: () => Reply): Reply {
  return call.method === method ? reply() : json(405, { Message: 'Method not allowed' });
}
