import { aStudioToJoin, day, room } from './a-studio-to-join.ts';
import { interruptedTable, type Interruptible } from '#test/builders/interrupted-table.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import { applyBookings } from '#functions/imports/rows/apply-bookings.ts';
import { bookingIdInFile } from '#functions/_domain/bookings/booking-identity.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';

const deps = reportingDeps(new Date('2027-03-01T12:00:00.000Z'));
/** Each is interrupted at least this often. */
const interruptionsMin = 3;

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

/** Two classes of files that are one, and reports about the one that is closed. */
async function begin() {
  const studio = await aStudioToJoin(0, ['Ana Uno', 'Bea Dos']);
  await studio.studio.importClasses(`Flow,${day},10:00,${room},50,0,0`);
  const { studioId, own } = studio;
  const classes = await readClassItemsOfDay(own, studioId, '20270303');
  const { classId } = classes.find(({ className }) => className === 'Flow Nivel 2')!;
  const report = (on: StudioTable, event: 'booking_confirmed' | 'booking_cancelled', reference = 'BK-9') =>
    applyReservation(
      on,
      {
        studioId,
        classId,
        channel: 'fitpass',
        reference,
        event,
        customerName: 'Cai Tres',
        at: '2027-03-01T11:00:00.000Z',
        source: 'mail',
        correlationId: 'c-1',
      },
      deps,
    );
  const rows = ['Ana Uno', 'Cai Tres'].map((customerName) => {
    const row = {
      classId,
      channel: 'direct',
      bookingType: 'direct',
      status: 'confirmed',
      bookedAt: '2027-02-27T16:00:00.000Z',
      customerName,
      revenueMinor: 12_000,
    } as const;
    return { ...row, bookingId: bookingIdInFile(row) };
  });
  const file = { importId: '01KAJ0000000000000000000AA', named: new Map(), now: deps.clock.now() };
  const apply = (on: StudioTable) => applyBookings(on, studioId, rows, file);
  const seen = async () => {
    const [joined] = await studio.placesOf('Flow', '10:00');
    const bookings = await Promise.all(classes.map((cls) => readBookingsOfClass(own, studioId, cls.classId)));
    const clients = bookings
      .flat()
      .flatMap(({ customerName = '', status }) => (status === 'confirmed' ? [customerName] : []));
    return {
      free: joined!.totalCapacity - joined!.bookings,
      clients: clients.toSorted((a, b) => a.localeCompare(b)),
    };
  };
  await studio.answer();
  return { ...studio, report, apply, seen };
}
type Studio = Awaited<ReturnType<typeof begin>>;
type Work = (studio: Studio, own: StudioTable) => Promise<unknown>;

async function inEveryOrder(before: Work, first: Work, second: Work, counted: Interruptible) {
  const ends: Studio[] = [];
  for (let callsBefore = 0; ; callsBefore += 1) {
    const studio = await begin();
    const { studioId, own } = studio;
    await before(studio, own);
    const { table: interrupted, wasInterrupted } = interruptedTable(
      studioId,
      callsBefore,
      () => second(studio, own),
      counted,
    );
    await first(studio, interrupted);
    if (!wasInterrupted()) break;
    await studio.join(own, true);
    ends.push(studio);
  }
  expect(ends.length).toBeGreaterThan(interruptionsMin);
  return ends;
}
const join: Work = ({ join: joinIn }, own) => joinIn(own);
const booked: Work = ({ report }, own) => report(own, 'booking_confirmed');
const cancelled: Work = ({ report }, own) => report(own, 'booking_cancelled');
/** If the class moved meanwhile, the message of the import is delivered again. */
const imported: Work = async ({ apply }, own) => {
  await apply(own).catch(() => apply(own));
};
const nothing: Work = () => Promise.resolve();

/** The places that are free in the class that both are, once their marketplaces have closed the other one. */
async function allFree(studios: readonly Studio[], free: number, clients: readonly string[]): Promise<void> {
  for (const [at, { seen }] of studios.entries()) expect([at, await seen()]).toEqual([at, { free, clients }]);
}

describe('a class that becomes another one', () => {
  const all = ['Ana Uno', 'Bea Dos', 'Cai Tres'];
  const left = ['Ana Uno', 'Bea Dos'];

  it.each([
    { when: 'a report arrives at any moment of joining', first: join, second: booked, counted: 'writes' },
    { when: 'it is joined at any moment of a report', first: booked, second: join, counted: 'calls' },
    { when: 'a file is imported at any moment of joining', first: join, second: imported, counted: 'writes' },
    { when: 'it is joined at any moment of an import', first: imported, second: join, counted: 'calls' },
  ] as const)('has every booking once if $when', async ({ first, second, counted }) => {
    await allFree(await inEveryOrder(nothing, first, second, counted), 9, all);
  });

  it.each([
    { when: 'joining', first: join, second: cancelled, counted: 'writes' },
    { when: 'the report', first: cancelled, second: join, counted: 'calls' },
  ] as const)('has the cancelled place free at any moment of $when', async ({ first, second, counted }) => {
    await allFree(await inEveryOrder(booked, first, second, counted), 10, left);
  });
});
