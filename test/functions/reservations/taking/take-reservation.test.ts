import * as fc from 'fast-check';
import type { ReportedReservationEvent } from '#functions/reservations/taking/reported-booking.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { recount } from '../../dashboard/recount.ts';
import { aStudioWith, type TestStudio } from '../../schedule/a-studio.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ReportedBookingEntity } from '#functions/_data/bookings/reported-booking.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { tableOf } from '#test/builders/table-of.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const months = ['202703'];

let table: TestTable;
let queued: number;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

let studios = 0;
const nextStudioId = (): string => `71717171-7171-4171-8171-${String((studios += 1)).padStart(12, '0')}`;

/** A studio with Yoga on 3 March at 18:00 and eight places, two of them Fitpass's and three Wellhub's. */
async function aYogaStudio(capacity = 8): Promise<{ studio: TestStudio; classId: string }> {
  const studio = await aStudioWith(nextStudioId());
  await studio.importClasses(`Yoga,2027-03-03,18:00,Sala 1,${capacity},2,3`);
  const [yoga] = await studio.classesOf('2027-03-03');
  return { studio, classId: yoga!.classId };
}

const deps = () => {
  queued = 0;
  return reportingDeps(now, { studios: { send: async () => void (queued += 1) } });
};

type Given = Partial<ReportedReservationEvent> & Pick<ReportedReservationEvent, 'studioId'>;
const anEvent = (given: Given): ReportedReservationEvent => ({
  classId: undefined,
  channel: 'wellhub',
  reference: 'BK_1',
  event: 'booking_confirmed',
  customerName: 'Ana López',
  customerEmail: 'ana@example.com',
  at: '2027-03-01T10:00:00.000Z',
  source: 'webhook',
  correlationId: 'c-1',
  ...given,
});

async function take(given: Given, with_ = deps()) {
  return applyReservation(tableOf(given.studioId), anEvent(given), with_);
}

/** Everything that a reservation may write, without the studio's names and the numbers of writes. */
async function digest(studioId: string, classId: string) {
  const all = { pages: 'all', consistent: true } as const;
  const studioTable = tableOf(studioId);
  const key = { studioId, month: '202703', classId };
  const cls = (await studioTable.of(ClassEntity).get(key).go(all)).data!;
  const { bookings, bookedByChannel, revenueDirectMinor, revenueMarketplaceMinor } = cls;
  const rows = (await studioTable.of(BookingEntity).query.primary({ studioId, month: '202703' }).go(all))
    .data;
  const reported = (await studioTable.of(ReportedBookingEntity).query.primary({ studioId }).go(all)).data;
  const days = (await studioTable.of(DayEntity).query.primary({ studioId }).go(all)).data;
  const anonymous = <T extends object>(item: T) => ({ ...item, studioId: '', revision: 0 });
  return {
    bookings,
    bookedByChannel,
    revenueDirectMinor,
    revenueMarketplaceMinor,
    rows: rows.map(anonymous),
    reported: reported.map(anonymous),
    days: days.map((day) => ({ ...anonymous(day), changes: 0 })),
    events: (await studioTable.of(ClassDemandEntity).get(key).go(all)).data!.events,
  };
}

describe('a reported booking', () => {
  it('holds a place, and is part of all counts', async () => {
    const { studio, classId } = await aYogaStudio();
    const taken = await take({ studioId: studio.studioId, classId });
    expect(taken).toMatchObject({ kind: 'taken', classId });
    expect(queued).toBe(1);
    const found = await digest(studio.studioId, classId);
    expect(found).toMatchObject({
      bookings: 1,
      bookedByChannel: { wellhub: 1 },
      revenueMarketplaceMinor: 11_000,
      revenueDirectMinor: 0,
    });
    expect(found.rows).toMatchObject([
      {
        channel: 'wellhub',
        status: 'confirmed',
        bookedAt: '2027-03-01T10:00:00.000Z',
        customerName: 'Ana López',
        revenueMinor: 11_000,
      },
    ]);
    expect(found.days).toMatchObject([{ bookings: 1, revenueMinor: 11_000, classes: 1 }]);
    // 18:00 in Mexico City is 00:00 UTC the day after: 62 hours from 10:00 on the first.
    expect(found.events).toEqual([{ minutesBefore: 62 * 60, channel: 'wellhub', kind: 'booked' }]);
    const counted = await recount(studio.studioId, months, (at) => at.slice(0, 10));
    expect(counted.counters.bookings).toBe(1);
  });

  it('changes nothing the second time, whoever reports it', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    await take({ studioId, classId });
    const single = await digest(studioId, classId);
    expect(await take({ studioId, classId })).toEqual({ kind: 'unchanged', reason: 'known', classId });
    expect(queued).toBe(0);
    await take({ studioId, classId, source: 'mail', at: '2027-03-01T10:03:00.000Z' });
    expect(await digest(studioId, classId)).toEqual(single);
  });

  it('has the reported price, if any', async () => {
    const { studio, classId } = await aYogaStudio();
    await take({ studioId: studio.studioId, classId, revenueMinor: 12_345 });
    expect(await digest(studio.studioId, classId)).toMatchObject({ revenueMarketplaceMinor: 12_345 });
  });

  it('takes each value from the most reliable reporter', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    await take({ studioId, classId, source: 'mail', at: '2027-03-01T09:00:00.000Z' });
    await take({ studioId, classId, source: 'webhook', at: '2027-03-01T09:30:00.000Z' });
    const found = await digest(studioId, classId);
    expect(found.rows).toHaveLength(1);
    expect(found.rows).toMatchObject([{ bookedAt: '2027-03-01T09:30:00.000Z' }]);
    expect(found.bookings).toBe(1);
  });

  it('is not stored without its class', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    const before = await digest(studioId, classId);
    const other = `20270303T0000Z-${'0'.repeat(12)}`;
    expect(await take({ studioId, classId: other })).toEqual({ kind: 'no-class' });
    expect(await take({ studioId, classId: undefined })).toEqual({ kind: 'no-class' });
    expect(await digest(studioId, classId)).toEqual(before);
  });

  it('is stored beyond the capacity and counted as overbooked', async () => {
    const { studio, classId } = await aYogaStudio(5);
    const { studioId } = studio;
    for (let seat = 1; seat <= 5; seat += 1)
      expect(await take({ studioId, classId, reference: `BK_${seat}` })).toMatchObject({ kind: 'taken' });
    expect(await take({ studioId, classId, reference: 'BK_6' })).toMatchObject({ kind: 'full' });
    const found = await digest(studioId, classId);
    expect(found.bookings).toBe(6);
    const audits = await tableOf(studioId).of(AuditEntity).query.primary({ studioId }).go();
    expect(audits.data.filter(({ action }) => action === 'reservations.overbooked')).toMatchObject([
      { subject: classId, note: '6 booked, 5 places', actor: 'wellhub' },
    ]);
    expect(await take({ studioId, classId, reference: 'BK_6', event: 'booking_cancelled' })).toMatchObject({
      kind: 'freed',
    });
  });
});

describe('a cancellation', () => {
  it('is cancelled without needing the class, which frees the place', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    await take({ studioId, classId });
    const cancel = { studioId, event: 'booking_cancelled', at: '2027-03-02T10:00:00.000Z' } as const;
    expect(await take(cancel)).toMatchObject({ kind: 'freed', classId });
    const found = await digest(studioId, classId);
    expect(found).toMatchObject({ bookings: 0, bookedByChannel: { wellhub: 0 }, revenueMarketplaceMinor: 0 });
    expect(found.rows).toMatchObject([{ status: 'cancelled', cancelledAt: '2027-03-02T10:00:00.000Z' }]);
    expect(found.events).toHaveLength(2);
    expect(found.days).toMatchObject([{ bookings: 0, revenueMinor: 0 }]);
  });

  it('is remembered when its cancellation arrives first', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    const cancel = { studioId, event: 'booking_cancelled', at: '2027-03-02T10:00:00.000Z' } as const;
    expect(await take(cancel)).toEqual({ kind: 'unchanged', reason: 'remembered', classId: undefined });
    expect(await take({ studioId, classId })).toMatchObject({
      kind: 'unchanged',
      reason: 'cancelled-before',
    });
    const found = await digest(studioId, classId);
    expect(found.bookings).toBe(0);
    expect(found.rows).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('a booking that came from a file', () => {
  const header =
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference';
  const row = 'Yoga,2027-03-03,18:00,Sala 1,Wellhub,95,2027-02-27 08:00,Ana L.,BK_1';

  async function importOf(studio: TestStudio, line = row) {
    return studio.must(importBookings, { csvData: `${header}\n${line}` });
  }

  it('is recognized, and keeps the values from the file', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    await importOf(studio);
    expect(await take({ studioId, classId })).toMatchObject({ kind: 'unchanged' });
    const found = await digest(studioId, classId);
    expect(found).toMatchObject({ bookings: 1, revenueMarketplaceMinor: 9_500 });
    expect(found.rows).toMatchObject([{ customerName: 'Ana L.', revenueMinor: 9_500 }]);
    expect(await take({ studioId, event: 'booking_cancelled' })).toMatchObject({ kind: 'freed' });
    expect(await digest(studioId, classId)).toMatchObject({ bookings: 0, revenueMarketplaceMinor: 0 });
  });

  it('stays cancelled when the same file is imported again, with or without a reference', async () => {
    const { studio, classId } = await aYogaStudio();
    const { studioId } = studio;
    expect(await importOf(studio)).toMatchObject({ imported: 1 });
    await take({ studioId, classId, event: 'booking_cancelled' });
    const { rows: cancelled } = await digest(studioId, classId);
    expect(cancelled).toMatchObject([{ status: 'cancelled', cancelledBy: 'webhook' }]);
    const left = { imported: 0, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 1 };
    expect(await importOf(studio)).toEqual(left);
    expect(await digest(studioId, classId)).toMatchObject({ bookings: 0, rows: cancelled });

    expect(await importOf(studio, row.replace('BK_1', ''))).toEqual(left);
    const unnumbered = row.replace('BK_1', '').replace('Ana L.', 'Luis P.');
    expect(await importOf(studio, unnumbered)).toMatchObject({ imported: 1 });
    const { rows } = await digest(studioId, classId);
    const { bookingId } = rows.find(({ status }) => status === 'confirmed')!;
    const event = 'booking_cancelled' as const;
    await take({ studioId, classId, bookingId, reference: 'mail-1', event, source: 'mail' });
    expect(await importOf(studio, unnumbered)).toEqual(left);
    expect(await digest(studioId, classId)).toMatchObject({ bookings: 0 });
    const bookedAnew = row.replace('BK_1', 'BK_2');
    expect(await importOf(studio, bookedAnew)).toMatchObject({ imported: 1, leftCancelled: 0 });
    expect(await digest(studioId, classId)).toMatchObject({ bookings: 1 });
  });

  it('is recognized when the file comes later', async () => {
    const { studio, classId } = await aYogaStudio();
    await take({ studioId: studio.studioId, classId });
    await importOf(studio);
    const found = await digest(studio.studioId, classId);
    expect(found.rows).toHaveLength(1);
    expect(found).toMatchObject({ bookings: 1, revenueMarketplaceMinor: 9_500 });
  });

  it('is one of the bookings that a schedule file only counted, unless it was made since', async () => {
    const studio = await aStudioWith(nextStudioId());
    await studio.must(importSchedule, {
      csvData:
        'class_name,class_date,class_time,room,total_capacity,current_bookings\nYoga,2027-03-03,18:00,Sala 1,20,12',
    });
    const found = async () => (await studio.classesOf('2027-03-03'))[0]!;
    const { classId } = await found();
    const { studioId } = studio;
    await take({ studioId, classId, reference: 'since' });
    expect(await found()).toMatchObject({ bookings: 13, bookedByChannel: { direct: 12, wellhub: 1 } });
    const before = { studioId, classId, reference: 'before' };
    await take({ ...before, at: '2026-11-01T10:00:00.000Z' });
    expect(await found()).toMatchObject({ bookings: 13, bookedByChannel: { direct: 11, wellhub: 2 } });
    await take({ ...before, event: 'booking_cancelled', at: '2027-03-02T10:00:00.000Z' });
    expect(await found()).toMatchObject({ bookings: 12, bookedByChannel: { direct: 11, wellhub: 1 } });
  });
});

describe('in any order and with any copies', () => {
  const events = [
    { reference: 'BK_1', event: 'booking_confirmed', at: '2027-03-01T10:00:00.000Z' },
    { reference: 'BK_1', event: 'booking_cancelled', at: '2027-03-01T11:00:00.000Z' },
    { reference: 'BK_2', event: 'booking_confirmed', at: '2027-03-01T10:30:00.000Z' },
    { reference: 'BK_2', event: 'booking_confirmed', at: '2027-03-01T10:31:00.000Z', source: 'mail' },
    { reference: 'BK_3', event: 'booking_cancelled', at: '2027-03-01T12:00:00.000Z', source: 'mail' },
    {
      reference: 'BK_3',
      event: 'booking_confirmed',
      at: '2027-03-01T11:50:00.000Z',
      customerName: undefined,
    },
  ] as const;

  it('the same is stored in the end', async () => {
    const { studio, classId } = await aYogaStudio();
    for (const event of events) await take({ studioId: studio.studioId, classId, ...event });
    const expected = await digest(studio.studioId, classId);
    expect(expected.bookings).toBe(1);
    const orders = fc.shuffledSubarray([...events, ...events], { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const other = await aYogaStudio();
        for (const event of order)
          await take({ studioId: other.studio.studioId, classId: other.classId, ...event });
        expect(await digest(other.studio.studioId, other.classId)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('concurrent bookings are counted once each', async () => {
    const { studio, classId } = await aYogaStudio(20);
    const { studioId } = studio;
    const references = Array.from({ length: 8 }, (_, seat) => `BK_${seat}`);
    const outcomes = await Promise.allSettled(
      [...references, ...references].map((reference) => take({ studioId, classId, reference })),
    );
    for (const [at, outcome] of outcomes.entries())
      if (outcome.status === 'rejected') await take({ studioId, classId, reference: `BK_${at % 8}` });
    const found = await digest(studioId, classId);
    expect(found).toMatchObject({ bookings: 8, bookedByChannel: { wellhub: 8 } });
    expect(found.rows).toHaveLength(8);
    expect(found.days).toMatchObject([{ bookings: 8 }]);
  });
});
