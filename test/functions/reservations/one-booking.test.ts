import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import type { ReportedReservation } from '#shared/contracts/reservations/messages.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
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

const clock = aClock();
const listingId = '12/987';

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
  const whose = { studioId: box.studioId, marketplace: 'wellhub' } as const;
  await storeListing(tableOf(box.studioId), whose, undefined, listing);
});

const header =
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at,booking_reference';

/** A file of bookings of the class. */
const sendFile = (...rows: string[]) =>
  box.studio.must(importBookings, {
    csvData: [header, ...rows.map((row) => `Yoga,2027-03-03,18:00,Sala 1,${row}`)].join('\n'),
  });

/** Reports a booking as the webhook worker does. */
const tell = (over: Partial<ReportedReservation> = {}): Promise<void> =>
  applyReported(
    tableOf(box.studioId),
    {
      kind: 'told',
      studioId: box.studioId,
      marketplace: 'wellhub',
      listingId,
      event: 'confirmed',
      reference: 'WH-1',
      customerName: 'Ana López',
      at: '2027-03-01T11:00:24.000Z',
      correlationId: 'c-1',
      ...over,
    },
    true,
    { ...box.deps, pushes: { send: async () => undefined } },
  );

/** The places of the class, according to its figures and to its bookings. */
async function places() {
  const { classId, bookings } = await box.theClass();
  const { data } = await tableOf(box.studioId)
    .of(BookingEntity)
    .query.primary({ studioId: box.studioId, month: classId.slice(0, 6) })
    .go({ pages: 'all', consistent: true });
  expect(data.filter(({ status }) => status === 'confirmed')).toHaveLength(bookings);
  return { bookings, stored: data.length };
}

const counts = (imported: number, unchanged: number, updated = 0, leftCancelled = 0) => ({
  imported,
  updated,
  unchanged,
  skipped: 0,
  leftCancelled,
});

describe('a file that is imported', () => {
  const walkIn = 'Walk-in,120,2027-03-01 05:00,,,';

  it('has three places for three walk-ins of one minute, and adds none when it is imported again', async () => {
    expect(await sendFile(walkIn, walkIn, walkIn)).toEqual(counts(3, 0));
    expect(await places()).toEqual({ bookings: 3, stored: 3 });
    expect(await sendFile(walkIn, walkIn, walkIn)).toEqual(counts(0, 3));
    expect(await places()).toEqual({ bookings: 3, stored: 3 });
  });

  it('adds the extra places of a later file', async () => {
    await sendFile(walkIn, walkIn);
    expect(await sendFile(walkIn, walkIn, walkIn)).toEqual(counts(1, 2));
    expect(await places()).toEqual({ bookings: 3, stored: 3 });
  });

  it('has three places for a client who took three at once', async () => {
    const ana = 'Pack,90,2027-03-01 05:00,Ana López,,';
    expect(await sendFile(ana, ana, ana)).toEqual(counts(3, 0));
    expect(await places()).toEqual({ bookings: 3, stored: 3 });
    const one = 'Pack,90,2027-03-01 05:00,Ana López,2027-03-01 05:40,';
    expect(await sendFile(ana, ana, one)).toEqual(counts(0, 2, 1));
    expect(await places()).toEqual({ bookings: 2, stored: 3 });
  });

  it('is recognized despite seconds, another word for the type, and a reference', async () => {
    await sendFile('Walk-in,120,2027-03-01 05:00,Ana López,,');
    const { imported, updated } = await sendFile('Visita,120,2027-03-01 05:00:41,"LOPEZ, ANA",,7301');
    expect({ imported, updated }).toEqual({ imported: 0, updated: 1 });
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
    expect(await sendFile('Walk-in,120,2027-03-01 05:00,Ana López,,')).toMatchObject({ imported: 0 });
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
  });
});

describe('a file and a webhook', () => {
  const row = 'Wellhub,95,2027-03-01 05:00,ANA LOPEZ - GYMPASS,,';

  it('report one booking, the file first', async () => {
    await sendFile(row);
    await tell();
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
    expect(await sendFile(row)).toEqual(counts(0, 1));
    await tell({ event: 'cancelled', at: '2027-03-01T11:50:00.000Z' });
    expect(await places()).toEqual({ bookings: 0, stored: 1 });
    expect(await sendFile(row)).toEqual(counts(0, 0, 0, 1));
    expect(await places()).toEqual({ bookings: 0, stored: 1 });
  });

  it('report one booking, the webhook first', async () => {
    await tell();
    expect(await sendFile(row)).toEqual(counts(0, 0, 1));
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
    await tell();
    expect(await sendFile(row)).toEqual(counts(0, 1));
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
  });

  it('report one booking if only its cancellation was reported', async () => {
    await sendFile(row);
    await tell({ event: 'cancelled', at: '2027-03-01T11:50:00.000Z' });
    expect(await places()).toEqual({ bookings: 0, stored: 1 });
  });

  it('report two bookings of two clients', async () => {
    await sendFile(row);
    await tell({ customerName: 'Ana Lima' });
    expect(await places()).toEqual({ bookings: 2, stored: 2 });
  });

  it('report two bookings if the client booked again', async () => {
    await sendFile('Wellhub,95,2027-03-01 05:00,Ana López,2027-03-01 05:10,');
    await tell({ at: '2027-03-01T11:30:24.000Z' });
    expect(await places()).toEqual({ bookings: 1, stored: 2 });
  });
});

describe('a file and concurrent webhooks', () => {
  it('create no booking twice', async () => {
    const clients = ['Ana', 'Bea', 'Caio', 'Dora', 'Eva', 'Fabio'];
    await Promise.all([
      sendFile(...clients.map((client) => `Wellhub,95,2027-03-01 05:00,${client} Ruiz,,`)),
      ...clients
        .slice(0, 3)
        .map((client, at) => tell({ reference: `WH-${at}`, customerName: `${client} Ruiz` })),
    ]);
    expect(await places()).toEqual({ bookings: 6, stored: 6 });
  });
});

describe('a file and a mail', () => {
  it('report one booking, whichever comes first, and the cancelling mail ends it', async () => {
    await sendFile('Fitpass,80,2027-03-01 05:48,Ana L.,,');
    box.deliver(aBooking());
    await box.run();
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
    expect(await sendFile('Fitpass,80,2027-03-01 05:48,Ana L.,,')).toEqual(counts(0, 1));
    box.deliver(aCancellation());
    await box.run();
    expect(await places()).toEqual({ bookings: 0, stored: 1 });
  });

  it('report one booking if the mail came first', async () => {
    box.deliver(aBooking({ client: 'Ana L.' }));
    await box.run();
    expect(await sendFile('Fitpass,80,2027-03-01 05:48,Ana López,,')).toEqual(counts(0, 0, 1));
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
  });
});

describe("a file and the studio's own system", () => {
  it('tell one booking', async () => {
    await sendFile('10-class pack,90,2027-03-01 05:00,Ana López,,');
    const { classId } = await box.theClass();
    const placed = {
      kind: 'placed',
      studioId: box.studioId,
      channel: 'direct',
      classId,
      event: 'confirmed',
      reference: '90017',
      customerName: 'Ana López',
      at: '2027-03-01T11:00:24.000Z',
      correlationId: 'c-1',
    } as const;
    await applyPlaced(tableOf(box.studioId), placed, box.deps);
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
  });
});

describe('bookings stored by an earlier version', () => {
  it('are found again, although only their id contains the reference', async () => {
    await sendFile('Wellhub,95,2027-03-01 05:00,Ana López,,WH-1');
    const studioTable = tableOf(box.studioId);
    const { classId } = await box.theClass();
    const key = { studioId: box.studioId, month: classId.slice(0, 6) };
    const { data } = await studioTable.of(BookingEntity).query.primary(key).go({ consistent: true });
    const { bookedAt, bookingId } = data[0]!;
    await studioTable
      .of(BookingEntity)
      .patch({ ...key, classId, bookedAt, bookingId })
      .remove(['fileReference'])
      .go();
    await tell();
    expect(await places()).toEqual({ bookings: 1, stored: 1 });
    await tell({ reference: 'WH-2' });
    expect(await places()).toEqual({ bookings: 2, stored: 2 });
  });
});
