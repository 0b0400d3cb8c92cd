import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import type { ReportedReservationEvent } from '#functions/reservations/taking/reported-booking.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { readBookedClass, readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { aStudioWith } from '../../schedule/a-studio.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const deps = reportingDeps(new Date('2027-03-01T12:00:00.000Z'));

const booked = { event: 'booking_confirmed', at: '2027-03-01T09:00:00.000Z' } as const;
const cancelled = { event: 'booking_cancelled', at: '2027-03-01T10:00:00.000Z' } as const;
const again = { event: 'booking_confirmed', at: '2027-03-01T11:00:00.000Z' } as const;

let studios = 0;

/** Yoga for eight in two rooms, and a way to report Luz's booking as the studio's own system does. */
async function aYogaStudio() {
  studios += 1;
  const studioId = `73737373-7373-4373-8373-${String(studios).padStart(12, '0')}`;
  const studio = await aStudioWith(studioId);
  await studio.importClasses('Yoga,2027-03-03,18:00,Sala 1,8,0,0', 'Yoga,2027-03-03,18:00,Terraza,8,0,0');
  const [room, terrace] = ['Sala 1', 'Terraza'].map(
    async (name) => (await studio.classesOf('2027-03-03')).find((one) => one.room === name)!.classId,
  );
  const classId = await room!;
  const report = (over: Partial<ReportedReservationEvent>) =>
    applyReservation(
      tableOf(studioId),
      {
        studioId,
        classId,
        channel: 'direct',
        reference: '7301',
        customerName: 'Luz Prado',
        source: 'studio-system',
        correlationId: 'c-1',
        ...booked,
        ...over,
      },
      deps,
    );
  const places = async (id = classId) => {
    const rows = await readBookingsOfClass(tableOf(studioId), studioId, id);
    const cls = await readBookedClass(tableOf(studioId), studioId, id);
    return { bookings: cls?.bookings, rows: rows.map(({ status }) => status) };
  };
  return { studio, terraceId: await terrace!, report, places };
}

describe('a booking that the studio system lists again after cancelling it', () => {
  it('stands again, each time', async () => {
    const { report, places } = await aYogaStudio();
    await report(booked);
    await report(cancelled);
    expect(await places()).toEqual({ bookings: 0, rows: ['cancelled'] });
    expect(await report(again)).toMatchObject({ kind: 'taken' });
    expect(await report(again)).toMatchObject({ kind: 'unchanged', reason: 'known' });
    expect(await places()).toEqual({ bookings: 1, rows: ['confirmed'] });
    expect(await report({ ...cancelled, at: '2027-03-01T11:15:00.000Z' })).toMatchObject({ kind: 'freed' });
    expect(await report({ ...again, at: '2027-03-01T11:30:00.000Z' })).toMatchObject({ kind: 'taken' });
    expect(await places()).toEqual({ bookings: 1, rows: ['confirmed'] });
  });

  it('stays cancelled if the first report is repeated, or another source reports it', async () => {
    const { report, places } = await aYogaStudio();
    await report(booked);
    await report(cancelled);
    expect(await report(booked)).toMatchObject({ kind: 'unchanged' });
    await report({ ...again, source: 'mail' });
    expect(await places()).toEqual({ bookings: 0, rows: ['cancelled'] });
  });

  it('stays cancelled if the marketplace reported the cancellation', async () => {
    const { report, places } = await aYogaStudio();
    await report({ ...booked, source: 'webhook' });
    await report({ ...cancelled, source: 'webhook' });
    await report(again);
    expect(await places()).toEqual({ bookings: 0, rows: ['cancelled'] });
  });

  it('stands in the class in which it is listed now', async () => {
    const { report, places, terraceId } = await aYogaStudio();
    await report(booked);
    await report(cancelled);
    expect(await report({ ...again, classId: terraceId })).toMatchObject({ kind: 'taken' });
    expect(await places()).toEqual({ bookings: 0, rows: [] });
    expect(await places(terraceId)).toEqual({ bookings: 1, rows: ['confirmed'] });
  });

  it('counts beside the bookings of a file from the time when it was cancelled', async () => {
    const { studio, report, places } = await aYogaStudio();
    await report({ ...booked, at: '2027-02-01T09:00:00.000Z' });
    await report({ ...cancelled, at: '2027-02-01T10:00:00.000Z' });
    const csvData =
      'class_name,class_date,class_time,room,total_capacity,current_bookings\nYoga,2027-03-03,18:00,Sala 1,8,5';
    await studio.must(importSchedule, { csvData });
    expect(await places()).toMatchObject({ bookings: 5 });
    await report({ ...again, at: '2027-03-03T12:00:00.000Z' });
    expect(await places()).toMatchObject({ bookings: 6 });
  });
});
