import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { present } from '#functions/_platform/present.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { callEvent } from './event-operations.ts';
import {
  aBooking,
  aCancellation,
  aClock,
  aMailbox,
  startMail,
  type TestMail,
  type TestMailbox,
} from './a-mailbox.ts';

const minuteMs = 60_000;
const clock = aClock();
let mail: TestMail;
let box: TestMailbox;

beforeAll(async () => {
  mail = await startMail(clock);
});
afterAll(() => mail.close());
beforeEach(async () => {
  box = await aMailbox(mail.google, clock);
});

const run = async (...texts: readonly string[]) => {
  for (const text of texts) box.deliver(text);
  await box.run();
  clock.advance(minuteMs);
};

const states = async () => ({
  waiting: (await box.events('manual_review')).map(({ eventType, reasons }) => [eventType, ...reasons]),
  completed: (await box.events('completed')).map(({ eventType }) => eventType ?? '').sort(),
});

const unknown = 'No booking is known that it could cancel.';

describe('a cancellation that arrives before its booking', () => {
  it.each([
    ['with a number', {}],
    ['without a number', { ref: '' }],
  ])('needs no person any more once the booking has arrived: %s', async (_, over) => {
    // The mail about the booking was sent first.
    const booked = { at: clock.now() };
    clock.advance(minuteMs);
    await run(aCancellation(over));
    expect(await states()).toEqual({ waiting: [['booking_cancelled', unknown]], completed: [] });
    box.deliver(aBooking(over), booked);
    await run();
    expect(await states()).toEqual({ waiting: [], completed: ['booking_cancelled', 'booking_confirmed'] });
    expect((await box.theClass()).bookings).toBe(0);
  });

  it.each([60, 120])('needs none either while %i newer e-mails wait', async (count) => {
    await run(aCancellation());
    const [waiting] = await box.events('manual_review');
    const newer = Array.from({ length: count }, (_, at) =>
      present({
        ...waiting!,
        eventId: `01ZZZZZZZZZZZZZZZZZZZZ${String(at).padStart(4, '0')}`,
        reasons: ['It does not say which class it is for.'],
      }),
    );
    await tableOf(box.studioId).of(MailEventEntity).put(newer).go();
    await run(aBooking());
    await run(aBooking({ ref: 'BK-1002', client: 'Eva Gil' }));
    const { completed } = await states();
    expect(completed).toEqual(['booking_cancelled', 'booking_confirmed', 'booking_confirmed']);
    expect((await box.theClass()).bookings).toBe(1);
    // The next run begins with the newest ones again.
    expect(await box.mailbox()).not.toHaveProperty('reviewedDownTo');
  });

  it('still needs a person if another booking arrives', async () => {
    await run(aCancellation());
    await run(aBooking({ ref: 'BK-1002', client: 'Eva Gil' }));
    expect(await states()).toEqual({
      waiting: [['booking_cancelled', unknown]],
      completed: ['booking_confirmed'],
    });
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('cancels its booking if a file has named that meanwhile', async () => {
    await run(aCancellation());
    const csvData =
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference\nYoga,2027-03-03,18:00,Sala 1,fitpass,90,2027-02-27 10:00,Ana López,BK-1001';
    await box.studio.must(importBookings, { csvData });
    expect((await box.theClass()).bookings).toBe(1);
    await run(aBooking({ ref: 'BK-1002', client: 'Eva Gil' }));
    expect((await states()).waiting).toEqual([]);
    expect((await box.theClass()).bookings).toBe(1);
  });
});

describe('a mail about a cancelled class', () => {
  const cancelled = aCancellation().replace(
    'A booking was cancelled by the client.',
    'The class was cancelled by the studio.',
  );

  /** The owner says that the class takes place. */
  const reinstate = async () => {
    const { classId } = await box.theClass();
    const { studioId } = box;
    await tableOf(studioId)
      .of(ClassEntity)
      .patch({ studioId, classId, month: monthOf(classId) })
      .set({ reinstatedAt: clock.now().toISOString() })
      .remove(['cancelledAt', 'cancelledBy', 'closed'])
      .go();
  };

  it('does not cancel it again if its owner has said since that it takes place', async () => {
    await run(cancelled);
    expect((await box.theClass()).cancelled).toMatchObject({ by: 'fitpass' });
    box.deliver(cancelled);
    clock.advance(minuteMs);
    await reinstate();
    await run();
    expect((await box.theClass()).cancelled).toBeUndefined();
    const [event] = await box.events('completed');
    expect(event?.reasons).toEqual(['After this e-mail, you said that the class takes place.']);
  });

  it('waits for a person if it arrives again after its owner said that it takes place', async () => {
    await run(cancelled);
    clock.advance(minuteMs);
    await reinstate();
    clock.advance(minuteMs);
    await run(cancelled);
    const { classId, cancelled: mark } = await box.theClass();
    expect(mark).toBeUndefined();
    const [event] = await box.events('manual_review');
    expect(event?.reasons).toEqual([
      'Before this e-mail, you said that the class takes place: it may be a second copy.',
    ]);
    const { eventId, version } = event!;
    await callEvent(confirmEvent, { eventId, version, classId }, { studioId: box.studioId });
    expect((await box.theClass()).cancelled).toMatchObject({ by: 'fitpass' });
  });
});
