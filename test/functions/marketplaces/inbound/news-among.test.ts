import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { ToldBookingEntity } from '#functions/_data/bookings/told-booking.ts';
import { newsAmong } from '#functions/marketplaces/inbound/news-among.ts';
import { removeSomeToldBookings } from '#functions/imports/clearing/clear-told-bookings-store.ts';
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

/** What was told of bookings, by webhooks. */
async function wereTold(references: readonly string[], ...statuses: Status[]): Promise<void> {
  const telling = { at: at(0).toISOString(), source: 'webhook' } as const;
  for (const reference of references)
    await tableOf(studioId)
      .of(ToldBookingEntity)
      .put({
        studioId,
        channel: 'totalpass',
        reference,
        revision: 1,
        expiresAtSeconds: begun,
        ...Object.fromEntries(statuses.map((status) => [status, telling])),
      })
      .go();
}

/** Reads a list. @returns the references of what is news, and whether any was looked up */
async function reads(listed: Listed, hours = 0) {
  const bookings = Object.entries(listed).map(([reference, status]) => ({ reference, status }));
  const before = table.calls.length;
  const whose = { studioId, marketplace: 'totalpass' } as const;
  const news = await newsAmong(tableOf(studioId), whose, bookings, at(hours));
  const units = table.calls.slice(before).reduce((sum, { readUnits }) => sum + readUnits, 0);
  return { news: news.map(({ reference }) => reference), units };
}

const all = (status: Status, count = 40): Listed =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`TP-${index}`, status]));

describe('bookings of a list', () => {
  it('are news until they were told as the list says', async () => {
    expect((await reads({ a: 'confirmed', b: 'confirmed' })).news).toEqual(['a', 'b']);
    await wereTold(['a'], 'confirmed');
    expect((await reads({ a: 'confirmed', b: 'confirmed' })).news).toEqual(['b']);
    expect((await reads({ a: 'cancelled', b: 'confirmed' })).news).toEqual(['a', 'b']);
    await wereTold(['a'], 'confirmed', 'cancelled');
    await wereTold(['b'], 'confirmed');
    expect((await reads({ a: 'cancelled', b: 'confirmed' })).news).toEqual([]);
  });

  it('that were told are looked up once in a day, whatever comes and goes beside them', async () => {
    await wereTold(Object.keys(all('confirmed')), 'confirmed');
    expect(await reads(all('confirmed'))).toEqual({ news: [], units: 20.5 });
    expect(await reads(all('confirmed', 30), 1)).toEqual({ news: [], units: 0.5 });
    expect(await reads({ ...all('confirmed', 30), new: 'confirmed' }, 2)).toEqual({
      news: ['new'],
      units: 1,
    });
    expect(await reads(all('confirmed', 30), 23)).toEqual({ news: [], units: 0.5 });
    expect(await reads(all('confirmed', 30), 24)).toEqual({ news: [], units: 15.5 });
  });

  it('that were cancelled before anybody told of them are news once their confirmation was told', async () => {
    expect((await reads({ a: 'cancelled' })).news).toEqual([]);
    await wereTold(['a'], 'confirmed');
    expect((await reads({ a: 'cancelled' })).news).toEqual(['a']);
  });

  it('are news again once what was told of them was cleared', async () => {
    await wereTold(['a'], 'confirmed');
    expect((await reads({ a: 'confirmed' })).news).toEqual([]);
    const studioTable = tableOf(studioId);
    await removeSomeToldBookings(studioTable, studioId);
    await forgetSeenBookings(studioTable, studioId);

    expect((await reads({ a: 'confirmed' })).news).toEqual(['a']);
  });
});
