import { createHmac } from 'node:crypto';
import { createKenko, type KenkoOptions, type KenkoSimulator } from '#infra/local/simulators/kenko/kenko.ts';
import { restrictKey } from '#infra/local/simulators/kenko/scoped.ts';
import { memberBooks, memberCancels } from '#test/builders/simulated-members.ts';
import { startReceiver, type Receiver } from '#test/builders/webhook-receiver.ts';
import { aClass, now, send } from './scene.ts';

// Partner API: documenter.getpostman.com/view/29834338/2sBY4VJweq
const center = '0d6f7a52-6a0e-4f3c-9a55-0d5a2f4c1b11';
const secret = 'signing-secret';
let simulator: KenkoSimulator;
let at = now();

async function start(options: KenkoOptions = {}): Promise<void> {
  at = now();
  simulator = await createKenko({ now: () => at, ...options });
  simulator.store.putStudio({ username: center, password: 'key', name: 'Estudio' });
  simulator.store.putClasses(center, [aClass]);
}
beforeEach(() => start());
afterEach(() => simulator.close());

const call = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
  send(simulator.apiUrl + path, method, body, { 'x-api-key': 'key', ...headers });
const scheduleId = async () => ((await call('/schedules')).json as { data: { id: string }[] }).data[0]!.id;
const customer = { email: 'luz@example.com', first_name: 'Luz', last_name: 'Prado' };

test('a wrong key is 401; a center that is not the key’s, and a key cut down or ended, are 403', async () => {
  expect(await call('/schedules', 'GET', undefined, { 'x-api-key': 'other' })).toMatchObject({ status: 401 });
  expect((await call('/centers', 'GET', undefined, { 'x-center-id': center })).status).toBe(200);
  const other = '11111111-6a0e-4f3c-9a55-0d5a2f4c1b11';
  expect((await call('/centers', 'GET', undefined, { 'x-center-id': other })).status).toBe(403);
  restrictKey(simulator.store, center, { scopes: ['read:availability'] });
  expect(await call('/schedules')).toMatchObject({ status: 403, json: { message: 'Insufficient scope' } });
  expect((await call('/availability')).status).toBe(200);
  restrictKey(simulator.store, center, { revoked: true });
  expect(await call('/availability')).toMatchObject({
    status: 403,
    json: { message: 'Authorization revoked or inactive' },
  });
});

test('the center tells its IANA zone; the schedule its times in it', async () => {
  expect((await call('/centers')).json).toMatchObject({
    data: [{ id: center, name: 'Estudio', timezone: 'America/Mexico_City' }],
  });
  expect((await call('/schedules')).json).toMatchObject({
    data: [
      {
        name: 'Spinning',
        starts_at: '2026-10-14T07:00:00-06:00',
        capacity: 6,
        available_spots: 4,
        facility: { name: 'Sala 1' },
      },
    ],
    meta: { total: 1 },
  });
  expect((await call(`/schedules/${await scheduleId()}`)).json).toMatchObject({ data: { capacity: 6 } });
  expect((await call('/schedules/none')).status).toBe(404);
  const ids = `schedule_ids=none,${await scheduleId()}`;
  expect((await call(`/availability?${ids}`)).json).toMatchObject({ data: [{ available_spots: 4 }] });
});

test('lists have pages with links and a date range, and omit hidden classes', async () => {
  const more = (index: number) => ({ ...aClass, reference: `c${index}`, name: `Class ${index}` });
  simulator.store.putClasses(center, [1, 2, 3, 4].map(more));
  const later = { ...aClass, reference: 'later', localDate: '2026-10-15' };
  simulator.store.putClasses(center, [later]);
  simulator.store.changeClass(simulator.store.classes()[1]!, { status: 'HIDDEN' });
  const page = (number: number) =>
    call(`/schedules?start_date=2026-10-14&end_date=2026-10-14&per_page=3&page=${number}`);
  expect((await page(1)).json).toMatchObject({
    data: [{}, {}, {}],
    links: { next: expect.stringContaining('page=2') },
    meta: { total: 4, last_page: 2 },
  });
  expect((await page(2)).json).toMatchObject({ data: [{ name: 'Class 4' }], links: { next: null } });
  expect(await call('/schedules?per_page=101')).toMatchObject({
    status: 422,
    json: { errors: { per_page: [expect.any(String)] } },
  });
  expect((await call('/schedules?start_date=14/10/2026')).status).toBe(422);
});

test('each scope has its limit a minute, told in the headers; over it 429 until the next minute', async () => {
  const book = (index: number) => call('/bookings', 'POST', { external_reference_id: `o${index}` });
  const first = await book(0);
  expect([first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual([
    '20',
    '19',
  ]);
  for (let index = 1; index < 20; index += 1) expect((await book(index)).status).toBe(422);
  expect((await book(20)).status).toBe(429);
  expect((await call('/schedules')).status).toBe(200);
  at = new Date(at.getTime() + 60_000);
  expect((await book(21)).status).toBe(422);
});

test('the API accepts a booking once per reference until the class is full, and cancels it by either id', async () => {
  const body = async (reference: string) => ({
    external_reference_id: reference,
    customer,
    schedule_id: await scheduleId(),
  });
  const made = await call('/bookings', 'POST', await body('order-1'));
  expect(made).toMatchObject({
    status: 201,
    json: { data: { status: 1, external_reference_id: 'order-1', booking_source: 'Partner API' } },
  });
  const again = await call('/bookings', 'POST', await body('order-1'));
  expect([again.status, again.json]).toEqual([200, made.json]);
  for (const reference of ['order-2', 'order-3', 'order-4'])
    expect((await call('/bookings', 'POST', await body(reference))).status).toBe(201);
  expect(await call('/bookings', 'POST', await body('order-5'))).toMatchObject({
    status: 422,
    json: { message: 'Schedule has no available spots.' },
  });
  expect((await call('/bookings/order-2', 'DELETE')).status).toBe(204);
  expect((await call('/bookings/order-2', 'DELETE')).status).toBe(404);
  const { id } = (made.json as { data: { id: number } }).data;
  expect((await call(`/bookings/${id}`, 'DELETE')).status).toBe(204);
  expect(simulator.store.classes()[0]?.booked).toBe(4);
});

test('the bookings of every channel are listed; only one’s own can be cancelled', async () => {
  const { id } = await memberBooks(simulator, aClass.reference);
  expect((await call(`/bookings/${id}`, 'DELETE')).status).toBe(404);
  await memberCancels(simulator, id);
  const { data } = (await call('/bookings?event_type=class')).json as { data: object[] };
  expect(data).toMatchObject([
    { status: 1, booking_source: 'Kenko CRM', schedule_id: await scheduleId() },
    { status: 1, booking_source: 'Kenko CRM' },
    { status: 4, booking_source: 'Webstore', contact: { first_name: 'Luz', last_name: 'Prado' } },
  ]);
  expect((await call('/bookings?event_type=appointment')).json).toMatchObject({ data: [] });
});

describe('webhooks', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    simulator.store.subscriptions.replace(center, [{ event: '*', url: `${receiver.url}/in`, secret }]);
  });
  afterEach(() => receiver.close());
  const reported = () => receiver.received.map(({ json }) => (json as { event: string }).event);

  test('are signed, and report a booking and its cancellation with their connection', async () => {
    const { id } = await memberBooks(simulator, aClass.reference);
    await memberCancels(simulator, id);
    expect(reported()).toEqual([
      'booking.confirmed',
      'availability.changed',
      'booking.cancelled',
      'availability.changed',
    ]);
    const [first] = receiver.received;
    expect(first?.json).toMatchObject({
      id: expect.any(String),
      created_at: now().toISOString(),
      data: { connection_id: center, booking: { id, status: 1, schedule_id: await scheduleId() } },
    });
    const { id: deliveryId } = first!.json as { id: string };
    expect(first?.headers).toMatchObject({
      'x-partner-event': 'booking.confirmed',
      'x-partner-delivery-id': deliveryId,
      'x-partner-connection-id': center,
      'x-partner-signature': `sha256=${createHmac('sha256', secret).update(first!.body).digest('hex')}`,
    });
    expect(receiver.received[3]?.json).toMatchObject({ data: { capacity: 6, available_spots: 4 } });
  });

  test('are retried after 1, 2, 4, 8 and 16 minutes if not accepted, and are then lost', async () => {
    receiver.answers.push(500, 200, 500, 503, 404, 500, 500);
    await memberBooks(simulator, aClass.reference);
    expect(reported()).toEqual(['booking.confirmed', 'availability.changed']);
    const later = async (minutes: number) => {
      at = new Date(at.getTime() + minutes * 60_000 - 1);
      simulator.deliveries.tick();
      await simulator.deliveries.drain();
      const before = reported().length;
      at = new Date(at.getTime() + 1);
      simulator.deliveries.tick();
      await simulator.deliveries.drain();
      return reported().length - before;
    };
    for (const minutes of [1, 2, 4, 8, 16]) expect(await later(minutes)).toBe(1);
    expect(await later(32)).toBe(0);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(2);
  });

  test('are not repeated after a successful retry', async () => {
    receiver.answers.push(500);
    await memberBooks(simulator, aClass.reference);
    at = new Date(at.getTime() + 60_000);
    simulator.deliveries.tick();
    await simulator.deliveries.drain();
    at = new Date(at.getTime() + 3_600_000);
    simulator.deliveries.tick();
    await simulator.deliveries.drain();
    expect(reported()).toEqual(['booking.confirmed', 'availability.changed', 'booking.confirmed']);
  });

  test('go to the address from the page, with a secret that the page does not show', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: simulator.url };
    const set = async (url: string, own: string) => {
      const fields = { 'settings-0-url': url, 'settings-0-secret': own, do: 'settings:0' };
      const answer = await send(
        `${simulator.url}/_page/act`,
        'POST',
        new URLSearchParams(fields).toString(),
        form,
      );
      return new URLSearchParams(answer.headers.get('location')?.slice(2)).get('note');
    };
    const hook = `${receiver.url}/hook`;
    expect(await set(hook, '')).toBe('Give an address and a secret.');
    expect(await set('nowhere', 'x')).toBe('Give an address and a secret.');
    expect(await set(hook, 'by-hand')).toBe('Events are sent there from now on.');
    const { text } = await send(simulator.url);
    expect(text).toContain(`value="${hook}"`);
    expect(text).not.toContain('by-hand');
    await memberBooks(simulator, aClass.reference);
    const [first] = receiver.received;
    expect(first?.path).toBe('/hook');
    expect(first?.headers['x-partner-signature']).toBe(
      `sha256=${createHmac('sha256', 'by-hand').update(first!.body).digest('hex')}`,
    );
    expect(await set('', '')).toBe('No events are sent.');
    await memberBooks(simulator, aClass.reference);
    expect(receiver.received).toHaveLength(2);
  });

  test('the studio can change a class’s capacity on the page, but not below its bookings', async () => {
    const one = simulator.store.classes()[0]!;
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: simulator.url };
    const set = async (slots: string) => {
      const body = new URLSearchParams({ do: `set:${one.id}`, [`slots-${one.id}`]: slots }).toString();
      const answer = await send(`${simulator.url}/_page/act`, 'POST', body, form);
      await simulator.deliveries.drain();
      return new URLSearchParams(answer.headers.get('location')?.slice(2)).get('note');
    };
    expect(await set('1')).toBe('There cannot be fewer than the 2 booked.');
    expect(await set('9')).toBe('Spinning, 07:00: 9 places.');
    expect(receiver.received.map(({ json }) => json)).toMatchObject([
      { event: 'class.schedule.changed', data: { schedule: { capacity: 9 } } },
    ]);
    expect((await call('/schedules')).json).toMatchObject({ data: [{ capacity: 9, available_spots: 7 }] });
  });
});
