import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { ReportedBookingEntity } from '#functions/_data/bookings/reported-booking.ts';
import { newAmong } from '#functions/marketplaces/inbound/new-among.ts';
import { removeSomeReportedBookings } from '#functions/imports/clearing/clear-reported-bookings-store.ts';
import { forgetSeenBookings } from '#functions/_domain/bookings/seen-store.ts';
import { tableOf } from '#test/builders/table-of.ts';

type Status = 'confirmed' | 'cancelled';
type Listed = Readonly<Record<string, Status>>;

const begun = Date.parse('2027-03-01T12:00:00Z');
const at = (hours: number) => new Date(begun + hours * 3_600_000);

let table: TestTable;
let studios = 0;
let studioId: string;
beforeAll(async () => {
  table = await startTable();
});
beforeEach(() => {
  studios += 1;
  studioId = `73737373-7373-4373-8373-${String(studios).padStart(12, '0')}`;
});
afterAll(() => table.close());

/** Records webhooks about bookings. */
async function wereReported(references: readonly string[], ...statuses: Status[]): Promise<void> {
  const context = { at: at(0).toISOString(), source: 'webhook' } as const;
  for (const reference of references)
    await tableOf(studioId)
      .of(ReportedBookingEntity)
      .put({
        studioId,
        channel: 'totalpass',
        reference,
        revision: 1,
        expiresAtSeconds: begun,
        ...Object.fromEntries(statuses.map((status) => [status, context])),
      })
      .go();
}

/** Reads a list. @returns the references of new bookings, and whether any was looked up */
async function reads(listed: Listed, hours = 0) {
  const bookings = Object.entries(listed).map(([reference, status]) => ({ reference, status }));
  const before = table.calls.length;
  const whose = { studioId, marketplace: 'totalpass' } as const;
  const added = await newAmong(tableOf(studioId), whose, bookings, at(hours));
  const units = table.calls.slice(before).reduce((sum, { readUnits }) => sum + readUnits, 0);
  return { added: added.map(({ reference }) => reference), units };
}

const all = (status: Status, count = 40): Listed =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`TP-${index}`, status]));

describe('listed bookings', () => {
  it('are new until they are reported with the listed state', async () => {
    expect((await reads({ a: 'confirmed', b: 'confirmed' })).added).toEqual(['a', 'b']);
    await wereReported(['a'], 'confirmed');
    expect((await reads({ a: 'confirmed', b: 'confirmed' })).added).toEqual(['b']);
    expect((await reads({ a: 'cancelled', b: 'confirmed' })).added).toEqual(['a', 'b']);
    await wereReported(['a'], 'confirmed', 'cancelled');
    await wereReported(['b'], 'confirmed');
    expect((await reads({ a: 'cancelled', b: 'confirmed' })).added).toEqual([]);
  });

  it('are looked up once a day after they were reported, whatever else changes in the list', async () => {
    await wereReported(Object.keys(all('confirmed')), 'confirmed');
    expect(await reads(all('confirmed'))).toEqual({ added: [], units: 20.5 });
    expect(await reads(all('confirmed', 30), 1)).toEqual({ added: [], units: 0.5 });
    expect(await reads({ ...all('confirmed', 30), new: 'confirmed' }, 2)).toEqual({
      added: ['new'],
      units: 1,
    });
    expect(await reads(all('confirmed', 30), 23)).toEqual({ added: [], units: 0.5 });
    expect(await reads(all('confirmed', 30), 24)).toEqual({ added: [], units: 15.5 });
  });

  it('are new after a late confirmation, if their cancellation was processed first', async () => {
    expect((await reads({ a: 'cancelled' })).added).toEqual([]);
    await wereReported(['a'], 'confirmed');
    expect((await reads({ a: 'cancelled' })).added).toEqual(['a']);
  });

  it('are new again once their reports were cleared', async () => {
    await wereReported(['a'], 'confirmed');
    expect((await reads({ a: 'confirmed' })).added).toEqual([]);
    const studioTable = tableOf(studioId);
    await removeSomeReportedBookings(studioTable, studioId);
    await forgetSeenBookings(studioTable, studioId);

    expect((await reads({ a: 'confirmed' })).added).toEqual(['a']);
  });
});
