import { recordingLogger } from '#test/builders/recording-logger.ts';
import {
  aBooking,
  aCancellation,
  aClock,
  aMailbox,
  fitpass,
  provenFitpass,
  type TestClock,
  type TestMailbox,
  startMail,
  type TestMail,
} from '../a-mailbox.ts';
import { reopenMails } from '#functions/reservations/mailbox/mail-store.ts';
import { readStudioToDecide } from '#functions/decisions/runs/read-studio.ts';
import { polledStudios } from '#functions/_domain/connections/mailbox-store.ts';
import { HeldMailbox } from '#functions/reservations/mailbox/held-mailbox.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { tables } from '#functions/_data/table/tables.ts';

let mail: TestMail;
let clock: TestClock;
let box: TestMailbox;
let heard: ReturnType<typeof recordingLogger>;
const minuteMs = 60_000;
const none = { found: 0, read: 0, settled: 0, isLeft: false };

beforeAll(async () => {
  clock = aClock();
  mail = await startMail(clock);
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.google.faults.set({});
  heard = recordingLogger();
  box = await aMailbox(mail.google, clock, undefined, heard.logger);
});

/** The metrics of failures. */
const failures = () =>
  heard.lines.flatMap(({ measured }) => ('MailboxFailures' in measured ? [measured] : []));

const busy = (path: string, status: number, retryAfter?: string) =>
  mail.google.faults.set({
    next: [{ match: { path }, fault: { kind: 'status', status, ...(retryAfter && { retryAfter }) } }],
  });

describe('a mail that arrives', () => {
  it('becomes a booking of its class, which is decided again', async () => {
    box.deliver(aBooking());
    expect(await box.run()).toEqual({ found: 1, read: 1, settled: 1, isLeft: false });
    expect((await box.theClass()).bookings).toBe(1);
    expect(box.decisionsWanted()).toBe(1);
    const [event] = await box.events('completed');
    expect(event).toMatchObject({
      eventType: 'booking_confirmed',
      marketplace: 'fitpass',
      customerName: 'Ana López',
      className: 'Yoga',
      classDate: '2027-03-03',
      classTime: '18:00',
      bookingRef: 'BK-1001',
      classId: (await box.theClass()).classId,
      syncAttempts: 1,
      reasons: [],
    });
    expect(await box.mails()).toEqual(['read']);
    expect(await box.run()).toEqual(none);
    expect((await box.mailbox()).lastSyncAt).toBe(clock.now().toISOString());
  });

  it('frees the place if it cancels, whichever came first', async () => {
    box.deliver(aBooking());
    await box.run();
    box.deliver(aCancellation());
    await box.run();
    expect((await box.theClass()).bookings).toBe(0);
    expect(await box.events('completed')).toHaveLength(2);

    box.deliver(aCancellation({ client: 'Eva', ref: 'BK-2' }));
    await box.run();
    expect(await box.events('manual_review')).toMatchObject([
      { reasons: ['No booking is known that it could cancel.'] },
    ]);
    box.deliver(aBooking({ client: 'Eva', ref: 'BK-2' }));
    await box.run();
    expect((await box.theClass()).bookings).toBe(0);
  });

  it('is read only if it is from one of the studio’s senders', async () => {
    box.deliver(aBooking(), { from: 'Other <other@shop.test>' });
    box.deliver(aBooking(), { from: '"reservas@fitpass.test" <evil@shop.test>' });
    box.deliver(aBooking(), { from: `${fitpass}, <other@shop.test>` });
    await box.run();
    expect(await box.mails()).toEqual(['left: other-sender', 'left: other-sender', 'left: other-sender']);
    expect(mail.google.log.entries().filter(({ path }) => path.includes('raw'))).toEqual([]);
    expect((await box.theClass()).bookings).toBe(0);
  });

  it('is read later if its sender is added', async () => {
    box.deliver(aBooking(), { from: 'ClassPass <no-reply@classpass.test>' });
    await box.run();
    await box.addSender('no-reply@classpass.test', 'classpass');
    await reopenMails(tableOf(box.studioId), box.studioId);
    await box.run();
    expect(await box.events('completed')).toMatchObject([{ marketplace: 'classpass' }]);
  });

  it('is not read if it is spam, or was written in the mailbox', async () => {
    for (const label of ['SPAM', 'SENT', 'DRAFT'])
      box.deliverRaw(Buffer.from(`From: ${fitpass}\r\nSubject: x\r\n\r\n${aBooking()}`), [label]);
    await box.run();
    expect(await box.mails()).toEqual(Array.from({ length: 3 }, () => 'left: own-or-spam'));
  });

  it('waits for a person if no class fits, and is ignored if it contains no reservation', async () => {
    box.deliver(aBooking({ className: 'Boxing' }));
    box.deliver('Your monthly payout of 1,200 pesos is on its way.', { subject: 'Payout' });
    await box.run();
    expect(await box.events('manual_review')).toMatchObject([
      { className: 'Boxing', reasons: ['No class in your schedule fits this e-mail.'] },
    ]);
    const [ignored] = await box.events('ignored');
    expect(ignored!.reasons).toHaveLength(1);
    expect(await box.mails()).toEqual(['read', 'read']);
  });

  it('reports the same booking only once, even without a number', async () => {
    box.deliver(aBooking({ ref: '' }));
    box.deliver(aBooking({ ref: '', client: 'ana  LÓPEZ' }));
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
    box.deliver(aCancellation({ ref: '' }));
    await box.run();
    expect((await box.theClass()).bookings).toBe(0);
    clock.advance(minuteMs);
    box.deliver(aBooking({ ref: '' }));
    await box.run();
    expect(await box.events('manual_review')).toMatchObject([
      { reasons: ['This client cancelled this class before: it may be a new booking.'] },
    ]);
  });

  it('marks a class as cancelled, and no longer decides it', async () => {
    const open = async () => {
      const read = (studioTable: StudioTable) =>
        readStudioToDecide(studioTable, { studioId: box.studioId }, clock.now());
      return (await read(tableOf(box.studioId))).toDecide.open.length;
    };
    expect(await open()).toBe(1);
    const text = aBooking({ ref: '' })
      .replace('A new booking was confirmed.', 'The studio cancelled this class.')
      .replace(/Client: .*\n/, '');
    box.deliver(text, { subject: 'Class cancelled' });
    await box.run();
    expect(await box.events('completed')).toMatchObject([{ eventType: 'class_cancelled' }]);
    expect((await box.theClass()).cancelled).toEqual({ by: 'fitpass', at: clock.now().toISOString() });
    expect(await open()).toBe(0);
  });
});

describe('a mailbox with problems', () => {
  it('is searched since the last run if its history expired', async () => {
    box.deliver(aBooking({ ref: 'BK-1' }));
    await box.run();
    clock.advance(minuteMs);
    box.deliver(aBooking({ ref: 'BK-2', client: 'Eva' }));
    await box.trouble('history-gone');
    await box.run();
    expect((await box.theClass()).bookings).toBe(2);
    expect(await box.mails()).toEqual(['read', 'read']);
    box.deliver(aBooking({ ref: 'BK-3', client: 'Luz' }));
    expect(await box.run()).toMatchObject({ found: 1 });
    expect((await box.theClass()).bookings).toBe(3);
    expect((await box.mailbox()).resync).toBeUndefined();
  });

  it('is read once if ids are repeated', async () => {
    await box.trouble('ids-repeat');
    for (const ref of ['BK-1', 'BK-2', 'BK-3']) box.deliver(aBooking({ ref, client: `Client ${ref}` }));
    await box.run();
    expect((await box.theClass()).bookings).toBe(3);
    expect(await box.mails()).toEqual(['read', 'read', 'read']);
  });

  it('skips mails that were deleted meanwhile', async () => {
    box.deliver(aBooking());
    await box.trouble('mails-deleted');
    await box.run();
    expect(await box.mails()).toEqual(['left: gone']);
  });

  /** True if the scheduler finds the mailbox. */
  async function isPolled(): Promise<boolean> {
    for await (const batch of polledStudios(tables.acrossStudios, 25))
      if (batch.includes(box.studioId)) return true;
    return false;
  }

  it.each([
    ['grant-revoked', 'revoked'],
    ['scope-lost', 'scope-lost'],
  ] as const)(
    'whose owner ended our leave (%s) is broken until it is connected again',
    async (name, broken) => {
      box.deliver(aBooking());
      expect(await isPolled()).toBe(true);
      await box.trouble(name);
      expect(await box.run()).toEqual(none);
      expect(await box.mailbox()).toMatchObject({ broken, email: box.email });
      expect(failures()).toEqual([{ MailboxFailures: 1, MailboxesBroken: 1 }]);
      expect(await isPolled()).toBe(false);
      const requestCount = mail.google.log.entries().length;
      await box.run();
      expect(mail.google.log.entries().length).toBe(requestCount);
      await box.connect();
      expect(await isPolled()).toBe(true);
      await box.run();
      expect((await box.mailbox()).broken).toBeUndefined();
      expect((await box.theClass()).bookings).toBe(1);
    },
  );

  it('pauses for the requested time when rate-limited', async () => {
    box.deliver(aBooking());
    busy('/history', 429, '90');
    await box.run();
    clock.advance(minuteMs);
    await box.run();
    expect(await box.events('completed')).toEqual([]);
    clock.advance(minuteMs);
    await box.run();
    expect(await box.events('completed')).toHaveLength(1);
    expect((await box.mailbox()).broken).toBeUndefined();
    expect(failures()).toEqual([{ MailboxFailures: 1, MailboxesBroken: 0 }]);
  });

  it.each([503, 500])('loses no mail if it does not respond (%i) halfway', async (status) => {
    box.deliver(aBooking());
    busy('/messages/', status);
    await box.run();
    expect(await box.mails()).toEqual(['found']);
    expect(failures()).toEqual([{ MailboxFailures: 1, MailboxesBroken: 0 }]);
    clock.advance(2 * minuteMs);
    await box.run();
    expect(await box.mails()).toEqual(['read']);
    expect((await box.theClass()).bookings).toBe(1);
  });

  it.each(['garbage', 'error-body', 'truncated', 'drift'] as const)(
    'that answers something else (%s) is not believed',
    async (kind) => {
      box.deliver(aBooking());
      mail.google.faults.set({ next: [{ match: { path: '/history' }, fault: { kind } }] });
      await box.run();
      expect((await box.mailbox()).historyId).toBe('1000');
      clock.advance(2 * minuteMs);
      await box.run();
      expect((await box.theClass()).bookings).toBe(1);
    },
  );

  it('is read by one run at a time, and taken over from a dead run', async () => {
    box.deliver(aBooking());
    await HeldMailbox.take(tableOf(box.studioId), box.studioId, box.deps);
    expect(await box.run()).toMatchObject({ found: 0 });
    clock.advance(3 * minuteMs);
    expect(await box.run()).toMatchObject({ found: 1 });
  });

  it('shows a malformed mail as failed, and also one that is too large', async () => {
    const head = `From: ${fitpass}\r\nSubject: Booking\r\n`;
    box.deliverRaw(
      Buffer.from(`${head}Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\n\r\n'.repeat(3_000)}`),
    );
    box.deliverRaw(Buffer.concat([Buffer.from(`${head}\r\n`), Buffer.alloc(26 * 1024 * 1024, 'a')]));
    await box.run();
    expect((await box.events('failed')).map(({ errorMessage }) => errorMessage)).toEqual([
      'The mail is larger than 25 MB and was not read.',
      'The parts of the mail could not be separated.',
    ]);
    expect(await box.mails()).toEqual(['read', 'read']);
  });

  it('reads a mail of 24 MB without its attachment', async () => {
    const attachment = `${'a'.repeat(76)}\r\n`.repeat((24 * 1024 * 1024) / 78);
    const type = 'Content-Type: multipart/mixed; boundary=part';
    const head = `${provenFitpass}From: ${fitpass}\r\nSubject: Booking\r\nMIME-Version: 1.0\r\n${type}\r\n`;
    const reported = `--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${aBooking()}\r\n`;
    const file = `--part\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${attachment}--part--\r\n`;
    box.deliverRaw(Buffer.from(`${head}\r\n${reported}${file}`));
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
  });

  it('passes a mail to a person if its first 1 MB contains nothing', async () => {
    const head = `${provenFitpass}From: ${fitpass}\r\nSubject: Hello\r\nContent-Type: text/html; charset=utf-8\r\n\r\n`;
    const line = `<p>${'Nothing of importance. '.repeat(40)}</p>\r\n`;
    const padding = Buffer.from(line.repeat(Math.ceil((1024 * 1024) / line.length)));
    box.deliverRaw(Buffer.concat([Buffer.from(head), padding, Buffer.from(`<p>${aBooking()}</p>`)]));
    await box.run();
    expect((await box.theClass()).bookings).toBe(0);
    const [event] = await box.events('manual_review');
    expect(event!.reasons[0]).toBe('Only the first 1 MB of the mail was read.');
  });

  it('reports that one run cannot read all mails, and reads the rest in the next', async () => {
    for (let nth = 0; nth < 30; nth += 1) box.deliver('Nothing.', { subject: `Newsletter ${nth}` });
    expect(await box.sync()).toEqual({ found: 30, read: 25, settled: 0, isLeft: true });
    expect(await box.sync()).toEqual({ found: 0, read: 5, settled: 0, isLeft: false });
    const text = Array.from({ length: 230 }, (_, nth) => `x${nth}`);
    for (const one of text) box.deliver(one, { from: 'a@other.test' });
    expect(await box.sync()).toMatchObject({ found: 230, isLeft: true });
  });
});
