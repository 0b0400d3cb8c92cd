import { createHmac } from 'node:crypto';
import { wellhub } from '#functions/_domain/connections/connectors/wellhub.ts';
import type { Booking, Simulator } from '#infra/local/simulators/index.ts';
import { createWellhub, type WellhubOptions } from '#infra/local/simulators/wellhub/index.ts';
import { startReceiver } from '#test/builders/webhook-receiver.ts';
import type { Receiver } from '#test/builders/webhook-receiver.ts';
import { memberBooks, memberCancels, memberChecksIn } from '#test/builders/simulated-members.ts';
import { aClass, errorOf, listingOf, now, sessionWith } from './scene.ts';

const credentials = { username: '48213', password: 'wellhub-token' };
const secret = 'a-webhook-secret';

describe('wellhub bookings', () => {
  let simulator: Simulator;
  let receiver: Receiver;
  let at: Date;
  afterEach(() => Promise.all([simulator.close(), receiver.close()]));

  async function start(options: WellhubOptions = {}) {
    at = now();
    receiver = await startReceiver();
    simulator = await createWellhub({ now: () => at, ...options });
    simulator.store.putStudio({ ...credentials, name: 'Estudio' });
    simulator.store.putClasses(credentials.username, [aClass]);
    return sessionWith(simulator, credentials);
  }
  async function subscribed(options: WellhubOptions = {}) {
    const session = await start(options);
    await wellhub.subscribe!(session, { url: `${receiver.url}/hook`, secret });
    return session;
  }
  const statusOf = (id: number) => simulator.store.bookings.byId(id)?.status;
  const types = () => receiver.received.map(({ json }) => (json as { event_type: string }).event_type);

  test('a subscription is created once, later replaced, and can be read', async () => {
    const session = await start();
    expect(await wellhub.subscribed!(session)).toEqual([]);
    await wellhub.subscribe!(session, { url: 'https://a.example/hook', secret });
    await wellhub.subscribe!(session, { url: 'https://b.example/hook', secret });
    expect(await wellhub.subscribed!(session)).toEqual(['https://b.example/hook']);
    const sent = simulator.log.entries().filter(({ path }) => path.endsWith('/webhooks'));
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'GET', 'PUT', 'GET']);
    expect(simulator.store.subscriptions.of(credentials.username)).toHaveLength(5);
    expect(JSON.stringify(session.recorder.steps())).not.toContain(secret);
  });

  test('webhooks are set up at the setup host, and everything else uses the booking host', async () => {
    const session = await start();
    const setup = await createWellhub({ now });
    setup.store.putStudio({ ...credentials, name: 'Estudio' });
    await wellhub.subscribe!({ ...session, setupBaseUrl: setup.url }, { url: 'https://a.example/', secret });
    expect(setup.store.subscriptions.of(credentials.username)).toHaveLength(5);
    expect(simulator.log.entries()).toEqual([]);
    await setup.close();
  });

  test.each(['', 'x'.repeat(101)])('a secret of a length that Wellhub refuses is not sent', async (bad) => {
    const session = await start();
    const refused = await errorOf(wellhub.subscribe!(session, { url: 'https://a.example/', secret: bad }));
    expect(refused.kind).toBe('rejected');
    expect(simulator.log.entries()).toEqual([]);
  });

  test.each(['', '0X'] as const)(
    'a booking request is told, signed with prefix "%s"',
    async (signaturePrefix) => {
      await subscribed({ signaturePrefix });
      const booking = await memberBooks(simulator, aClass.reference);
      const [reported] = receiver.received;
      const expected = createHmac('sha1', secret).update(reported!.body).digest('hex').toUpperCase();
      expect(reported!.headers['x-gympass-signature']).toBe(signaturePrefix + expected);
      expect(reported!.json).toMatchObject({
        event_type: 'booking-requested',
        event_data: {
          user: { unique_token: booking.member.token },
          slot: { gym_id: 48_213, booking_number: booking.reference },
          timestamp: now().getTime(),
        },
      });
    },
  );

  test('an accepted booking is counted only by us', async () => {
    const session = await subscribed();
    const { id, reference } = await memberBooks(simulator, aClass.reference);
    await wellhub.answerBooking!(session, { bookingReference: reference, answer: 'accept' });
    expect(statusOf(id)).toBe('reserved');
    const listing = await listingOf(wellhub, session);
    expect(await wellhub.read(session, listing)).toEqual({ slots: 6, booked: 2 });
    await wellhub.setBooked!(session, listing, 3);
    expect(await wellhub.read(session, listing)).toEqual({ slots: 6, booked: 3 });
  });

  test('a booking is rejected with the reason in their words; both answers may come twice', async () => {
    const session = await subscribed();
    const { id, reference } = await memberBooks(simulator, aClass.reference);
    const reject = { bookingReference: reference, answer: 'reject', reason: 'class-cancelled' } as const;
    await wellhub.answerBooking!(session, reject);
    await wellhub.answerBooking!(session, reject);
    expect(simulator.store.bookings.byId(id)).toMatchObject({
      status: 'rejected',
      reason: 'CLASS_HAS_BEEN_CANCELED',
    });
  });

  test('after fifteen minutes without an answer it is rejected at Wellhub, and later answers do not count', async () => {
    const session = await subscribed();
    const { id, reference } = await memberBooks(simulator, aClass.reference);
    at = new Date(at.getTime() + 15 * 60_000 + 1);
    const late = await errorOf(
      wellhub.answerBooking!(session, { bookingReference: reference, answer: 'accept' }),
    );
    expect([late.kind, late.userMessage]).toEqual([
      'rejected',
      'Wellhub is no longer waiting for an answer to this booking.',
    ]);
    expect(statusOf(id)).toBe('rejected');
  });

  test('an invented booking is not listed', async () => {
    const session = await subscribed();
    const unknown = await errorOf(
      wellhub.answerBooking!(session, { bookingReference: 'BK_NOBODY1', answer: 'accept' }),
    );
    expect([unknown.kind, unknown.userMessage]).toEqual([
      'not-listed',
      'Wellhub does not know this booking.',
    ]);
  });

  test('a number above the capacity is sent as the capacity, and a correct number is not sent', async () => {
    const session = await start();
    const listing = await listingOf(wellhub, session);
    await wellhub.setBooked!(session, listing, 9);
    expect(await wellhub.read(session, listing)).toEqual({ slots: 6, booked: 6 });
    await wellhub.setBooked!(session, listing, 6);
    expect(simulator.log.entries().filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    expect((await errorOf(wellhub.setBooked!(session, listing, -1))).kind).toBe('rejected');
  });

  test('cancelling in time, cancelling late, and checking in are separate events', async () => {
    const session = await subscribed();
    for (const late of [false, true]) {
      const { id } = await memberBooks(simulator, aClass.reference);
      await memberCancels(simulator, id, late);
    }
    const stays = await memberBooks(simulator, aClass.reference);
    await wellhub.answerBooking!(session, { bookingReference: stays.reference, answer: 'accept' });
    await memberChecksIn(simulator, stays.id);
    expect(types()).toEqual([
      'booking-requested',
      'booking-canceled',
      'booking-requested',
      'booking-late-canceled',
      'booking-requested',
      'checkin-booking-occurred',
    ]);
  });

  test('an unanswered event is repeated three times at once, and is then lost', async () => {
    await subscribed();
    receiver.answers.push(500, 503, 302, 404);
    await memberBooks(simulator, aClass.reference);
    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    await memberBooks(simulator, aClass.reference);
    expect(receiver.received).toHaveLength(5);
  });

  test('an event may be lost, duplicated or overtaken', async () => {
    await subscribed();
    simulator.faults.set({
      nextWebhooks: [{ fault: 'lose' }, { fault: 'duplicate' }, { fault: 'hold' }],
    });
    const made: Booking[] = [];
    for (let count = 0; count < 4; count += 1) made.push(await memberBooks(simulator, aClass.reference));
    expect(simulator.land()).toBe(1);
    await simulator.deliveries.drain();
    const order = receiver.received.map(({ json }) => (json as Reported).event_data.slot.booking_number);
    expect(order).toEqual([1, 1, 3, 2].map((index) => made[index]!.reference));
  });

  test('the seed determines which events are lost', async () => {
    const arrived = async () => {
      await subscribed();
      simulator.store.putClasses(credentials.username, [{ ...aClass, slots: 30 }]);
      simulator.faults.set({ webhookShares: [{ fault: 'lose', share: 0.5 }], seed: 7 });
      for (let count = 0; count < 16; count += 1) await memberBooks(simulator, aClass.reference);
      return receiver.received.map(({ json }) => (json as Reported).event_data.slot.booking_number);
    };
    const first = await arrived();
    await Promise.all([simulator.close(), receiver.close()]);
    expect(await arrived()).toEqual(first);
    expect(first.length).toBeGreaterThan(2);
    expect(first.length).toBeLessThan(14);
  });
});

interface Reported {
  event_data: { slot: { booking_number: string } };
}
