import type { Simulator } from '#infra/local/simulators/_shared/simulator.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/wellhub.ts';
import { aClass, now, send } from './scene.ts';

// Booking API 1.0 as documented: developers.gympass.com/product/booking-api/1.0
const bearer = { authorization: 'Bearer tok' };
let simulator: Simulator;
let classId: number;
let slotPath: string;

beforeEach(async () => {
  simulator = await createWellhub({ now });
  simulator.store.putStudio({ username: '77', password: 'tok', name: 'Estudio' });
  simulator.store.putClasses('77', [aClass, { ...aClass, reference: 'yoga', name: 'Yoga' }]);
  const [first] = simulator.store.classes();
  classId = first!.groupId;
  slotPath = `/classes/${classId}/slots/${first!.id}`;
});
afterEach(() => simulator.close());

const call = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = bearer) =>
  send(`${simulator.url}/booking/v1/gyms/77${path}`, method, body, headers);

test('health is public', async () => {
  expect(await send(`${simulator.url}/booking/v1/health`)).toMatchObject({ status: 200, text: 'ok' });
});

test('answers 401 without the token, with another one, or for another gym', async () => {
  expect((await call('/classes', 'GET', undefined, {})).status).toBe(401);
  expect((await call('/classes', 'GET', undefined, { authorization: 'Bearer other' })).status).toBe(401);
  expect((await send(`${simulator.url}/booking/v1/gyms/78/classes`, 'GET', undefined, bearer)).status).toBe(
    401,
  );
});

test('lists each class name once', async () => {
  const { status, json } = await call('/classes');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    classes: [
      { id: classId, name: 'Spinning', gym_id: 77, bookable: true, visible: true },
      { name: 'Yoga', gym_id: 77 },
    ],
  });
});

test('lists the slots of a class between two instants, including both', async () => {
  const between = (from: string, to: string) =>
    call(`/classes/${classId}/slots?${new URLSearchParams({ from, to })}`);
  const { json } = await between('2026-10-14T07:00:00-06:00', '2026-10-14T07:00:00-06:00');
  expect(json).toMatchObject({
    metadata: { total: 1, errors: 0 },
    results: [
      {
        class_id: classId,
        occur_date: '2026-10-14T07:00:00-06:00',
        status: 1,
        room: 'Sala 1',
        length_in_minutes: 50,
        total_capacity: 6,
        total_booked: 2,
        instructors: [{ name: 'Ana', substitute: false }],
      },
    ],
  });
  expect((await between('2026-10-14T13:00:01Z', '2026-10-15T00:00:00Z')).json).toMatchObject({ results: [] });
  expect((await call(`/classes/${classId}/slots`)).status).toBe(400);
});

test('PATCH sets the capacity and bookings, answers 204, and changes the slot', async () => {
  expect(await call(slotPath, 'PATCH', { total_capacity: 9, total_booked: 3 })).toMatchObject({
    status: 204,
    text: '',
  });
  expect((await call(slotPath)).json).toMatchObject({ total_capacity: 9, total_booked: 3 });
});

test.each([
  { total_capacity: -1 },
  { total_capacity: 32_001 },
  { total_capacity: 'six' },
  { room: 'Sala 2' },
  'no json',
])('PATCH %j: 400, nothing changes', async (body) => {
  expect((await call(slotPath, 'PATCH', body)).status).toBe(400);
  expect((await call(slotPath)).json).toMatchObject({ total_capacity: 6 });
});

test('unknown class or slot: 404; other methods: 405', async () => {
  expect((await call('/classes/1/slots/1')).status).toBe(404);
  expect((await call(`/classes/${classId}/slots/1`, 'PATCH', {})).status).toBe(404);
  expect((await call('/classes', 'DELETE')).status).toBe(405);
});
