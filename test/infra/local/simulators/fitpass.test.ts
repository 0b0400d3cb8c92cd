import { createFitpass } from '#infra/local/simulators/fitpass/fitpass.ts';
import type { FitpassSimulator } from '#infra/local/simulators/fitpass/fitpass.ts';
import { aClass, now, send } from './scene.ts';

let simulator: FitpassSimulator;
let cookie: string;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

beforeEach(async () => {
  simulator = await createFitpass({ now });
  simulator.store.putStudio({ username: 'a@example.com', password: 'pw', name: 'Estudio' });
  simulator.store.putClasses('a@example.com', [aClass]);
  cookie = '';
});
afterEach(() => simulator.close());

async function visit(path: string, method = 'GET', body?: Record<string, string>) {
  const fields = body === undefined ? undefined : new URLSearchParams(body).toString();
  const answer = await send(simulator.url + path, method, fields, { ...form, accept: 'text/html', cookie });
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return answer;
}
const tokenIn = (text: string) => /name="authenticity_token" value="([^"]+)"/.exec(text)?.[1] ?? '';

async function signIn(password = 'pw', token?: string) {
  const page = await visit('/sessions/new');
  return visit('/sessions', 'POST', {
    authenticity_token: token ?? tokenIn(page.text),
    'login_user[email]': 'a@example.com',
    'login_user[password]': password,
  });
}

test('signs in with the form’s token and continues to the calendar in a new session', async () => {
  await visit('/sessions/new');
  const before = cookie;
  const answer = await signIn();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/g/calendar']);
  expect(cookie).toMatch(/^_admin_session=/);
  expect(cookie).not.toBe(before);
  expect((await visit('/g/calendar')).text).toContain('EDITAR CLASE');
});

test('answers 422 to a wrong password or a foreign token, without signing in', async () => {
  expect((await signIn('nope')).status).toBe(422);
  expect((await signIn('pw', 'forged')).status).toBe(422);
  expect((await visit('/g/calendar')).headers.get('location')).toBe('/sessions/new');
});

test('the calendar’s list is JSON, filtered by gym and time range', async () => {
  await signIn();
  const gym = /name="schedule\[gym_id\]" value="(\d+)"/.exec((await visit('/g/calendar')).text)?.[1];
  const list = (from: string, to: string, id = gym) =>
    visit(`/calendars/schedules?gym_id=${id}&from_date=${from}&to_date=${to}`);
  expect((await list('2026-10-14T00:00:00Z', '2026-10-15T00:00:00Z')).json).toMatchObject([
    {
      lesson_time: '2026-10-14T13:00:00.000Z',
      lesson: { name: 'Spinning' },
      lesson_availability: 6,
      length: 50,
      disabled: false,
    },
  ]);
  expect((await list('2026-10-15T00:00:00Z', '2026-10-16T00:00:00Z')).json).toEqual([]);
  expect((await list('2026-10-14T00:00:00Z', '2026-10-15T00:00:00Z', '1')).status).toBe(404);
});

test('a form’s token is valid for one submission', async () => {
  await signIn();
  const id = simulator.store.classes()[0]!.id;
  const token = tokenIn((await visit(`/schedules/${id}/edit`)).text);
  const save = (places: string) =>
    visit(`/calendars/schedules/${id}`, 'POST', {
      _method: 'patch',
      authenticity_token: token,
      'schedule[lesson_availability]': places,
    });
  expect((await save('9')).status).toBe(303);
  expect((await save('10')).status).toBe(422);
  expect(simulator.store.classes()[0]!.slots).toBe(9);
});

test('places that are no number: 422; without the method’s name: 404', async () => {
  await signIn();
  const id = simulator.store.classes()[0]!.id;
  const save = async (body: Record<string, string>) =>
    visit(`/calendars/schedules/${id}`, 'POST', {
      authenticity_token: tokenIn((await visit(`/schedules/${id}/edit`)).text),
      ...body,
    });
  expect((await save({ _method: 'patch', 'schedule[lesson_availability]': 'six' })).status).toBe(422);
  expect((await save({ 'schedule[lesson_availability]': '7' })).status).toBe(404);
  expect(simulator.store.classes()[0]!.slots).toBe(6);
});

test('another studio’s class is not found', async () => {
  simulator.store.putStudio({ username: 'b@example.com', password: 'pw2', name: 'Otro' });
  simulator.store.putClasses('b@example.com', [{ ...aClass, reference: 'b' }]);
  await signIn();
  expect((await visit(`/schedules/${simulator.store.classes('b@example.com')[0]!.id}/edit`)).status).toBe(
    404,
  );
});

test('the list of reservations has pages of 30 and includes cancelled ones', async () => {
  simulator.store.putClasses('a@example.com', [{ ...aClass, slots: 40, booked: 35 }]);
  await signIn();
  const page = (more = '') => visit(`/s/reservaciones/search?from_date=2026-10-14&to_date=2026-10-14${more}`);
  const rows = async (more?: string) => (await page(more)).text.match(/<tr class/g)?.length ?? 0;
  expect([await rows(), await rows('&pagination[page]=2'), await rows('&pagination[page]=3')]).toEqual([
    30, 6, 0,
  ]);
});
