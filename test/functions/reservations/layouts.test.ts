import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { getMail } from '#shared/contracts/reservations/get-mail.ts';
import type { ReportedFields } from '#shared/contracts/reservations/layout.ts';
import { listLayouts } from '#shared/contracts/reservations/list-layouts.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { readText } from '#functions/reservations/mailbox/text-store.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { aMailbox, aMovedClock, startMail, type TestMail, type TestMailbox } from './a-mailbox.ts';
import { callEvent } from './event-operations.ts';
import { reservationOf, roster, subject } from './roster-mails.ts';

let mail: TestMail;
let box: TestMailbox;
const clock = aMovedClock();

beforeAll(async () => {
  mail = await startMail(clock);
});
afterAll(() => mail.close());
beforeEach(async () => {
  box = await aMailbox(mail.google, clock);
});

/** One mail with a reservation for each client. */
const severalOf = (...clients: readonly (readonly [name: string, ref: string])[]): string =>
  clients
    .map(([name, ref], at) =>
      at === 0 ? roster(name, ref) : roster(name, ref).split('\n').slice(4).join('\n'),
    )
    .join('\n');

const asOwner = () => ({ studioId: box.studioId });
const textOf = ({ eventId }: { readonly eventId: string }) =>
  readText(tableOf(box.studioId), box.studioId, eventId);

const open = async () => [...(await box.events('manual_review')), ...(await box.events('ignored'))];

async function waiting(text = roster('Ana López', 'RX-1'), sender?: 'unsigned') {
  box.deliver(text, { subject, ...(sender && { sender }) });
  await box.run();
  return (await open())[0]!;
}

const teach = (
  { eventId, version }: { readonly eventId: string; readonly version: number },
  over: Partial<{
    meaning: 'booking_confirmed' | 'no_reservation';
    told: ReportedFields;
    others: { eventType: 'booking_confirmed' | 'booking_cancelled'; told: ReportedFields }[];
    remember: boolean;
  }> = {},
) =>
  callEvent(
    teachLayout,
    {
      eventId,
      version,
      meaning: 'booking_confirmed',
      told: reservationOf('Ana López', 'RX-1'),
      remember: true,
      ...over,
    },
    asOwner(),
  );

describe('a mail of a learned layout that reports a change', () => {
  const moved = (name: string, ref: string): string =>
    `${roster(name, ref)}\n\nThe client changed the time of this booking.`;

  it('waits, until such a mail is corrected too', async () => {
    await teach(await waiting());
    const event = await waiting(moved('Eva Sol', 'RX-2'));
    expect(event).toMatchObject({ reasons: ['It may report that a booking was changed.'] });
    expect((await box.theClass()).bookings).toBe(1);
    await teach(event, { told: reservationOf('Eva Sol', 'RX-2') });
    box.deliver(moved('Iva Gil', 'RX-3'), { subject });
    await box.run();
    expect(await box.events('manual_review')).toEqual([]);
    expect((await box.theClass()).bookings).toBe(3);
  });
});

describe('a mail that is not understood', () => {
  it('is corrected once, and the next mails of its layout are read automatically', async () => {
    const event = await waiting();
    const { mail: shown } = (await callEvent(getMail, { eventId: event.eventId }, asOwner())).body;
    expect(shown?.lines).toContain('Athlete: Ana López');
    expect(shown?.pieces.dates).toContainEqual({ text: '03/03/2027', date: '2027-03-03' });
    const { body } = await teach(event);
    expect(body).toMatchObject({ event: { status: 'completed', customerName: 'Ana López' }, alsoRead: 0 });
    expect((await box.theClass()).bookings).toBe(1);
    box.deliver(roster('Eva Sol', 'RX-2'), { subject });
    await box.run();
    expect((await box.theClass()).bookings).toBe(2);
    expect(await box.events('manual_review')).toEqual([]);
  });

  it('is read again with other waiting mails once one of them taught its layout', async () => {
    const event = await waiting();
    box.deliver(roster('Eva Sol', 'RX-2'), { subject });
    box.deliver(roster('Iva Gil', 'RX-3'), { subject });
    await box.run();
    const { body } = await teach(event);
    expect(body.alsoRead).toBe(2);
    await box.sync({});
    expect((await box.theClass()).bookings).toBe(3);
  });

  it('teaches how to read mails with several reservations, including waiting ones', async () => {
    const event = await waiting();
    box.deliver(severalOf(['Eva Sol', 'RX-2'], ['Iva Gil', 'RX-3']), { subject });
    await box.run();
    expect((await teach(event)).body.alsoRead).toBe(1);
    await box.sync({});
    expect((await box.theClass()).bookings).toBe(3);
    box.deliver(severalOf(['Eva Sol', 'RX-4'], ['Iva Gil', 'RX-5']), { subject });
    await box.run();
    expect((await box.theClass()).bookings).toBe(5);
    expect(await box.events('manual_review')).toEqual([]);
  });

  it('may be marked as no reservation: similar mails are skipped, but not others', async () => {
    const event = await waiting();
    expect((await teach(event, { meaning: 'no_reservation' })).body.event.status).toBe('ignored');
    box.deliver(roster('Eva Sol', 'RX-2'), { subject });
    box.deliver(roster('Eva Sol', 'RX-2').replace('One more', 'One less'), { subject });
    await box.run();
    expect((await box.theClass()).bookings).toBe(0);
    const texts = await Promise.all((await box.events('manual_review')).map(textOf));
    const passedOver = await Promise.all((await box.events('ignored')).map(textOf));
    expect([...texts, ...passedOver].filter((text) => text !== undefined)).toHaveLength(1);
  });

  it('teaches nothing if its sender is not verified, or the answer does not occur in it', async () => {
    const unproven = await waiting(roster('Ana López', 'RX-1'), 'unsigned');
    expect(await teach(unproven)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    const wrong = { ...reservationOf('Ana López', 'RX-1'), classTime: '19:00' };
    box.deliver(roster('Ana López', 'RX-1'), { subject });
    await box.run();
    const event = (await open()).find(({ provenBy }) => provenBy !== undefined)!;
    expect(await teach(event, { told: wrong })).toMatchObject({ body: { code: 'invalid-input' } });
    expect((await callEvent(listLayouts, {}, asOwner())).body.layouts).toEqual([]);
  });

  it('is deleted once nobody has to review it', async () => {
    const event = await waiting();
    expect(await textOf(event)).toBeDefined();
    await teach(event);
    expect(await textOf(event)).toBeUndefined();
  });
});

describe('a mail with several reservations', () => {
  const booked = (name: string, ref: string) => ({
    eventType: 'booking_confirmed' as const,
    told: reservationOf(name, ref),
  });
  const group = (...clients: readonly string[]): string =>
    `A group is coming to the studio.\n\nWorkout: Yoga\nDay: 03/03/2027 18h00\n\nAttendees:\n${clients
      .map((name) => `- ${name}`)
      .join('\n')}\n\nPlease have the mats ready for them.\n`;
  const one = (name: string) => ({ ...reservationOf(name, ''), marketplaceBookingRef: null });

  it('is stored as each of them, and the next mails of its layout are read automatically', async () => {
    const event = await waiting(group('Ana López', 'Eva Sol', 'Iva Gil'));
    const { body } = await teach(event, {
      told: one('Ana López'),
      others: ['Eva Sol', 'Iva Gil'].map((name) => ({ eventType: 'booking_confirmed', told: one(name) })),
    });
    expect(body).toMatchObject({ layout: { meaning: 'booking_confirmed' }, notLearned: false });
    expect([body.event, ...body.others].map(({ status, customerName }) => [status, customerName])).toEqual([
      ['completed', 'Ana López'],
      ['completed', 'Eva Sol'],
      ['completed', 'Iva Gil'],
    ]);
    expect((await box.theClass()).bookings).toBe(3);
    box.deliver(group('Leo Mar', 'Sol Paz'), { subject });
    box.deliver(group('Ada Rey'), { subject });
    await box.run();
    expect((await box.theClass()).bookings).toBe(6);
    expect(await open()).toEqual([]);
  });

  it('is stored completely even if its layout cannot or should not be learned', async () => {
    const event = await waiting('Ana López and Eva Sol are on your roster: Yoga, 03/03/2027, 18h00. Bye!');
    const others = [{ eventType: 'booking_confirmed' as const, told: one('Eva Sol') }];
    const { body } = await teach(event, { told: one('Ana López'), others });
    expect(body).toMatchObject({
      layout: null,
      notLearned: true,
      event: { status: 'completed' },
      others: [{ status: 'completed' }],
    });
    const second = await waiting(severalOf(['Leo Mar', 'RX-2'], ['Iva Gil', 'RX-3']));
    await teach(second, {
      told: reservationOf('Leo Mar', 'RX-2'),
      others: [booked('Iva Gil', 'RX-3')],
      remember: false,
    });
    expect((await box.theClass()).bookings).toBe(4);
    expect((await callEvent(listLayouts, {}, asOwner())).body.layouts).toEqual([]);
  });

  it('is stored once, even if another source reports the same', async () => {
    const event = await waiting(severalOf(['Ana López', 'RX-1'], ['Eva Sol', 'RX-2']));
    const lesson = { others: [booked('Eva Sol', 'RX-2')], remember: false };
    const answers = await Promise.all([teach(event, lesson), teach(event, lesson)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await box.events('completed')).toHaveLength(2);
    expect((await box.theClass()).bookings).toBe(2);
  });

  it('may contain a booking and a cancellation', async () => {
    await teach(await waiting(), { remember: false });
    const event = await waiting(severalOf(['Eva Sol', 'RX-2'], ['Ana López', 'RX-1']));
    const gone = { eventType: 'booking_cancelled' as const, told: reservationOf('Ana López', 'RX-1') };
    await teach(event, { told: reservationOf('Eva Sol', 'RX-2'), others: [gone], remember: false });
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('is refused with the position of the invalid reservation', async () => {
    const event = await waiting(severalOf(['Ana López', 'RX-1'], ['Eva Sol', 'RX-2']));
    const pathOf = async (lesson: Parameters<typeof teach>[1]) => {
      const answer = await teach(event, lesson);
      expect(answer.status).toBe(400);
      return (answer.body as unknown as { findings: { path: string }[] }).findings.map(({ path }) => path);
    };
    expect(await pathOf({ others: [booked('Eva Soler', 'RX-2')] })).toEqual(['body.others.0.told']);
    expect(await pathOf({ others: [booked('Ana López', 'RX-1')] })).toEqual(['body.others.0.told']);
    const nothing = { customerName: 'Eva Sol', className: null, classDate: null, classTime: null };
    const empty = {
      eventType: 'booking_confirmed' as const,
      told: { ...nothing, marketplaceBookingRef: null },
    };
    expect(await pathOf({ others: [booked('Eva Sol', 'RX-2'), empty] })).toEqual(['body.others.1.told']);
    const none = { meaning: 'no_reservation' as const, others: [booked('Eva Sol', 'RX-2')] };
    expect(await pathOf(none)).toEqual(['body.others']);
    expect(await box.events('completed')).toEqual([]);
  });
});

describe('learned layouts', () => {
  it('are listed without customer data, and can be deleted: then a person is asked again', async () => {
    await teach(await waiting());
    const [layout, ...others] = (await callEvent(listLayouts, {}, asOwner())).body.layouts;
    expect(others).toEqual([]);
    expect(layout).toMatchObject({ senderEmail: 'reservas@fitpass.test', meaning: 'booking_confirmed' });
    expect(layout!.form).not.toMatch(/ana|lópez|rx/i);
    const { senderId, layoutId } = layout!;
    expect((await callEvent(deleteLayout, { senderId, layoutId }, asOwner())).body).toEqual({ layoutId });
    box.deliver(roster('Eva Sol', 'RX-2'), { subject });
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
  });
});
