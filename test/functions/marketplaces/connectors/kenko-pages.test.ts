import type { ConnectorSession } from '#functions/_domain/connections/connectors/connector.ts';
import { kenko } from '#functions/_domain/connections/connectors/kenko.ts';
import { openSession } from '#functions/_domain/connections/connectors/session.ts';
import type { HttpRequest } from '#functions/_platform/ports/http.ts';
import { errorOf, now } from './scene.ts';

// Lists that Kenko might send page by page, which its simulator does not do.
const window = {
  from: '2026-10-12T06:00:00.000Z',
  to: '2026-10-19T06:00:00.000Z',
  timezone: 'America/Mexico_City',
};
const row = (id: number) => ({
  id,
  name: 'Yoga',
  starts_at: '2026-10-14T07:00:00-06:00',
  capacity: 12,
});
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));

function answering(pages: readonly unknown[]): { session: ConnectorSession; requests: HttpRequest[] } {
  const requests: HttpRequest[] = [];
  const send = (request: HttpRequest) => {
    requests.push(request);
    const body = JSON.stringify(pages[Math.min(requests.length, pages.length) - 1]);
    return Promise.resolve({ status: 200, headers: {}, setCookies: [], body, durationMs: 1 });
  };
  const credentials = { username: 'hola@example.com', password: 'key' };
  const baseUrl = 'https://kenko.example/api/public/v1';
  return { requests, session: openSession({ http: { send }, baseUrl, credentials, timeoutMs: 1_000, now }) };
}

test('pages are requested until one is short, under the base address’s own path', async () => {
  const { session, requests } = answering([{ data: rows(1, 100) }, { data: rows(101, 3) }]);
  expect(await kenko.listSchedules(session, window)).toHaveLength(103);
  expect(requests.map(({ url }) => url)).toEqual(
    ['1', '2'].map(
      (page) =>
        `https://kenko.example/api/public/v1/schedules?start_date=2026-10-11&end_date=2026-10-20&page=${page}&per_page=100`,
    ),
  );
});

test.each([
  ['a page that says it is the last', [{ data: rows(1, 100), links: { next: null } }]],
  ['a total that is reached', [{ data: rows(1, 100), meta: { total: 100 } }]],
])('%s is not followed by a request', async (_name, pages) => {
  const { session, requests } = answering(pages);
  expect(await kenko.listSchedules(session, window)).toHaveLength(100);
  expect(requests).toHaveLength(1);
});

test('a row that moves to the next page meanwhile is listed once', async () => {
  const { session } = answering([
    { data: rows(1, 100), meta: { total: 150 } },
    { data: rows(100, 51), meta: { total: 151 } },
  ]);
  expect(await kenko.listSchedules(session, window)).toHaveLength(150);
});

test.each([
  ['the same page again and again', [{ data: rows(1, 100) }]],
  ['a list that ends before its total', [{ data: rows(1, 40), meta: { total: 60 } }]],
  ['more rows than were asked for', [{ data: rows(1, 101) }]],
  ['a list without end', Array.from({ length: 80 }, (_, index) => ({ data: rows(index * 100, 100) }))],
  ['an error in place of a list', [{ message: 'Server Error' }]],
  ['a class without a capacity', [{ data: [{ ...row(1), capacity: undefined }] }]],
  ['a class without a start', [{ data: [{ ...row(1), starts_at: undefined }] }]],
  ['a time without its zone', [{ data: [{ ...row(1), starts_at: '2026-10-14 07:00' }] }]],
  ['a class without a name', [{ data: [{ ...row(1), name: '' }] }]],
])('%s is unreadable, never a part of the list', async (_name, pages) => {
  const { session, requests } = answering(pages);
  expect((await errorOf(kenko.listSchedules(session, window))).kind).toBe('unreadable');
  expect(requests.length).toBeLessThanOrEqual(60);
});

test.each([
  [
    { name: 'Yoga', starts_at: '2026-10-14T07:00:00-06:00', ends_at: '2026-10-14T07:50:00-06:00' },
    { name: 'Yoga', startsAt: '2026-10-14T13:00:00.000Z', durationMinutes: 50, cancelled: false },
  ],
  [
    { title: 'Yoga', start_time: '2026-10-14T13:00:00Z', duration: 45, available_spots: -1 },
    { name: 'Yoga', durationMinutes: 45, availablePlaces: 0 },
  ],
  [
    { facility: { name: 'Sala 1' }, instructors: [{ name: 'Ana' }, 'Luz'], available_spots: 3 },
    { room: 'Sala 1', instructor: 'Ana, Luz', availablePlaces: 3 },
  ],
  [{ status: 'Cancelled' }, { cancelled: true }],
  [{ is_cancelled: true }, { cancelled: true }],
  [{ cancelled_at: '2026-10-10T10:00:00Z' }, { cancelled: true }],
])('%j is read as %j', async (given, expected) => {
  const base = Object.keys(given).some((name) => name.startsWith('start')) ? { id: 7, capacity: 12 } : row(7);
  const { session } = answering([{ data: [{ ...base, ...given }] }]);
  expect(await kenko.listSchedules(session, window)).toMatchObject([{ id: '7', capacity: 12, ...expected }]);
});

const booking = { id: 5, status: 1, schedule_id: 'c-1' };
const readBookings = (data: readonly unknown[]) => kenko.listBookings(answering([{ data }]).session, window);

test('a booking has its class, its state, its source and its customer; an appointment is left out', async () => {
  const contact = { first_name: 'Luz', last_name: 'Prado', email: 'luz@example.com' };
  const whole = {
    ...booking,
    contact,
    booking_source: 'Webstore',
    starts_at: '2026-10-14T07:00:00-06:00',
    created_at: '2026-10-12T10:00:00-06:00',
  };
  const appointment = { id: 6, status: 1, event_type: 'appointment' };
  expect(await readBookings([whole, appointment])).toEqual([
    {
      id: '5',
      classId: 'c-1',
      status: 'booked',
      source: 'Webstore',
      startsAt: '2026-10-14T13:00:00.000Z',
      bookedAt: '2026-10-12T16:00:00.000Z',
      customerName: 'Luz Prado',
      customerEmail: 'luz@example.com',
    },
  ]);
});

test('each of Kenko’s seven states is known, and any other is unreadable', async () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((status) => ({ ...booking, id: status, status }));
  expect((await readBookings(all)).map(({ status }) => status)).toEqual([
    'booked',
    'waitlisted',
    'cancelled',
    'cancelled',
    'cancelled',
    'failed',
    'failed',
  ]);
  expect((await errorOf(readBookings([{ ...booking, status: 8 }]))).kind).toBe('unreadable');
  expect((await errorOf(readBookings([{ id: 1, status: 1 }]))).kind).toBe('unreadable');
});

test('a booking outside the window is left out, and one without a start is kept', async () => {
  const before = { ...booking, id: 1, starts_at: '2026-10-12T05:59:59Z' };
  const nested = { id: 2, status: 1, schedule: { id: 'c-2', start_time: '2026-10-19T06:00:00Z' } };
  expect((await readBookings([before, nested, booking])).map(({ id }) => id)).toEqual(['5']);
});
