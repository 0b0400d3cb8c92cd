import {
  aBooking,
  aCancellation,
  aClock,
  aMailbox,
  fitpass,
  provenFitpass,
  startMail,
  type TestClock,
  type TestMail,
  type TestMailbox,
} from './a-mailbox.ts';
import { storeEvent } from '#functions/reservations/mailbox/event-store.ts';
import { pendingAgain } from '#functions/reservations/taking/mail-event.ts';
import { tableOf } from '#test/builders/table-of.ts';

let mail: TestMail;
let clock: TestClock;
let box: TestMailbox;

beforeAll(async () => {
  clock = aClock();
  mail = await startMail(clock);
});
afterAll(() => mail.close());
beforeEach(async () => {
  box = await aMailbox(mail.google, clock);
});

const raw = (results: string, text: string): Buffer =>
  Buffer.from(`${results}From: ${fitpass}\r\nSubject: Booking\r\n\r\n${text}`);
const gmail = (results: string): string => `Authentication-Results: mx.google.com; ${results}\r\n`;

describe('a mail from an unverified sender', () => {
  it.each([
    ['no result at all', ''],
    [
      'a result of another server',
      'Authentication-Results: mx.evil.test; dmarc=pass header.from=fitpass.test\r\n',
    ],
    ['SPF alone', gmail('spf=pass smtp.mailfrom=reservas@fitpass.test')],
    [
      'no policy and no signature',
      gmail('dkim=none; spf=softfail smtp.mailfrom=a@evil.test; dmarc=none header.from=fitpass.test'),
    ],
    [
      'a signature of another domain',
      gmail('dkim=pass header.i=@evil.test header.s=s; spf=pass smtp.mailfrom=a@evil.test'),
    ],
    [
      'a check that broke off',
      gmail('dkim=temperror header.i=@fitpass.test; dmarc=temperror header.from=fitpass.test'),
    ],
    [
      'a pass by guess',
      gmail('spf=pass smtp.mailfrom=a@fitpass.test; dmarc=bestguesspass header.from=fitpass.test'),
    ],
    [
      'a failed check',
      gmail('spf=softfail smtp.mailfrom=a@evil.test; dmarc=fail (p=NONE) header.from=fitpass.test'),
    ],
    ['a forged result below the true one', `${gmail('spf=none smtp.mailfrom=a@evil.test')}${provenFitpass}`],
    ['a pass that an earlier server saw', `ARC-${provenFitpass}`],
  ])('takes no place and frees none with %s', async (_what, results) => {
    box.deliver(aBooking());
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
    box.deliverRaw(raw(results, aBooking({ client: 'Mallory', ref: 'BK-6' })));
    box.deliverRaw(raw(results, aCancellation()));
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
    const waiting = await box.events('manual_review');
    expect(waiting.map(({ eventType }) => eventType)).toEqual(
      expect.arrayContaining(['booking_cancelled', 'booking_confirmed']),
    );
    expect(waiting).toHaveLength(2);
    for (const { reasons } of waiting)
      expect(reasons[0]).toBe('This e-mail could not be proven to come from fitpass.test.');
  });

  it('cancels no class', async () => {
    box.deliver(
      'The studio cancelled this class.\n\nClass: Yoga\nDate: Wednesday, March 3, 2027\nTime: 18:00',
      {
        subject: 'Class cancelled',
        sender: 'unsigned',
      },
    );
    await box.run();
    expect(await box.events('manual_review')).toMatchObject([{ eventType: 'class_cancelled' }]);
    expect((await box.theClass()).cancelled).toBeUndefined();
  });

  it('is not applied by a run that finds it waiting', async () => {
    box.deliver(aBooking(), { sender: 'unsigned' });
    await box.run();
    const [event] = await box.events('manual_review');
    await storeEvent(tableOf(box.studioId), event!, pendingAgain(event!));
    await box.sync();
    expect((await box.theClass()).bookings).toBe(0);
    expect(await box.events('manual_review')).toMatchObject([
      { reasons: ['This e-mail could not be proven to come from fitpass.test.'] },
    ]);
  });

  it('is applied if the domain signed it and has no policy', async () => {
    box.deliver(aBooking(), { sender: 'dkim' });
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
  });
});
