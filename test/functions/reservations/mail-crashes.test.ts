import { startGoogle, type TestGoogle } from '../../builders/start-google.ts';
import { startStoppingTable, type StoppingTable } from '../../builders/start-stopping-table.ts';
import { aBooking, aCancellation, aClock, aMailbox, type TestClock } from './a-mailbox.ts';
import { size } from '#test/size.ts';

/** Longer than the time for which a dead run blocks others. */
const leaseOverMs = 4 * 60_000;

let table: StoppingTable;
let google: TestGoogle;
let clock: TestClock;

beforeAll(async () => {
  clock = aClock();
  table = await startStoppingTable();
  google = await startGoogle(() => clock.now(), 'https://cupo.test');
});
afterAll(async () => {
  await google.close();
  await table.close();
});

/**
 * One mailbox that no run has completed yet, whose mails are recorded before they are read; and one whose mails a poll
 * returned completely.
 */
const mailboxes = [
  { which: 'the first run of a mailbox', isFirst: true, callsMin: 30 },
  { which: 'a run that begins with what a look saw', isFirst: false, callsMin: 20 },
];

/** A booking without a number, one with a number, and the cancellation of the latter. */
async function aFullMailbox(isFirst: boolean) {
  const box = await aMailbox(google, clock);
  if (!isFirst) await box.run();
  box.deliver(aBooking({ ref: '', client: 'Eva' }));
  box.deliver(aBooking({ ref: 'BK-3', client: 'Luz' }));
  box.deliver(aCancellation({ ref: 'BK-3', client: 'Luz' }));
  return box;
}

async function endOf(box: Awaited<ReturnType<typeof aFullMailbox>>) {
  const { bookings } = await box.theClass();
  const completed = (await box.events('completed')).map(
    ({ bookingRef, eventType }) => `${bookingRef} ${eventType}`,
  );
  return {
    bookings,
    completed: completed.sort(),
    others: [
      ...(await box.events('pending')),
      ...(await box.events('manual_review')),
      ...(await box.events('failed')),
    ],
    mails: await box.mails(),
  };
}

/** Runs until nothing is left, once the lease has expired. */
async function finish(box: Awaited<ReturnType<typeof aFullMailbox>>): Promise<void> {
  clock.advance(leaseOverMs);
  await box.run();
}

/** A push tests every third point at which a run may die. */
const pointsEvery = size === 'nightly' ? 1 : 3;

it.each(mailboxes)(
  'killed at any call to the table, $which loses no mail and books none twice',
  async (crash) => {
    const whole = await aFullMailbox(crash.isFirst);
    const before = table.calls.length;
    await whole.run();
    const callsOfRun = table.calls.length - before;
    const expected = await endOf(whole);
    expect(expected).toMatchObject({ bookings: 1, others: [] });
    expect(callsOfRun).toBeGreaterThan(crash.callsMin);

    for (let at = 0; at < callsOfRun; at += pointsEvery) {
      const box = await aFullMailbox(crash.isFirst);
      table.stopAfter(at);
      await box.run().catch(() => undefined);
      table.stopAfter();
      await finish(box);
      expect([at, await endOf(box)]).toEqual([at, expected]);
    }
  },
);

it.each(mailboxes)(
  'killed at any request to Google, answered or not, $which loses no mail either',
  async (crash) => {
    const whole = await aFullMailbox(crash.isFirst);
    const before = google.log.entries().length;
    await whole.run();
    const requests = google.log.entries().length - before;
    const expected = await endOf(whole);
    for (let at = 0; at < requests; at += pointsEvery)
      for (const carriedOut of [false, true]) {
        const box = await aFullMailbox(crash.isFirst);
        const none = { match: {}, fault: { kind: 'slow', delayMs: 0 }, times: at } as const;
        const struck = { match: {}, fault: { kind: 'reset', carriedOut } } as const;
        google.faults.set({ next: at === 0 ? [struck] : [none, struck] });
        await box.run().catch(() => undefined);
        google.faults.set({});
        await finish(box);
        expect([at, await endOf(box)]).toEqual([at, expected]);
      }
  },
);
