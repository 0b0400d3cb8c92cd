import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { LayoutCandidateEntity } from '#functions/_data/bookings/layout-candidate.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { readCandidates, storeDecided } from '#functions/reservations/layouts/candidate-store.ts';
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

const open = async () => [...(await box.events('manual_review')), ...(await box.events('ignored'))];

describe('a layout that several studios taught alike', () => {
  const { acrossStudios } = tables;
  let senders = 0;
  let from: string;
  let domain: string;
  beforeEach(() => {
    senders += 1;
    domain = `roster-${senders}.test`;
    from = `avisos@${domain}`;
  });

  const send = async (
    to: TestMailbox,
    name: string,
    ref: string,
    { text = roster(name, ref), sender }: { text?: string; sender?: 'unsigned' } = {},
  ) => {
    to.deliver(text, { from: `Roster <${from}>`, subject, ...(sender && { sender }) });
    await to.run();
  };

  /** A studio whose owner corrects one mail of the sender. */
  const aTeacher = async (name: string, ref: string, text?: string) => {
    const mailbox = await aMailbox(mail.google, clock);
    await mailbox.addSender(from, 'totalpass');
    await send(mailbox, name, ref, text === undefined ? {} : { text });
    const [event] = [...(await mailbox.events('manual_review')), ...(await mailbox.events('ignored'))];
    const { eventId, version } = event!;
    const input = {
      eventId,
      version,
      meaning: 'booking_confirmed' as const,
      told: reservationOf(name, ref),
      remember: true,
    };
    const { body } = await callEvent(teachLayout, input, { studioId: mailbox.studioId });
    return { mailbox, layout: body.layout! };
  };
  const candidates = async () =>
    (await readCandidates(acrossStudios, 'candidate', 50)).filter((one) => one.domain === domain);
  const decide = async (status: 'approved' | 'refused') => {
    const [one] = [...(await candidates()), ...(await readCandidates(acrossStudios, 'approved', 50))].filter(
      (found) => found.domain === domain,
    );
    const decided = { status, at: clock.now().toISOString(), reason: 'Looked at', correlationId: 'c-1' };
    await storeDecided(acrossStudios, one!, decided);
  };
  const counted = async () =>
    (await acrossStudios.of(LayoutCandidateEntity).query.primary({ domain }).go({ consistent: true })).data;

  it('is shown to the team from the second studio on, without any text of a customer or studio', async () => {
    const { mailbox } = await aTeacher('Ana López', 'RX-1');
    const [first, ...more] = await counted();
    expect(more).toEqual([]);
    expect(first).toEqual({ domain, digest: expect.any(String), voters: [expect.any(String)] });
    expect(JSON.stringify(first)).not.toContain(mailbox.studioId);
    await aTeacher('Eva de la Cruz', 'RX-22');
    const [candidate, ...others] = await candidates();
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({ domain, status: 'candidate', studios: 2 });
    expect(JSON.stringify(candidate!.layout)).not.toMatch(/ana|l[oó]pez|eva|cruz|luz|yoga|rx|2027/i);
  });

  it('counts a studio once, and no longer when it deletes the layout', async () => {
    const { mailbox, layout } = await aTeacher('Ana López', 'RX-1');
    const { senderId, layoutId } = layout;
    await callEvent(deleteLayout, { senderId, layoutId }, { studioId: mailbox.studioId });
    expect((await counted())[0]?.voters ?? []).toEqual([]);
    await aTeacher('Eva Sol', 'RX-2');
    expect(await candidates()).toEqual([]);
    await aTeacher('Iva Gil', 'RX-3');
    expect(await candidates()).toMatchObject([{ studios: 2 }]);
  });

  it('is not shared if it contains customer text, even the same at both studios', async () => {
    const note = (name: string, ref: string) => `please call my sister rosa\n\n${roster(name, ref)}`;
    await aTeacher('Ana López', 'RX-1', note('Ana López', 'RX-1'));
    const { layout } = await aTeacher('Eva Sol', 'RX-2', note('Eva Sol', 'RX-2'));
    expect(layout.layoutId).toEqual(expect.any(String));
    expect(await counted()).toEqual([]);
  });

  it('serves every studio after the team’s approval, for verified mails only, until it is withdrawn', async () => {
    await aTeacher('Ana López', 'RX-1');
    await aTeacher('Eva Sol', 'RX-2');
    await box.addSender(from, 'totalpass');
    const read = async () => (await box.theClass()).bookings;
    await send(box, 'Iva Gil', 'RX-3');
    expect(await read()).toBe(0);
    await decide('approved');
    await send(box, 'Ida Paz', 'RX-4');
    expect(await read()).toBe(1);
    expect((await box.events('completed'))[0]).toMatchObject({ customerName: 'Ida Paz', bookingRef: 'RX-4' });
    await send(box, 'Ada Rey', 'RX-5', { sender: 'unsigned' });
    await send(box, 'Ada Rey', 'RX-6', { text: roster('Ada Rey', 'RX-6').replace('One more', 'One less') });
    expect(await read()).toBe(1);
    await decide('refused');
    await send(box, 'Leo Mar', 'RX-7');
    expect(await read()).toBe(1);
  });

  it('does not override what a studio taught itself', async () => {
    await aTeacher('Ana López', 'RX-1');
    await aTeacher('Eva Sol', 'RX-2');
    await box.addSender(from, 'totalpass');
    await send(box, 'Iva Gil', 'RX-3');
    const { eventId, version } = (await open())[0]!;
    const none = {
      eventId,
      version,
      meaning: 'no_reservation' as const,
      told: reservationOf('Iva Gil', 'RX-3'),
      remember: true,
    };
    await callEvent(teachLayout, none, { studioId: box.studioId });
    await decide('approved');
    await send(box, 'Ida Paz', 'RX-4');
    expect((await box.theClass()).bookings).toBe(0);
    expect(await box.events('manual_review')).toEqual([]);
  });
});
