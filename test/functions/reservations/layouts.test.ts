import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { getMail } from '#shared/contracts/reservations/get-mail.ts';
import type { ReportedFields } from '#shared/contracts/reservations/layout.ts';
import { listLayouts } from '#shared/contracts/reservations/list-layouts.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { readText } from '#functions/reservations/mailbox/text-store.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { aMailbox, aMovedClock, startMail, type TestMail, type TestMailbox } from './a-mailbox.ts';
import { callEvent } from './event-operations.ts';

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

const roster = (name: string, ref: string, className = 'Yoga'): string =>
  `Dear Casa Luz,\n\nOne more athlete on your roster.\n\nAthlete: ${name}\nWorkout: ${className}\nDay: 03/03/2027 18h00\nVoucher: ${ref}\n`;
const subject = 'Your roster';
const told = (customerName: string, marketplaceBookingRef: string): ReportedFields => ({
  customerName,
  className: 'Yoga',
  classDate: '2027-03-03',
  classTime: '18:00',
  marketplaceBookingRef,
});

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
    remember: boolean;
  }> = {},
) =>
  callEvent(
    teachLayout,
    {
      eventId,
      version,
      meaning: 'booking_confirmed',
      told: told('Ana López', 'RX-1'),
      remember: true,
      ...over,
    },
    asOwner(),
  );

describe('a mail that is not understood', () => {
  it('is shown, corrected once, and the next of its layout are read by themselves', async () => {
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

  it('is read again with the others that wait, once one of them taught its layout', async () => {
    const event = await waiting();
    box.deliver(roster('Eva Sol', 'RX-2'), { subject });
    box.deliver(roster('Iva Gil', 'RX-3'), { subject });
    await box.run();
    const { body } = await teach(event);
    expect(body.alsoRead).toBe(2);
    await box.sync({});
    expect((await box.theClass()).bookings).toBe(3);
  });

  it('teaches how mails with several reservations are read, which are never read in part', async () => {
    const two = `${roster('Eva Sol', 'RX-2')}\n${roster('Iva Gil', 'RX-3').split('\n').slice(4).join('\n')}`;
    const event = await waiting();
    box.deliver(two, { subject });
    await box.run();
    expect((await teach(event)).body.alsoRead).toBe(0);
    expect((await box.theClass()).bookings).toBe(1);
    box.deliver(two.replace('RX-2', 'RX-4').replace('RX-3', 'RX-5'), { subject });
    await box.run();
    expect((await box.theClass()).bookings).toBe(3);
  });

  it('can be none: mails like it are passed over, and one of another kind is not', async () => {
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

  it('teaches nothing where its sender is not proven, or the answer does not stand in it', async () => {
    const unproven = await waiting(roster('Ana López', 'RX-1'), 'unsigned');
    expect(await teach(unproven)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    const wrong = { ...told('Ana López', 'RX-1'), classTime: '19:00' };
    box.deliver(roster('Ana López', 'RX-1'), { subject });
    await box.run();
    const event = (await open()).find(({ provenBy }) => provenBy !== undefined)!;
    expect(await teach(event, { told: wrong })).toMatchObject({ body: { code: 'invalid-input' } });
    expect((await callEvent(listLayouts, {}, asOwner())).body.layouts).toEqual([]);
  });

  it('is not kept once nobody has to look at it', async () => {
    const event = await waiting();
    expect(await textOf(event)).toBeDefined();
    await teach(event);
    expect(await textOf(event)).toBeUndefined();
  });
});

describe('learned layouts', () => {
  it('are listed without a word of a customer, and deleted: then a person is asked again', async () => {
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
