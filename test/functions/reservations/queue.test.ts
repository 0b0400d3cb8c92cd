import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { deleteEvent } from '#shared/contracts/reservations/delete-event.ts';
import { getEvent } from '#shared/contracts/reservations/get-event.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { retryEvent } from '#shared/contracts/reservations/retry-event.ts';
import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import type { AnyOperation, RequestOf } from '#shared/contracts/operation.ts';
import type { As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startGoogle, type TestGoogle } from '../../builders/start-google.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import {
  aBooking,
  aCancellation,
  aClock,
  aMailbox,
  fitpass,
  provenFitpass,
  type TestClock,
  type TestMailbox,
} from './a-mailbox.ts';
import { callEvent } from './event-operations.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { tableOf } from '#test/builders/table-of.ts';

let table: TestTable;
let google: TestGoogle;
let clock: TestClock;
let box: TestMailbox;
const stranger: As = { studioId: '75757575-7575-4575-8575-000000000001' };

beforeAll(async () => {
  clock = aClock();
  table = await startTable();
  google = await startGoogle(() => clock.now(), 'https://cupo.test');
  await giveAccess(stranger.studioId);
});
afterAll(async () => {
  await google.close();
  await table.close();
});
beforeEach(async () => {
  box = await aMailbox(google, clock);
});

const ask = <Op extends AnyOperation>(contract: Op, input: RequestOf<Op>, as?: As) =>
  callEvent(contract, input, as ?? { studioId: box.studioId });

/** A booking of Boxing, which is not in the schedule. */
async function waiting() {
  box.deliver(aBooking({ className: 'Boxing' }));
  await box.run();
  const [event] = await box.events('manual_review');
  return event!;
}

describe('an event that waits for a person', () => {
  it('is shown with the classes of its day, the likeliest first', async () => {
    await box.studio.importClasses('Pilates,2027-03-03,18:00,Sala 2,10,0,0');
    await box.studio.importClasses(
      'Boxing,2027-03-03,07:00,Sala 1,10,0,0',
      'Boxing,2027-03-04,18:00,Sala 1,10,0,0',
    );
    const { eventId } = await waiting();
    const { body } = await ask(getEvent, { eventId });
    expect(body).toMatchObject({
      date: '2027-03-03',
      timezone: 'America/Mexico_City',
      event: { status: 'manual_review', className: 'Boxing', mail: { from: 'reservas@fitpass.test' } },
    });
    expect(body.candidates.map(({ className, localTime }) => `${className} ${localTime}`)).toContain(
      'Boxing 07:00',
    );
    const scores = body.candidates.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const other = await ask(getEvent, { eventId, date: '2027-03-04' });
    expect(other.body.candidates.map(({ className }) => className)).toEqual(['Boxing']);
  });

  it('is applied to the chosen class, once', async () => {
    const { eventId, version } = await waiting();
    const { classId } = await box.theClass();
    const confirmed = await ask(confirmEvent, { eventId, classId, version });
    expect(confirmed.body).toMatchObject({ status: 'completed', classId, version: version + 2 });
    expect((await box.theClass()).bookings).toBe(1);
    expect((await ask(confirmEvent, { eventId, classId, version })).status).toBe(409);
    expect((await box.theClass()).bookings).toBe(1);
    const again = box.deliver(aBooking({ className: 'Boxing' }));
    expect(again).not.toBe('');
    await box.run();
    const [second] = await box.events('manual_review');
    await ask(confirmEvent, { eventId: second!.eventId, classId, version: second!.version });
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('can be completed with its kind and its client', async () => {
    box.deliver('Something about your class happened.', { subject: 'Re: your class' });
    await box.run();
    const [event] = await box.events('manual_review');
    const { classId } = await box.theClass();
    const input = { eventId: event!.eventId, classId, version: event!.version };
    expect((await ask(confirmEvent, input)).body).toMatchObject({ findings: [{ path: 'body.eventType' }] });
    const body = { ...input, eventType: 'booking_confirmed', customerName: 'Eva' } as const;
    expect((await ask(confirmEvent, body)).body).toMatchObject({ status: 'completed', customerName: 'Eva' });
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('is recognized if its client’s booking came from a file', async () => {
    await box.studio.importBookings('Yoga,2027-03-03,18:00,Sala 1,fitpass,90,2027-02-27 10:00,Ana López,');
    expect((await box.theClass()).bookings).toBe(1);
    box.deliver(aBooking({ ref: '', client: 'ANA López' }));
    await box.run();
    expect(await box.events('completed')).toMatchObject([
      { reasons: ['This client already has a booking of this class.'] },
    ]);
    expect((await box.theClass()).bookings).toBe(1);
  });

  describe('that cancels a booking from a file without a number', () => {
    const aRow = (client: string, minute = '00') =>
      `Yoga,2027-03-03,18:00,Sala 1,fitpass,90,2027-02-27 10:${minute},${client},`;
    const cancels = async (client: string) => {
      box.deliver(aCancellation({ ref: '', client }));
      await box.run();
    };
    const choices = async () => {
      const [event] = await box.events('manual_review');
      const { classId } = await box.theClass();
      const { body } = await ask(getEvent, { eventId: event!.eventId, classId });
      return { input: { eventId: event!.eventId, classId, version: event!.version }, body };
    };
    const booked = async () => (await box.theClass()).bookings;

    it('frees its place if it is the client’s only one, once', async () => {
      await box.studio.importBookings(aRow('Ana López'), aRow('Eva Sol'));
      await cancels('ana  LÓPEZ');
      expect([await booked(), (await box.events('completed')).length]).toEqual([1, 1]);
      await cancels('Ana López');
      expect([await booked(), (await box.events('completed')).length]).toEqual([1, 2]);
    });

    it('waits if there are several, until a person chooses', async () => {
      await box.studio.importBookings(aRow('Ana López'), aRow('Ana López', '30'), aRow('Eva Sol'));
      await cancels('Ana López');
      const { input, body } = await choices();
      expect(body.event.reasons).toContain(
        'This client has more than one booking of this class that it may cancel.',
      );
      expect(body.bookings?.map(({ customer, isLikely }) => [customer, isLikely])).toEqual([
        ['Ana López', true],
        ['Ana López', true],
        ['Eva Sol', false],
      ]);
      const { bookingId } = body.bookings![1]!;
      expect((await ask(confirmEvent, { ...input, bookingId })).body).toMatchObject({ status: 'completed' });
      expect(await booked()).toBe(2);
      await cancels('Ana López');
      const again = await choices();
      expect(again.body.event.reasons).toContain(
        'This client cancelled a booking of this class before, and has another one.',
      );
      expect(again.body.bookings?.map((one) => one.bookingId)).not.toContain(bookingId);
      expect(await booked()).toBe(2);
    });

    it('waits if no name fits, and frees nothing if a person says that none is meant', async () => {
      await box.studio.importBookings(aRow('Ana López'));
      await cancels('A. López');
      const { input, body } = await choices();
      expect(body.bookings).toMatchObject([{ customer: 'Ana López', isLikely: false }]);
      const wrong = await ask(confirmEvent, { ...input, bookingId: 'f'.repeat(24) });
      expect(wrong).toMatchObject({ status: 400, body: { findings: [{ path: 'body.bookingId' }] } });
      await ask(confirmEvent, { ...input, bookingId: null });
      expect([await booked(), (await box.events('completed')).length]).toEqual([1, 1]);
    });
  });

  it('books a second time if a person says so', async () => {
    for (const text of [aBooking({ ref: '' }), aCancellation({ ref: '' })]) {
      box.deliver(text);
      await box.run();
      clock.advance(60_000);
    }
    box.deliver(aBooking({ ref: '' }));
    await box.run();
    expect((await box.theClass()).bookings).toBe(0);
    const [event] = await box.events('manual_review');
    const { classId } = await box.theClass();
    for (let times = 0; times < 2; times += 1)
      await ask(confirmEvent, { eventId: event!.eventId, classId, version: event!.version });
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('cancels a class, until its owner restores it', async () => {
    const { eventId, version } = await waiting();
    const { classId } = await box.theClass();
    await ask(confirmEvent, { eventId, classId, version, eventType: 'class_cancelled' });
    const marked = await box.theClass();
    expect(marked.cancelled).toMatchObject({ by: 'fitpass' });
    const { body } = await ask(reinstateClass, { classId });
    expect([body.cancelled, body.version]).toEqual([undefined, marked.version + 1]);
    expect((await box.theClass()).cancelled).toBeUndefined();
    const again = await ask(reinstateClass, { classId });
    expect([again.status, again.body.version]).toEqual([200, body.version]);
    const { studioId } = box;
    const trail = await tableOf(studioId).of(AuditEntity).query.primary({ studioId }).go();
    expect(trail.data.filter(({ action }) => action === 'schedule.reinstateClass')).toMatchObject([
      { actor: studioId, subject: classId, note: expect.stringContaining('fitpass, ') },
    ]);
    const theirs = await ask(reinstateClass, { classId }, stranger);
    expect(theirs.status).toBe(404);
  });

  it('requires an existing class', async () => {
    const { eventId, version } = await waiting();
    const classId = '20270303T0000Z-000000000000';
    expect((await ask(confirmEvent, { eventId, classId, version })).status).toBe(404);
  });

  it('is retried once its class exists', async () => {
    const { eventId } = await waiting();
    expect((await ask(retryEvent, { eventId })).body).toMatchObject({ status: 'manual_review' });
    await box.studio.importClasses('Boxing,2027-03-03,18:00,Sala 2,10,2,0');
    const { body } = await ask(retryEvent, { eventId });
    expect(body).toMatchObject({ status: 'completed', reasons: [], errorMessage: null });
    expect((await ask(retryEvent, { eventId })).status).toBe(409);
  });

  it('is nobody else’s', async () => {
    const { eventId, version } = await waiting();
    const { classId } = await box.theClass();
    const answers = await Promise.all([
      ask(getEvent, { eventId }, stranger),
      ask(confirmEvent, { eventId, classId, version }, stranger),
      ask(retryEvent, { eventId }, stranger),
      ask(deleteEvent, { eventId }, stranger),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ask(listEvents, { status: 'manual_review' }, stranger)).body.events).toEqual([]);
  });
});

describe('what failed', () => {
  const unreadable = () =>
    box.deliverRaw(
      Buffer.from(
        `From: ${fitpass}\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\n\r\n'.repeat(3_000)}`,
      ),
    );

  it('is read again if it could not be read', async () => {
    const id = unreadable();
    await box.run();
    const [failed] = await box.events('failed');
    const mail = google.state.accounts
      .find(({ email }) => email === box.email)!
      .messages.find((one) => one.id === id)!;
    mail.raw = Buffer.from(
      `${provenFitpass}From: ${fitpass}\r\nSubject: Booking\r\n\r\n${aBooking()}`,
    ).toString('base64');
    const { body } = await ask(retryEvent, { eventId: failed!.eventId });
    expect(body).toMatchObject({ status: 'pending', errorMessage: null });
    expect(await box.events('failed')).toEqual([]);
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('is deleted permanently', async () => {
    unreadable();
    await box.run();
    const [failed] = await box.events('failed');
    expect((await ask(deleteEvent, { eventId: failed!.eventId })).status).toBe(200);
    expect((await ask(deleteEvent, { eventId: failed!.eventId })).status).toBe(404);
    await box.trouble('history-gone');
    await box.run();
    expect(await box.events('failed')).toEqual([]);
  });

  it('cannot be deleted once it was applied', async () => {
    box.deliver(aBooking());
    await box.run();
    const [done] = await box.events('completed');
    expect((await ask(deleteEvent, { eventId: done!.eventId })).status).toBe(409);
    expect((await ask(retryEvent, { eventId: done!.eventId })).status).toBe(409);
  });
});

describe('the list of each kind', () => {
  it('is paged, newest first, and counted', async () => {
    for (let nth = 1; nth <= 5; nth += 1)
      box.deliver(aBooking({ ref: `BK-${nth}`, client: `Client ${nth}` }));
    await box.run();
    const first = (await ask(listEvents, { status: 'completed', limit: 3 })).body;
    const second = (await ask(listEvents, { status: 'completed', limit: 3, cursor: first.cursor! })).body;
    expect([...first.events, ...second.events].map((one) => one.marketplaceBookingRef)).toEqual(
      [5, 4, 3, 2, 1].map((nth) => `BK-${nth}`),
    );
    expect(second.cursor).toBeNull();
    expect(first.timezone).toBe('America/Mexico_City');
    await waiting();
    expect((await ask(getSync, {})).body).toMatchObject({
      counts: { pending: 0, manualReview: 1, failed: 0 },
      waitingMails: 0,
      mailbox: { status: 'connected' },
    });
    box.deliver(aBooking({ ref: 'BK-6' }));
    // Enough time to find and read the mail, but not to apply it.
    const times = [true, true];
    await box.sync({}, () => times.pop() ?? false);
    expect((await ask(getSync, {})).body.counts.pending).toBe(1);
  });
});
