import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import type { ReportedReservation } from '#shared/contracts/reservations/messages.ts';
import { storeListing } from '#functions/_domain/connections/listing-store.ts';
import { applyPlaced } from '#functions/reservations/taking/take-placed.ts';
import { applyReported } from '#functions/reservations/taking/take-reported.ts';
import { tableOf } from '#test/builders/table-of.ts';
import {
  aBooking,
  aCancellation,
  aClock,
  aMailbox,
  startMail,
  type TestMail,
  type TestMailbox,
} from './a-mailbox.ts';
import { callEvent } from './event-operations.ts';

const clock = aClock();
const totalpass = 'reservas@totalpass.test';
const listingId = '12/987';
const minuteMs = 60_000;

let mail: TestMail;
let box: TestMailbox;
beforeAll(async () => {
  mail = await startMail(clock);
});
afterAll(() => mail.close());
beforeEach(async () => {
  box = await aMailbox(mail.google, clock);
  const { classId, startsAt } = await box.theClass();
  const listing = { listingId, name: 'Yoga', startsAt, state: 'linked', linkedBy: 'match', classId } as const;
  const whose = { studioId: box.studioId, marketplace: 'totalpass' } as const;
  await box.addSender(totalpass, 'totalpass');
  await storeListing(tableOf(box.studioId), whose, undefined, listing);
});

const columns =
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference';

/** A file of bookings of the class. */
const sendFile = (row: string, more = '') =>
  box.studio.must(importBookings, {
    csvData: [`${columns}${more}`, `Yoga,2027-03-03,18:00,Sala 1,${row}`].join('\n'),
  });
const plain = 'TotalPass,285,2027-03-01 06:00,Ana López,BK-1001';

/** Reports the booking as the webhook worker does. */
const tell = (event: ReportedReservation['event'] = 'confirmed'): Promise<void> =>
  applyReported(
    tableOf(box.studioId),
    {
      kind: 'told',
      studioId: box.studioId,
      marketplace: 'totalpass',
      listingId,
      event,
      reference: 'BK-1001',
      customerName: 'Ana López',
      at: '2027-03-01T12:00:24.000Z',
      correlationId: 'c-1',
    },
    true,
    { ...box.deps, pushes: { send: async () => undefined } },
  );

const send = async (text: string): Promise<void> => {
  box.deliver(text, { from: `TotalPass <${totalpass}>` });
  await box.run();
  clock.advance(minuteMs);
};

const doors: Readonly<Record<string, () => Promise<unknown>>> = {
  mail: () => send(`${aBooking()}\nSpots: 3`),
  webhook: () => tell(),
  file: () => sendFile(plain),
  'file with the number': () => sendFile(`${plain},3`, ',booked_places'),
};

const booked = async (): Promise<number> => (await box.theClass()).bookings;

/** All orders of some texts. */
const orders = (all: readonly string[]): string[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((first) => orders(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));

const isStated = (order: readonly string[]): boolean =>
  order.includes('mail') || order.includes('file with the number');
const three = Object.keys(doors)
  .map((left) => Object.keys(doors).filter((one) => one !== left))
  .flatMap(orders)
  .filter(isStated);

describe('a booking for three places', () => {
  it.each(three)('takes three places, and none when it is cancelled: %s, %s, %s', async (...order) => {
    for (const door of order) await doors[door]!();
    expect(await booked()).toBe(3);
    for (const door of order) await doors[door]!();
    expect(await booked()).toBe(3);
    await tell('cancelled');
    expect(await booked()).toBe(0);
    for (const door of order) await doors[door]!();
    expect(await booked()).toBe(0);
  });

  it('takes none if its cancellation arrives first', async () => {
    await tell('cancelled');
    await doors.mail!();
    expect(await booked()).toBe(0);
  });

  it('over-books a class with fewer places, as any other booking does', async () => {
    await send(`${aBooking()}\nSpots: 9`);
    expect(await box.theClass()).toMatchObject({ totalCapacity: 8, bookings: 9 });
    const [event] = await box.events('completed');
    expect(event?.reasons).toEqual(['The class had no free place: it is over-booked.']);
  });

  it('brings the amount of a file once, and the price of a marketplace for each place', async () => {
    await send(`${aBooking({ ref: '' })}\nSpots: 3`);
    const { revenue } = await box.theClass();
    await sendFile('TotalPass,100.01,2027-03-01 06:00,Ana López,');
    expect(revenue.marketplaceMinor % 3).toBe(0);
    expect(await box.theClass()).toMatchObject({ bookings: 3, revenue: { marketplaceMinor: 10_001 } });
  });

  it('is found by an e-mail without a number, if the client has no other booking', async () => {
    await tell();
    await send(`${aBooking({ ref: '' })}\nSpots: 3`);
    expect(await booked()).toBe(3);
    await send(`${aBooking({ ref: '' })}\nSpots: 3`);
    expect(await booked()).toBe(3);
    await tell('cancelled');
    expect(await booked()).toBe(0);
  });

  it('waits if another e-mail without a number names other places, or if several bookings are known', async () => {
    await send(aBooking({ ref: '' }));
    await send(`${aBooking({ ref: '' })}\nSpots: 3`);
    const known = 'This client already has a booking of this class.';
    expect(await box.events('manual_review')).toMatchObject([{ places: 3, reasons: [known] }]);
    expect(await booked()).toBe(1);
  });

  it('moves with all its places when the studio system lists it in another class', async () => {
    await sendFile('Pack,285,2027-03-01 06:00,Ana López,,3', ',booked_places');
    await box.studio.importClasses('Pilates,2027-03-03,20:00,Sala 2,10,0,0');
    const classes = await box.studio.classesOf('2027-03-03');
    const [yoga, pilates] = ['Yoga', 'Pilates'].map((name) => classes.find((one) => one.className === name)!);
    const placed = {
      kind: 'placed',
      studioId: box.studioId,
      channel: 'direct',
      event: 'confirmed',
      reference: '90017',
      customerName: 'Ana López',
      at: '2027-03-01T12:00:24.000Z',
      correlationId: 'c-1',
    } as const;
    const table = tableOf(box.studioId);
    await applyPlaced(table, { ...placed, classId: yoga!.classId }, box.deps);
    expect(await booked()).toBe(3);
    await applyPlaced(table, { ...placed, classId: pilates!.classId }, box.deps);
    const after = await box.studio.classesOf('2027-03-03');
    expect(Object.fromEntries(after.map(({ className, bookings }) => [className, bookings]))).toEqual({
      Yoga: 0,
      Pilates: 3,
    });
  });
});

describe('an e-mail that cancels places', () => {
  beforeEach(() => send(`${aBooking()}\nSpots: 3`));

  it.each([aCancellation(), `${aCancellation()}\nSpots: 3`])('frees all of them', async (text) => {
    await send(text);
    expect(await booked()).toBe(0);
  });

  it('waits for a person if it names another number than the booking takes', async () => {
    await send(`${aCancellation()}\nSpots: 2`);
    const reasons = ['It names another number of places than this client’s booking takes.'];
    expect(await box.events('manual_review')).toMatchObject([{ reasons }]);
    expect(await booked()).toBe(3);
  });
});

describe('an e-mail that cancels some of the places', () => {
  const part = (text: string, over?: Parameters<typeof aCancellation>[0]) =>
    send(`${aCancellation(over)}\n${text}`);
  const waiting = ['It names another number of places than this client’s booking takes.'];

  it.each(['BK-1001', ''])('frees them once, and the others when they are cancelled: %j', async (ref) => {
    await send(`${aBooking({ ref })}\nSpots: 3`);
    await part('2 of 3 spots cancelled', { ref });
    expect(await booked()).toBe(1);
    // Another e-mail with the same text may be a repetition, or about others.
    await part('2 of 3 spots cancelled', { ref });
    expect(await box.events('manual_review')).toMatchObject([{ reasons: waiting }]);
    expect(await booked()).toBe(1);
    await send(aCancellation({ ref }));
    expect(await booked()).toBe(0);
  });

  it('says how many remain of a booking whose number nobody stated', async () => {
    await tell();
    await part('1 of 3 spots cancelled');
    expect(await booked()).toBe(2);
  });

  it('frees nothing twice when its booking is reported again in any way', async () => {
    await send(`${aBooking()}\nSpots: 3`);
    await part('1 of 3 spots cancelled');
    await tell();
    await sendFile(plain);
    expect(await booked()).toBe(2);
  });

  it('waits for its booking, and for a person if it names another number', async () => {
    await part('1 of 3 spots cancelled');
    expect(await booked()).toBe(0);
    await send(`${aBooking()}\nSpots: 3`);
    expect(await booked()).toBe(3);
    await part('1 of 4 spots cancelled');
    expect(await booked()).toBe(3);
    const { classId } = await box.theClass();
    const waits = await box.events('manual_review');
    const { eventId, version } = waits.find(({ ofPlaces }) => ofPlaces === 4)!;
    await callEvent(confirmEvent, { eventId, version, classId }, { studioId: box.studioId });
    expect(await booked()).toBe(2);
  });

  it('waits if it cancels one place of a booking for several', async () => {
    await send(`${aBooking()}\nSpots: 3`);
    await part('1 spot');
    expect(await booked()).toBe(3);
    expect(await box.events('manual_review')).toMatchObject([{ reasons: waiting }]);
  });
});

describe('a second copy of an e-mail that states the number of places', () => {
  const spots = (count: number) => send(`${aBooking()}\nSpots: ${count}`);
  const waiting = ['It names another number of places than this client’s booking takes.'];

  it.each([
    ['added', 3, () => spots(3)],
    ['cancelled', 1, () => send(`${aCancellation()}\n1 of 2 spots cancelled`)],
  ])('waits for a person if places were %s since', async (_, places, change) => {
    await spots(2);
    await change();
    expect(await booked()).toBe(places);
    await spots(2);
    expect(await booked()).toBe(places);
    const [event, ...others] = await box.events('manual_review');
    expect([event?.reasons, others]).toEqual([waiting, []]);

    const { classId } = await box.theClass();
    const { eventId, version } = event!;
    await callEvent(confirmEvent, { eventId, version, classId }, { studioId: box.studioId });
    expect(await booked()).toBe(2);
  });

  it('waits for a person if it cancels a part, and places were added since', async () => {
    await spots(2);
    await send(`${aCancellation()}\n1 of 2 spots cancelled`);
    await spots(3);
    await spots(2);
    const [event] = await box.events('manual_review');
    const { classId } = await box.theClass();
    const as = { studioId: box.studioId };
    await callEvent(confirmEvent, { eventId: event!.eventId, version: event!.version, classId }, as);
    expect(await booked()).toBe(2);
    await send(`${aCancellation()}\n1 of 2 spots cancelled`);
    expect(await booked()).toBe(2);
    expect(await box.events('manual_review')).toMatchObject([{ ofPlaces: 2, reasons: waiting }]);
  });

  it('waits for nobody if nothing changed since, or if all places were cancelled', async () => {
    await spots(2);
    await spots(2);
    expect(await booked()).toBe(2);
    await send(aCancellation());
    await spots(2);
    expect(await booked()).toBe(0);
    expect(await box.events('manual_review')).toEqual([]);
  });
});

describe('an e-mail whose number of places is not clear', () => {
  const aWaiting = async () => {
    await send(`${aBooking()}\nGuests: 1`);
    expect(await booked()).toBe(0);
    const [event] = await box.events('manual_review');
    expect(event!.reasons).toEqual(['It may be about more than one place of a client.']);
    return event!;
  };

  it('takes as many places as a person says', async () => {
    const { eventId, version } = await aWaiting();
    const { classId } = await box.theClass();
    const as = { studioId: box.studioId };
    await callEvent(confirmEvent, { eventId, version, classId, places: 2 }, as);
    expect(await booked()).toBe(2);
    expect(await box.events('completed')).toMatchObject([{ places: 2 }]);
  });
});
