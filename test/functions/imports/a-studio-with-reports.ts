import { aStudioWith } from '../schedule/a-studio.ts';
import { interruptedTable } from '#test/builders/interrupted-table.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { ImportEntity } from '#functions/_data/bookings/import.ts';
import { bookingIdInFile } from '#functions/_domain/bookings/booking-identity.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { readBookedClass, readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { applyBookings } from '#functions/imports/rows/apply-bookings.ts';
import type { Import } from '#functions/imports/state/import-record.ts';
import { takeBackBookings } from '#functions/imports/taking-back/take-back-rows.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const deps = reportingDeps(now);
/** Each piece of work is interrupted at least this often. */
const interruptionsMin = 3;

let studios = 0;

type Report = Parameters<typeof applyReservation>[1];

/** A studio with one class, whose bookings are reported and imported. */
export async function aStudioWithReports() {
  studios += 1;
  const studioId = `74747474-7474-4474-8474-${String(studios).padStart(12, '0')}`;
  const { importClasses } = await aStudioWith(studioId);
  await importClasses('Flow,2027-03-03,10:00,Sala 1,12,0,0');
  const own = tableOf(studioId);
  const [cls] = await readClassItemsOfDay(own, studioId, '20270303');
  const { classId } = cls!;
  const report = (over: Partial<Report>) =>
    applyReservation(
      own,
      {
        studioId,
        classId,
        channel: 'fitpass',
        reference: 'BK-1',
        event: 'booking_confirmed',
        customerName: 'Ana Uno',
        at: '2027-02-27T16:00:00.000Z',
        source: 'webhook',
        correlationId: 'c-1',
        ...over,
      },
      deps,
    );
  const rowOf = (over: Partial<BookingRow> = {}): BookingRow => {
    const row = {
      classId,
      bookingId: '',
      channel: 'fitpass',
      bookingType: 'Fitpass',
      status: 'confirmed',
      bookedAt: '2027-02-27T16:00:00.000Z',
      customerName: 'Ana Uno',
      revenueMinor: 12_000,
      fileReference: 'BK-1',
      ...over,
    } as const;
    return { ...row, bookingId: bookingIdInFile(row) };
  };
  const apply = (table: StudioTable, importId: string, rows: readonly BookingRow[]) =>
    applyBookings(table, studioId, rows, { importId, named: new Map(), now });
  /** Begins to undo an import. */
  const beginUndoing = (importId: string) =>
    own
      .of(ImportEntity)
      .put({
        studioId,
        importId,
        kind: 'bookings',
        fileName: 'file.csv',
        sizeBytes: 1,
        status: 'completed',
        slot: 'a',
        createdAt: now.toISOString(),
        rowsChecked: 1,
        findingsTotal: 0,
        takingBack: 'running',
        version: 1,
      })
      .go();
  const undo = (table: StudioTable, importId: string, rows: readonly BookingRow[]) => {
    const named = rows.map((row) => ({ ...row, className: 'Flow', room: 'Sala 1' }));
    return takeBackBookings(table, { studioId, importId } as Import, named, now);
  };
  /** The places that are booked in the class, and each booking with its places and revenue. */
  const seen = async () => {
    const rows = await readBookingsOfClass(own, studioId, classId);
    const { bookings: booked } = (await readBookedClass(own, studioId, classId))!;
    const bookings = rows.map(
      ({ status, places = 1, revenueMinor }) => `${status} ${places} ${revenueMinor / 100}`,
    );
    return { booked, bookings: bookings.toSorted() };
  };
  return { studioId, own, report, rowOf, apply, beginUndoing, undo, seen };
}

export type StudioWithReports = Awaited<ReturnType<typeof aStudioWithReports>>;
export type Work = (studio: StudioWithReports, table: StudioTable) => Promise<unknown>;

/**
 * Studios in which one piece of work was done, in each of them with another one done before one of its calls to the
 * table.
 */
export async function meanwhileAtEveryCall(
  before: Work,
  work: Work,
  other: Work,
): Promise<StudioWithReports[]> {
  const all: StudioWithReports[] = [];
  for (let callsBefore = 0; ; callsBefore += 1) {
    const studio = await aStudioWithReports();
    await before(studio, studio.own);
    const { table, wasInterrupted } = interruptedTable(studio.studioId, callsBefore, () =>
      other(studio, studio.own),
    );
    await work(studio, table);
    if (!wasInterrupted()) break;
    all.push(studio);
  }
  expect(all.length).toBeGreaterThan(interruptionsMin);
  return all;
}

/** Studios in which a piece of work died before one of its writes, in each of them before another one, and was repeated. */
export async function diedAtEveryWrite(before: Work, work: Work): Promise<StudioWithReports[]> {
  const all: StudioWithReports[] = [];
  for (let writesBefore = 0; ; writesBefore += 1) {
    const studio = await aStudioWithReports();
    await before(studio, studio.own);
    const died = () => Promise.reject(new Error('the worker died'));
    const { table, wasInterrupted } = interruptedTable(studio.studioId, writesBefore, died, 'writes');
    await work(studio, table).catch(() => undefined);
    await work(studio, studio.own);
    all.push(studio);
    if (!wasInterrupted()) return all;
  }
}
