import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { deleteEvent } from '#shared/contracts/reservations/delete-event.ts';
import { retryEvent } from '#shared/contracts/reservations/retry-event.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import type { AnyOperation, RequestOf } from '#shared/contracts/operation.ts';
import { startGoogle, type TestGoogle } from '../../builders/start-google.ts';
import { startStoppingTable, type StoppingTable } from '../../builders/start-stopping-table.ts';
import { aBooking, aClock, aMailbox, type TestClock } from './a-mailbox.ts';
import { callEvent } from './event-operations.ts';
import { readEvent } from '#functions/reservations/mailbox/event-store.ts';
import { size } from '#test/size.ts';
import { tableOf } from '#test/builders/table-of.ts';

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

/** A reservation that waits for a person, who may choose Yoga or Pilates. */
async function aWaitingEvent(mail: string) {
  const box = await aMailbox(google, clock);
  const { studioId } = box;
  await box.studio.importClasses('Pilates,2027-03-03,18:00,Sala 2,10,0,0');
  box.deliver(mail);
  await box.run();
  const [event] = await box.events('manual_review');
  const { eventId, version } = event!;
  const classes = () => box.studio.classesOf('2027-03-03');
  const ids = new Map((await classes()).map(({ className, classId }) => [className, classId]));
  const ask = async <Op extends AnyOperation>(contract: Op, input: RequestOf<Op>) =>
    (await callEvent(contract, input, { studioId })).status;
  const stored = () => readEvent(tableOf(studioId), studioId, eventId);
  return {
    /** Chooses a class for the event as it was first shown, or as it is shown now. */
    choose: async (className: string, shown: 'first' | 'now' = 'first') => {
      const seen = shown === 'first' ? version : ((await stored())?.version ?? version);
      return ask(confirmEvent, { eventId, version: seen, classId: ids.get(className)! });
    },
    retry: () => ask(retryEvent, { eventId }),
    remove: () => ask(deleteEvent, { eventId }),
    teach: async () => {
      const at = { className: 'Pilates', classDate: '2027-03-03', classTime: '18:00' };
      const reservation = { ...at, customerName: 'Ana López', marketplaceBookingRef: null };
      const seen = (await stored())?.version ?? version;
      const taught = { meaning: 'booking_confirmed', told: reservation, remember: false } as const;
      return ask(teachLayout, { eventId, version: seen, ...taught });
    },
    /** The bookings of each class, and the event. */
    end: async () => {
      const all = await classes();
      const event = await stored();
      return {
        bookings: Object.fromEntries(all.map(({ className, bookings }) => [className, bookings])),
        status: event?.status,
        className: all.find(({ classId }) => classId === event?.classId)?.className,
      };
    },
  };
}

type WaitingEvent = Awaited<ReturnType<typeof aWaitingEvent>>;

const atYoga = { bookings: { Yoga: 1, Pilates: 0 }, status: 'completed', className: 'Yoga' };
const atPilates = { bookings: { Yoga: 0, Pilates: 1 }, status: 'completed', className: 'Pilates' };
const open = { bookings: { Yoga: 0, Pilates: 0 }, status: 'manual_review', className: undefined };
const removed = { ...open, status: undefined };

const mails = [
  { mail: aBooking({ className: 'Boxing', ref: '' }), which: 'a booking without a number' },
  { mail: aBooking({ className: 'Boxing', ref: 'BK-7' }), which: 'a booking with a number' },
];

/** A push tests every third call at which a request may be killed. */
const callsEvery = size === 'nightly' ? 1 : 3;

/** Chooses Yoga in a request that is killed at a call to the table. */
async function killedAt(event: WaitingEvent, calls: number): Promise<boolean> {
  table.stopAfter(calls);
  await event.choose('Yoga');
  const isKilled = table.hasStopped();
  table.stopAfter();
  return isKilled;
}

/** What happens to each event whose choice was interrupted, at any call. */
async function afterEachCall(
  mail: string,
  next: (event: WaitingEvent) => Promise<number>,
  expected: (status: number) => object,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let calls = 0; ; calls += callsEvery) {
    const event = await aWaitingEvent(mail);
    if (!(await killedAt(event, calls))) return [...new Set(statuses)].toSorted((a, b) => a - b);
    const status = await next(event);
    statuses.push(status);
    expect([calls, await event.end()]).toEqual([calls, expected(status)]);
  }
}

describe.each(mails)('$which, whose choice was interrupted at any call', ({ mail }) => {
  it('is completed by the same choice, if it is not yet', async () => {
    const same = (event: WaitingEvent) => event.choose('Yoga');
    expect(await afterEachCall(mail, same, () => atYoga)).toContain(200);
  });

  it('is booked once, whatever is chosen next', async () => {
    const another = (event: WaitingEvent) => event.choose('Pilates', 'now');
    const booked = (status: number) => (status === 200 ? atPilates : atYoga);
    expect(await afterEachCall(mail, another, booked)).toEqual([200, 409]);
  });

  it('is completed when it is retried, or waits for another choice', async () => {
    const retried = async (event: WaitingEvent) => {
      await event.retry();
      return Number((await event.end()).status === 'completed');
    };
    const completed = (is: number) => (is === 1 ? atYoga : open);
    expect(await afterEachCall(mail, retried, completed)).toEqual([0, 1]);
  });

  it('cannot be explained in another way any more, because it may be booked', async () => {
    const explained = async (event: WaitingEvent) => {
      const status = await event.teach();
      if (status !== 200) await event.choose('Yoga');
      return status;
    };
    const booked = (status: number) => (status === 200 ? atPilates : atYoga);
    expect(await afterEachCall(mail, explained, booked)).toEqual([200, 409]);
  });

  it('cannot be deleted any more, because it may be booked', async () => {
    const deleted = async (event: WaitingEvent) => {
      const status = await event.remove();
      if (status !== 200) await event.choose('Yoga');
      return status;
    };
    const booked = (status: number) => (status === 200 ? removed : atYoga);
    expect(await afterEachCall(mail, deleted, booked)).toEqual([200, 409]);
  });
});

describe.each(mails)('$which', ({ mail }) => {
  it('that is chosen and retried at the same time is booked once, whatever is chosen afterwards', async () => {
    const event = await aWaitingEvent(mail);
    await Promise.all([event.choose('Yoga'), event.retry()]);
    const status = await event.choose('Pilates', 'now');
    expect(await event.end()).toEqual(status === 200 ? atPilates : atYoga);
  });

  it('that is chosen in two ways at the same time is booked once', async () => {
    const event = await aWaitingEvent(mail);
    const [yoga, pilates] = await Promise.all([event.choose('Yoga'), event.choose('Pilates')]);
    expect([yoga, pilates].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await event.end()).toEqual(yoga === 200 ? atYoga : atPilates);
  });
});

describe('an e-mail whose number of places is not clear', () => {
  it('still waits for the number after a person corrected the rest', async () => {
    const event = await aWaitingEvent(`${aBooking()}\nGuests: 1`);
    expect(await event.teach()).toBe(200);
    expect(await event.end()).toEqual(open);
    expect(await event.choose('Pilates', 'now')).toBe(200);
    expect(await event.end()).toEqual(atPilates);
  });
});
