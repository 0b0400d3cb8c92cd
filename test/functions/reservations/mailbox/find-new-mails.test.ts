import {
  aBooking,
  aClock,
  aMailbox,
  type TestClock,
  type TestMailbox,
  startMail,
  type TestMail,
} from '../a-mailbox.ts';
import { HeldMailbox } from '#functions/reservations/mailbox/held-mailbox.ts';
import { tableOf } from '#test/builders/table-of.ts';

let mail: TestMail;
let clock: TestClock;
let box: TestMailbox;
const minuteMs = 60_000;

beforeAll(async () => {
  clock = aClock();
  mail = await startMail(clock);
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.google.faults.set({});
  box = await aMailbox(mail.google, clock);
});

const hasResult = async (): Promise<boolean> => (await box.poll()) !== undefined;

const requestsMade = (part: string): number =>
  mail.google.log.entries().filter(({ path }) => path.includes(part)).length;

const refuse = (times: number): void =>
  mail.google.faults.set({
    next: [{ match: { path: 'history' }, fault: { kind: 'status', status: 401 }, times }],
  });

describe('a poll of a mailbox', () => {
  it('starts a run until one has completed it, and whenever a mail arrived', async () => {
    expect(await hasResult()).toBe(true);
    await box.run();
    expect(await hasResult()).toBe(false);
    box.deliver(aBooking());
    expect(await hasResult()).toBe(true);
    await box.run();
    expect((await box.theClass()).bookings).toBe(1);
    expect(await hasResult()).toBe(false);
  });

  it('writes nothing without new mail, except its time every fifteen minutes', async () => {
    await box.run();
    const before = await box.mailbox();
    clock.advance(14 * minuteMs);
    expect(await hasResult()).toBe(false);
    expect(await box.mailbox()).toEqual(before);
    clock.advance(minuteMs);
    mail.table.calls.length = 0;
    expect(await hasResult()).toBe(false);
    // Only the mailbox is written; the schedule's index is not.
    expect(mail.table.calls.flatMap(({ writeUnits }) => (writeUnits > 0 ? [writeUnits] : []))).toEqual([1]);
    expect(await box.mailbox()).toEqual({
      ...before,
      lastSyncAt: clock.now().toISOString(),
      revision: before.revision + 1,
    });
  });

  it('makes one request to Google, with the access token of an earlier poll', async () => {
    await box.run();
    await hasResult();
    const [tokens, polls] = [requestsMade('token'), requestsMade('history')];
    await hasResult();
    await hasResult();
    expect([requestsMade('token') - tokens, requestsMade('history') - polls]).toEqual([0, 2]);
  });

  it('requests a new access token if Google ended the current one', async () => {
    await box.run();
    await hasResult();
    const [tokens, polls] = [requestsMade('token'), requestsMade('history')];
    refuse(1);
    expect(await hasResult()).toBe(false);
    expect([requestsMade('token') - tokens, requestsMade('history') - polls]).toEqual([1, 2]);
  });

  it('makes the run report the failure if a new token is refused too', async () => {
    await box.run();
    await hasResult();
    refuse(2);
    expect(await hasResult()).toBe(true);
  });

  it('skips a mailbox that is being read, pauses, or is no longer read', async () => {
    await box.run();
    box.deliver(aBooking());
    const held = await HeldMailbox.take(tableOf(box.studioId), box.studioId, box.deps);
    expect(await hasResult()).toBe(false);
    const restsUntil = new Date(clock.now().getTime() + minuteMs).toISOString();

    await held!.change((mailbox) => ({ ...mailbox, restsUntil }));
    await held!.release();

    expect(await hasResult()).toBe(false);
    clock.advance(minuteMs);
    expect(await hasResult()).toBe(true);
  });
});

describe('a mail that a poll found', () => {
  it('is read from the poll’s data, and recorded with its result', async () => {
    await box.run();
    const { revision } = await box.mailbox();
    box.deliver(aBooking());
    const before = mail.google.log.entries().length;
    expect(await box.run()).toEqual({ found: 1, read: 1, settled: 0, isLeft: false });
    const requests = mail.google.log.entries().slice(before);
    expect(requests.map(({ path }) => path.split('/').at(-1)!.split('?')[0])).toEqual([
      'history',
      expect.stringMatching(/^[0-9a-f]+$/),
      expect.stringMatching(/^[0-9a-f]+$/),
    ]);
    expect((await box.theClass()).bookings).toBe(1);
    const [event] = await box.events('completed');
    expect(event).toMatchObject({ bookingRef: 'BK-1001', syncAttempts: 1, version: 1 });
    expect(await box.mails()).toEqual(['read']);
    const after = await box.mailbox();
    // The mailbox was claimed and released.
    expect(after.revision).toBe(revision + 2);
    expect(after).toMatchObject({ historyId: '1001', lastSyncAt: clock.now().toISOString() });
    expect(await box.poll()).toBeUndefined();
  });

  it('is recorded first if a poll found many, or an earlier run died', async () => {
    await box.run();
    for (let nth = 0; nth < 11; nth += 1)
      box.deliver(aBooking({ ref: `BK-${nth}`, client: `Client ${nth}` }), { from: 'Other <a@other.test>' });
    box.deliver(aBooking());
    expect(await box.run()).toEqual({ found: 12, read: 12, settled: 1, isLeft: false });
    expect((await box.theClass()).bookings).toBe(1);
    // A run's writes may not be in the indexes at once, so the next run is told to search.
    expect((await box.mailbox()).waits).toBe(true);
    expect(await box.poll()).toBeUndefined();
    expect((await box.mailbox()).waits).toBeUndefined();
  });

  it('that crashes its reader each time is recorded, given up and shown', async () => {
    await box.run();
    box.deliver(aBooking());
    const { mailboxes } = box.deps;
    const raw = (): Promise<never> => Promise.reject(new TypeError('No reader survives this.'));
    Object.assign(box.deps, { mailboxes: { open: (token: string) => ({ ...mailboxes.open(token), raw }) } });
    // One run that recorded nothing, and as many counted runs as are allowed.
    for (let runs = 1; runs <= 4; runs += 1) {
      await expect(box.run()).rejects.toThrow('No reader survives this.');
      expect(await box.poll()).toBeUndefined();
      clock.advance(3 * minuteMs);
    }
    expect(await box.run()).toMatchObject({ read: 1 });
    expect(await box.events('failed')).toMatchObject([{ errorMessage: 'The mail could not be read.' }]);
    expect(await box.mails()).toEqual(['read']);
  });
});
