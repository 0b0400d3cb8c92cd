import { kenko } from '#functions/_domain/connections/connectors/kenko.ts';
import {
  isKenkoSignature,
  readKenkoDelivery,
} from '#functions/_domain/connections/connectors/kenko-webhooks.ts';
import { openSession } from '#functions/_domain/connections/connectors/session.ts';
import type { Fault } from '#infra/local/simulators/index.ts';
import {
  createKenko,
  type KenkoOptions,
  type KenkoSimulator,
  restrictKey,
} from '#infra/local/simulators/kenko/index.ts';
import { loopbackHttp } from '#test/builders/loopback-http.ts';
import { memberBooks, memberCancels } from '#test/builders/simulated-members.ts';
import { startReceiver } from '#test/builders/webhook-receiver.ts';
import { aClass, errorOf, now } from '#test/functions/marketplaces/connectors/scene.ts';

const credentials = { username: '0d6f7a52-6a0e-4f3c-9a55-0d5a2f4c1b11', password: 'kenko-key/+=' };
const window = {
  from: '2026-10-12T06:00:00.000Z',
  to: '2026-10-19T06:00:00.000Z',
  timezone: 'America/Mexico_City',
};
let simulator: KenkoSimulator;

async function start(options: KenkoOptions = {}): Promise<void> {
  simulator = await createKenko({ now, ...options });
  simulator.store.putStudio({ ...credentials, name: 'Estudio Roma' });
  simulator.store.putClasses(credentials.username, [aClass]);
}
afterEach(() => simulator.close());

const session = (given = credentials, timeoutMs = 10_000) =>
  openSession({ http: loopbackHttp(), baseUrl: simulator.apiUrl, credentials: given, timeoutMs, now });
const spoil = (fault: Fault, path = '/schedules') =>
  simulator.faults.set({ next: [{ match: { path }, fault }] });

test.each(['name, starts_at', 'title, start_time'] as const)(
  'reads the schedule and every channel’s bookings where fields are called %s',
  async (names) => {
    await start({ names });
    const booked = await memberBooks(simulator, aClass.reference);
    const gone = await memberBooks(simulator, aClass.reference, 'Ivo Luna');
    await memberCancels(simulator, gone.id);
    const [listed] = await kenko.listSchedules(session(), window);
    expect(listed).toEqual({
      id: expect.any(String),
      name: aClass.name,
      startsAt: aClass.startsAt,
      durationMinutes: 50,
      capacity: 6,
      availablePlaces: 3,
      room: 'Sala 1',
      instructor: 'Ana Pérez',
      cancelled: false,
    });
    const bookings = await kenko.listBookings(session(), window);
    expect(bookings.map(({ status, source }) => [status, source])).toEqual([
      ['booked', 'Kenko CRM'],
      ['booked', 'Kenko CRM'],
      ['booked', 'Webstore'],
      ['cancelled', 'Webstore'],
    ]);
    expect(bookings[2]).toEqual({
      id: String(booked.id),
      classId: listed?.id,
      status: 'booked',
      source: 'Webstore',
      startsAt: aClass.startsAt,
      bookedAt: now().toISOString(),
      customerName: 'Luz Prado',
      customerEmail: booked.member.email,
    });
  },
);

test('returns a schedule of many pages completely, sorted by start', async () => {
  await start();
  const many = Array.from({ length: 230 }, (_, index) => ({
    ...aClass,
    reference: `c${index}`,
    startsAt: new Date(Date.parse(aClass.startsAt) + (index % 24) * 3_600_000).toISOString(),
  }));
  simulator.store.putClasses(credentials.username, many);
  const classes = await kenko.listSchedules(session(), window);
  expect(new Set(classes.map(({ id }) => id)).size).toBe(231);
  const starts = classes.map(({ startsAt }) => startsAt);
  expect(starts).toEqual([...starts].sort());
  expect(simulator.log.entries().filter(({ path }) => path.endsWith('/schedules'))).toHaveLength(3);
});

test('marks cancelled classes, and leaves out private ones', async () => {
  await start();
  simulator.store.putClasses(credentials.username, [{ ...aClass, reference: 'private' }]);
  const [first, second] = simulator.store.classes();
  simulator.store.changeClass(first!, { status: 'INACTIVE' });
  simulator.store.changeClass(second!, { status: 'HIDDEN' });
  expect(await kenko.listSchedules(session(), window)).toMatchObject([{ cancelled: true }]);
});

test('the center with its zone; credentials that are good pass the check', async () => {
  await start();
  expect(await kenko.centers(session())).toEqual([
    { id: credentials.username, name: 'Estudio Roma', timezone: 'America/Mexico_City' },
  ]);
  await expect(kenko.checkCredentials(session())).resolves.toBeUndefined();
  const byMail = { username: 'hola@example.com', password: credentials.password };
  await expect(kenko.checkCredentials(session(byMail))).resolves.toBeUndefined();
});

test('explains what to do when the keys are refused', async () => {
  await start();
  const sentence = async (given = credentials) => {
    const { kind, userMessage } = await errorOf(kenko.checkCredentials(session(given)));
    expect(kind).toBe('unauthorized');
    return userMessage;
  };
  const wrong = 'Kenko does not accept the stored API key. Check it in Data Sources.';
  expect(await sentence({ ...credentials, password: 'nope' })).toBe(wrong);
  expect(await sentence({ ...credentials, password: 'with space' })).toBe(wrong);
  expect(await sentence({ ...credentials, username: credentials.username.replace('0', '1') })).toBe(wrong);
  restrictKey(simulator.store, credentials.username, { scopes: ['write:bookings'] });
  expect(await sentence()).toContain('may not read');
  restrictKey(simulator.store, credentials.username, { revoked: true });
  expect(await sentence()).toContain('was ended in Kenko');
});

test('waits when rate-limited: for the given seconds, or else for a minute', async () => {
  await start();
  const wait = async () => {
    const { kind, retryAfterSeconds } = await errorOf(kenko.listSchedules(session(), window));
    return [kind, retryAfterSeconds];
  };
  spoil({ kind: 'status', status: 429, retryAfter: '17' });
  expect(await wait()).toEqual(['rate-limited', 17]);
  for (let index = 0; index < 120; index += 1) await kenko.checkCredentials(session());
  expect(await wait()).toEqual(['rate-limited', 60]);
});

const faults: Array<[Fault, string]> = [
  [{ kind: 'status', status: 500 }, 'unavailable'],
  [{ kind: 'status', status: 503 }, 'unavailable'],
  [{ kind: 'hang' }, 'unavailable'],
  [{ kind: 'reset', carriedOut: true }, 'unavailable'],
  [{ kind: 'drip', delayMs: 50 }, 'unavailable'],
  [{ kind: 'garbage', carriedOut: false }, 'unreadable'],
  [{ kind: 'truncated' }, 'unreadable'],
  [{ kind: 'huge' }, 'unreadable'],
  [{ kind: 'error-body' }, 'unreadable'],
  [{ kind: 'drift' }, 'unreadable'],
  [{ kind: 'redirect', location: 'http://169.254.169.254/latest' }, 'unreadable'],
];
test.each(faults)('%j is %s, and never a list', async (fault, kind) => {
  await start();
  spoil(fault);
  const { kind: thrown, userMessage } = await errorOf(kenko.listSchedules(session(credentials, 500), window));
  expect(thrown).toBe(kind);
  expect(userMessage).not.toMatch(/http|127\.0\.0\.1|kenko-key/);
});

test('leaves the key and member data out of the recording', async () => {
  await start();
  const { member } = await memberBooks(simulator, aClass.reference);
  const run = session();
  await kenko.listBookings(run, window);
  const retained = JSON.stringify(run.recorder.steps());
  expect(run.recorder.steps()).toHaveLength(1);
  expect(retained).not.toContain(credentials.password);
  expect(retained).not.toContain(member.email);
  expect(retained).not.toContain('Luz');
});

test.each([
  [['tamper'], [false, true]],
  [['duplicate'], [true, true, true]],
  [['lose'], [true]],
] as const)('where %s strikes its webhooks, signatures are %j', async (strikes, good) => {
  await start();
  const receiver = await startReceiver();
  const secret = 'shared';
  simulator.store.subscriptions.replace(credentials.username, [{ event: '*', url: receiver.url, secret }]);
  simulator.faults.set({ nextWebhooks: strikes.map((fault) => ({ fault })) });
  await memberBooks(simulator, aClass.reference);
  const signatures = receiver.received.map(({ body, headers }) =>
    isKenkoSignature(String(headers['x-partner-signature']), Buffer.from(body), secret),
  );
  expect(signatures).toEqual(good);
  const ids = receiver.received.map(({ body }) => readKenkoDelivery(Buffer.from(body))?.id);
  expect(new Set(ids).size).toBe(strikes[0] === 'lose' ? 1 : 2);
  await receiver.close();
});

test('receives signed webhooks that match the class and booking of its lists', async () => {
  await start();
  const receiver = await startReceiver();
  const secret = 'shared';
  simulator.store.subscriptions.replace(credentials.username, [{ event: '*', url: receiver.url, secret }]);
  const { id } = await memberBooks(simulator, aClass.reference);
  const [reported] = receiver.received;
  const body = Buffer.from(reported!.body);
  const signature = String(reported!.headers['x-partner-signature']);
  expect(isKenkoSignature(signature, body, secret)).toBe(true);
  expect(isKenkoSignature(signature, body, 'other')).toBe(false);
  const [listed] = await kenko.listSchedules(session(), window);
  const bookings = await kenko.listBookings(session(), window);
  expect(readKenkoDelivery(body)).toMatchObject({
    event: 'booking.confirmed',
    connectionId: credentials.username,
    classId: listed?.id,
    booking: bookings.find((one) => one.id === String(id)),
  });
  await receiver.close();
});
