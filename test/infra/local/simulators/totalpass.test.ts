import type { Simulator } from '#infra/local/simulators/_shared/simulator.ts';
import { createTotalPass } from '#infra/local/simulators/totalpass/totalpass.ts';
import type { TotalPassOptions } from '#infra/local/simulators/totalpass/totalpass.ts';
import { aClass, now, send } from './scene.ts';

// Booking API as documented: dev.totalpass.com
const keys = { place_api_key: 'place', partner_api_key: 'partner' };
let simulator: Simulator;
let at = now();

async function start(options: TotalPassOptions = {}): Promise<void> {
  at = now();
  simulator = await createTotalPass({ now: () => at, ...options });
  simulator.store.putStudio({ username: 'place', password: 'partner', name: 'Estudio' });
  simulator.store.putClasses('place', [aClass]);
}
afterEach(() => simulator.close());

const auth = (body: unknown) => send(`${simulator.url}/partner/auth`, 'POST', body);
async function call(path: string, method = 'GET', body?: unknown) {
  const { token } = (await auth(keys)).json as { token: string };
  return send(simulator.url + path, method, body, { authorization: `Bearer ${token}` });
}
type Listed = {
  EventOccurrences: { occurrenceUuid: string; eventDate: string; startTime: string; endTime: string }[];
}[];
const occurrence = async () => ((await call('/partner/events')).json as Listed)[0]!.EventOccurrences[0]!;

test('auth: 201 with place, partner and token; 401 for wrong keys; 400 for missing ones', async () => {
  await start();
  expect(await auth(keys)).toMatchObject({
    status: 201,
    json: { place: { name: 'Estudio', placeApiKey: 'place' } },
  });
  expect(await auth({ ...keys, partner_api_key: 'x' })).toMatchObject({
    status: 401,
    json: { message: 'Invalid credentials' },
  });
  expect(await auth({})).toMatchObject({ status: 400, json: { statusCode: 400, error: 'Bad Request' } });
});

test('answers 401 without a token, with a forged one, and after 24 hours', async () => {
  await start();
  const events = (token: string) =>
    send(`${simulator.url}/partner/events`, 'GET', undefined, { authorization: `Bearer ${token}` });
  const { token } = (await auth(keys)).json as { token: string };
  const [header, payload] = token.split('.');
  for (const bad of ['', 'a.b.c', `${header}.${payload}.`, `${token}x`])
    expect(await events(bad)).toMatchObject({
      status: 401,
      json: { statusCode: 401, message: 'Unauthorized' },
    });
  at = new Date(now().getTime() + 86_399_000);
  expect((await events(token)).status).toBe(200);
  at = new Date(now().getTime() + 86_400_000);
  expect((await events(token)).status).toBe(401);
});

test('lists events with their occurrences: dates as local midnight, and hours in AM and PM', async () => {
  await start();
  expect(await occurrence()).toMatchObject({
    eventDate: '2026-10-14T06:00:00.000Z',
    startTime: '07:00 AM',
    endTime: '07:50 AM',
    slots: 6,
  });
});

test('can mark local times as UTC, as observed in practice', async () => {
  await start({ localTimesMarkedUtc: true });
  expect(await occurrence()).toMatchObject({
    eventDate: '2026-10-14T00:00:00.000Z',
    startTime: '07:00',
    endTime: '07:50',
  });
});

test('an occurrence contains its total and used places', async () => {
  await start();
  const { occurrenceUuid } = await occurrence();
  const { status, json } = await call(`/partner/events/${occurrenceUuid}`);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    eventOccurrenceUuid: occurrenceUuid,
    title: 'Spinning',
    slots: 6,
    slotsInUse: 2,
  });
});

test('PUT slot: 200 with the new number; at the reserved ones still; below them 422', async () => {
  await start();
  const path = `/partner/event-occurrence/${(await occurrence()).occurrenceUuid}/slot`;
  expect(await call(path, 'PUT', { slots: 9 })).toMatchObject({
    status: 200,
    json: { slots: 9, slotsInUse: 2 },
  });
  expect((await call(path, 'PUT', { slots: 2 })).status).toBe(200);
  expect(await call(path, 'PUT', { slots: 1 })).toMatchObject({
    status: 422,
    json: { message: 'The number of total slots cannot be reduced below the number of reserved slots' },
  });
  expect((await call(path, 'PUT', { slots: 'nine' })).status).toBe(400);
  expect(simulator.store.classes()[0]?.slots).toBe(2);
});

test('answers 404 Events not found for an unknown occurrence', async () => {
  await start();
  const missing = { status: 404, json: { message: 'Events not found' } };
  expect(await call('/partner/events/8e2205a2-470c-4429-b0f0-37d684c6cb86')).toMatchObject(missing);
  expect(
    await call('/partner/event-occurrence/8e2205a2-470c-4429-b0f0-37d684c6cb86/slot', 'PUT', { slots: 1 }),
  ).toMatchObject(missing);
});
