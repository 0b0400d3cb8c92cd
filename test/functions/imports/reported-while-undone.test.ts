import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { ImportEntity } from '#functions/_data/bookings/import.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import {
  diedAtEveryWrite,
  meanwhileAtEveryCall,
  type StudioWithReports,
  type Work,
} from './a-studio-with-reports.ts';

const [first, second] = ['01KAJ0000000000000000000AA', '01KAJ0000000000000000000BB'];

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const confirmed: Work = ({ report }) => report({});
const cancelled: Work = ({ report }) =>
  report({ event: 'booking_cancelled', at: '2027-03-01T11:00:00.000Z' });
const forThree: Work = ({ report }) => report({ source: 'mail', places: 3, at: '2027-03-01T11:00:00.000Z' });
const imported =
  (over: Partial<BookingRow>, importId: string): Work =>
  ({ apply, rowOf }, own) =>
    apply(own, importId, [rowOf(over)]);
const inTurn =
  (...works: readonly Work[]): Work =>
  async (studio, own) => {
    for (const work of works) await work(studio, own);
  };
const begun: Work = ({ beginUndoing }) => beginUndoing(second);
const undone: Work = ({ undo, rowOf }, own) => undo(own, second, [rowOf()]);

const byFirst = imported({}, first);
const changes: Partial<BookingRow> = { revenueMinor: 15_000, bookedAt: '2027-02-28T16:00:00.000Z' };
const cancelling: Partial<BookingRow> = {
  revenueMinor: 15_000,
  status: 'cancelled',
  cancelledAt: '2027-02-28T16:00:00.000Z',
};
/** What the undone import did with the booking. */
const doings = [
  { did: 'created', before: inTurn(imported({}, second), begun) },
  { did: 'gave another time', before: inTurn(byFirst, imported(changes, second), begun) },
  { did: 'cancelled', before: inTurn(byFirst, imported(cancelling, second), begun) },
];
const reports = [
  { says: 'booked', report: confirmed, booked: 1 },
  { says: 'cancelled', report: cancelled, booked: 0 },
  { says: 'booked with three places', report: forThree, booked: 3 },
];

const undoneRows = async ({ own, studioId }: StudioWithReports) => {
  const { data } = await own.of(ImportEntity).get({ studioId, importId: second }).go();
  return data?.takenBack ?? 0;
};

describe.each(doings)('a booking that an import $did and that is undone', ({ did, before }) => {
  it.each(reports)('takes its places if it is reported meanwhile as $says', async ({ report, booked }) => {
    for (const [at, studio] of (await meanwhileAtEveryCall(before, undone, report)).entries()) {
      const { bookings, booked: places } = await studio.seen();
      expect([at, places]).toEqual([at, booked]);
      expect(bookings.length).toBeLessThan(2);
    }
  });

  it('is what it was before, and counted once, wherever the worker died', async () => {
    const was =
      did === 'created' ? { booked: 0, bookings: [] } : { booked: 1, bookings: ['confirmed 1 120'] };
    for (const studio of await diedAtEveryWrite(before, inTurn(undone, undone)))
      expect([await studio.seen(), await undoneRows(studio)]).toEqual([was, 1]);
  });
});
