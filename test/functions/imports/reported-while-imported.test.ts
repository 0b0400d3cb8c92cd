import {
  diedAtEveryWrite,
  meanwhileAtEveryCall,
  type StudioWithReports,
  type Work,
} from './a-studio-with-reports.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';

const [first, second] = ['01KAJ0000000000000000000AA', '01KAJ0000000000000000000BB'];

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const nothing: Work = () => Promise.resolve();
const booked: Work = ({ report }) => report({});
const cancelled: Work = ({ report }) =>
  report({ event: 'booking_cancelled', at: '2027-03-01T11:00:00.000Z' });
const forThree: Work = ({ report }) => report({ source: 'mail', places: 3, at: '2027-03-01T11:00:00.000Z' });
const imported =
  (over: Partial<BookingRow> = {}, importId = first): Work =>
  ({ apply, rowOf }, own) =>
    apply(own, importId, [rowOf(over)]);

/** The same in each studio. */
async function allHave(studios: readonly StudioWithReports[], seen: object): Promise<void> {
  for (const [at, studio] of studios.entries()) expect([at, await studio.seen()]).toEqual([at, seen]);
}

async function undone(studios: readonly StudioWithReports[], importId: string): Promise<void> {
  for (const { beginUndoing, undo, own, rowOf } of studios) {
    await beginUndoing(importId);
    await undo(own, importId, [rowOf()]);
  }
}

describe('a booking of a file that is reported at any moment of its import', () => {
  it('stays cancelled', async () => {
    const studios = await meanwhileAtEveryCall(booked, imported(), cancelled);
    for (const { seen } of studios)
      expect(await seen()).toMatchObject({ booked: 0, bookings: [expect.stringMatching(/^cancelled/)] });
  });

  it('stays cancelled if another file created it', async () => {
    const before = imported({}, second);
    const studios = await meanwhileAtEveryCall(before, imported({ revenueMinor: 13_000 }), cancelled);
    for (const { seen } of studios)
      expect(await seen()).toMatchObject({ booked: 0, bookings: [expect.stringMatching(/^cancelled/)] });
  });

  it('takes as many places as were reported', async () => {
    const studios = await meanwhileAtEveryCall(booked, imported(), forThree);
    await allHave(studios, { booked: 3, bookings: ['confirmed 3 120'] });
  });

  it('stays when the import is undone', async () => {
    const studios = await meanwhileAtEveryCall(nothing, imported(), booked);
    await allHave(studios, { booked: 1, bookings: ['confirmed 1 120'] });
    await undone(studios, first);
    for (const { seen } of studios) expect(await seen()).toMatchObject({ booked: 1 });
  });
});

describe('a booking to which a file gives another time', () => {
  const later = { bookedAt: '2027-02-28T16:00:00.000Z' };

  it('is as it was before when the import is undone, wherever the worker died', async () => {
    const studios = await diedAtEveryWrite(imported({}, second), imported(later));
    await allHave(studios, { booked: 1, bookings: ['confirmed 1 120'] });
    await undone(studios, first);
    await allHave(studios, { booked: 1, bookings: ['confirmed 1 120'] });
    await undone(studios, second);
    await allHave(studios, { booked: 0, bookings: [] });
  });
});
