import { totalpass } from '#functions/_domain/connections/connectors/totalpass.ts';
import type { Simulator } from '#infra/local/simulators/index.ts';
import { createTotalPass, type TotalPassOptions } from '#infra/local/simulators/totalpass/index.ts';
import { memberBooks, memberCancels, memberChecksIn } from '#test/builders/simulated-members.ts';
import { startReceiver } from '#test/builders/webhook-receiver.ts';
import type { Receiver } from '#test/builders/webhook-receiver.ts';
import {
  aClass,
  errorOf,
  listingOf,
  now,
  sessionWith,
} from '#test/functions/marketplaces/connectors/scene.ts';

const credentials = { username: 'place-key-0001', password: 'partner-key-0001' };
const evening = {
  ...aClass,
  reference: 'late',
  name: 'Yoga Nocturna',
  localTime: '20:30',
  startsAt: '2026-10-15T02:30:00.000Z',
};
const window = {
  from: '2026-10-12T06:00:00.000Z',
  to: '2026-10-19T06:00:00.000Z',
  timezone: aClass.timezone,
};

describe('totalpass bookings', () => {
  let simulator: Simulator;
  let receiver: Receiver;
  let at: Date;
  afterEach(() => Promise.all([simulator.close(), receiver.close()]));

  async function start(options: TotalPassOptions = {}) {
    at = now();
    receiver = await startReceiver();
    simulator = await createTotalPass({ now: () => at, ...options });
    simulator.store.putStudio({ ...credentials, name: 'Estudio' });
    simulator.store.putClasses(credentials.username, [aClass, evening]);
    const session = sessionWith(simulator, credentials);
    await totalpass.subscribe!(session, { url: `${receiver.url}/hook/s3cret`, secret: 's3cret' });
    return session;
  }
  const confirmations = (isRequested: boolean) =>
    simulator.store.documents.put({
      studio: credentials.username,
      kind: 'config',
      id: 0,
      body: { hasSlotConfirmation: isRequested },
    });
  const bookedOf = (reference: string) =>
    simulator.store.classes().find((one) => one.reference === reference)?.booked;

  test('the subscription can be read and replaced, and is not in any recording', async () => {
    const session = await start();
    expect(await totalpass.subscribed!(session)).toEqual([`${receiver.url}/hook/s3cret`]);
    await totalpass.subscribe!(session, { url: 'https://b.example/s3cret', secret: 's3cret' });
    expect(await totalpass.subscribed!(session)).toEqual(['https://b.example/s3cret']);
    simulator.store.subscriptions.replace(credentials.username, []);
    expect(await totalpass.subscribed!(session)).toEqual([]);
    expect(JSON.stringify(session.recorder.steps())).not.toContain('s3cret');
  });

  test('a booking takes its place at once and is reported without a signature', async () => {
    const session = await start();
    const { reference, member } = await memberBooks(simulator, aClass.reference);
    const listing = await listingOf(totalpass, session);
    expect(await totalpass.read(session, listing)).toEqual({ slots: 6, booked: 3 });
    expect(receiver.received.map(({ path, json }) => ({ path, json }))).toEqual([
      {
        path: '/hook/s3cret',
        json: {
          event: { id: listing.id, title: aClass.name, plan_code: 'TP3' },
          place: { place: credentials.username, name: 'Estudio' },
          user: expect.objectContaining({ name: 'Luz Prado', email: member.email }),
          slot: { id: reference, status: 'active', date: aClass.startsAt, seat: null },
        },
      },
    ]);
  });

  test.each([false, true])(
    'lists bookings and cancellations with their class, evening classes too (local times marked as UTC: %s)',
    async (localTimesMarkedUtc) => {
      const session = await start({ localTimesMarkedUtc });
      const morning = await memberBooks(simulator, aClass.reference);
      const late = await memberBooks(simulator, evening.reference, 'Ivo Luna');
      await memberCancels(simulator, late.id);
      const listings = await totalpass.listListings(session, window);
      const idOf = (name: string) => listings.find(({ listing }) => listing.name === name)?.listing.id;
      expect(await totalpass.listBookings!(session, window)).toEqual([
        {
          reference: morning.reference,
          listingId: idOf(aClass.name),
          status: 'confirmed',
          startsAt: aClass.startsAt,
          bookedAt: now().toISOString(),
          customerName: 'Luz Prado',
          customerEmail: morning.member.email,
        },
        {
          reference: late.reference,
          listingId: idOf(evening.name),
          status: 'cancelled',
          startsAt: evening.startsAt,
          bookedAt: now().toISOString(),
          customerName: 'Ivo Luna',
          customerEmail: late.member.email,
        },
      ]);
      expect(bookedOf(evening.reference)).toBe(2);
    },
  );

  test('a long period is requested in spans of 30 days, and one that is too long is refused', async () => {
    const session = await start();
    const far = {
      ...aClass,
      reference: 'far',
      localDate: '2026-12-02',
      startsAt: '2026-12-02T13:00:00.000Z',
    };
    simulator.store.putClasses(credentials.username, [far]);
    const { reference } = await memberBooks(simulator, 'far');
    const quarter = { ...window, to: '2026-12-20T06:00:00.000Z' };
    expect(await totalpass.listBookings!(session, quarter)).toMatchObject([{ reference }]);
    expect(simulator.log.entries().filter(({ path }) => path === '/partner/slot')).toHaveLength(3);
    const years = { ...window, to: '2028-10-19T06:00:00.000Z' };
    expect((await errorOf(totalpass.listBookings!(session, years))).kind).toBe('rejected');
  });

  test('a pending booking is confirmed, or rejected and its place released', async () => {
    const session = await start();
    confirmations(true);
    const retained = await memberBooks(simulator, aClass.reference);
    const denied = await memberBooks(simulator, aClass.reference);
    expect(receiver.received[0]?.json).toMatchObject({
      slot: { status: 'pending', confirmation_url: expect.stringContaining('/partner/slot/confirmSlot/') },
    });
    const accept = { bookingReference: retained.reference, answer: 'accept' } as const;
    await totalpass.answerBooking!(session, accept);
    await totalpass.answerBooking!(session, accept);
    await totalpass.answerBooking!(session, { bookingReference: denied.reference, answer: 'reject' });
    expect(simulator.store.bookings.all().map(({ status, reason }) => [status, reason])).toEqual([
      ['reserved', undefined],
      ['rejected', 'class_overbooked'],
    ]);
    expect(bookedOf(aClass.reference)).toBe(3);
  });

  test('after five minutes the booking expires, and its place is released', async () => {
    const session = await start();
    confirmations(true);
    const { reference } = await memberBooks(simulator, aClass.reference);
    at = new Date(at.getTime() + 5 * 60_000 + 1);
    const late = await errorOf(
      totalpass.answerBooking!(session, { bookingReference: reference, answer: 'accept' }),
    );
    expect([late.kind, late.userMessage]).toEqual([
      'rejected',
      'TotalPass is no longer waiting for an answer to this booking.',
    ]);
    expect(bookedOf(aClass.reference)).toBe(2);
  });

  test('an invented booking is not listed', async () => {
    const session = await start();
    const unknown = await errorOf(
      totalpass.answerBooking!(session, { bookingReference: '65f0', answer: 'accept' }),
    );
    expect(unknown.kind).toBe('not-listed');
  });

  test('a check-in is confirmed once, at the address it came with, and expires', async () => {
    await start();
    const first = await memberBooks(simulator, aClass.reference);
    const second = await memberBooks(simulator, aClass.reference);
    await memberChecksIn(simulator, first.id);
    await memberChecksIn(simulator, second.id);
    const endpoints = receiver.received.slice(2).map(({ json }) => (json as { endpoint: string }).endpoint);
    const confirm = async (endpoint: string) => {
      const answer = await fetch(endpoint, { method: 'POST' });
      return [answer.status, await answer.json()];
    };
    expect(await confirm(endpoints[0]!)).toEqual([200, 1]);
    expect(await confirm(endpoints[0]!)).toEqual([422, { message: 'check_in_not_available' }]);
    at = new Date(at.getTime() + 91 * 60_000);
    expect(await confirm(endpoints[1]!)).toEqual([422, { message: 'check_in_expired_alert' }]);
    expect(await confirm(`${simulator.url}/check-in/none`)).toMatchObject([404, {}]);
  });
});
