import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { saveVisitValues } from '#shared/contracts/settings/save-visit-values.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { callOperation } from '#test/builders/call-operation.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { readDirectVisits, readVisitsAndCustomers } from '#functions/_domain/bookings/visit-store.ts';
import { keepPaidVisits } from '#functions/_domain/bookings/paid-visits-store.ts';
import { recordIfHistory } from '#functions/_domain/classes/history-store.ts';
import { handler as get } from '#functions/settings/get-visit-values.ts';
import { handler as save } from '#functions/settings/save-visit-values.ts';
import { handler as update } from '#functions/settings/update-settings.ts';

const studioId = '11111111-1111-4111-8111-111111111112';
const as = { studioId };
const dayMs = 24 * 3_600_000;
const now = new Date();
let table: TestTable;

beforeAll(async () => {
  table = await startTable();
  await giveAccess(studioId);
});
afterAll(() => table.close());

interface Sold {
  readonly daysAhead: number;
  readonly bookingType: string;
  readonly revenueMinor: number;
  readonly channel?: 'direct' | 'wellhub';
  readonly status?: 'confirmed' | 'cancelled';
  readonly customerName?: string;
  readonly places?: number;
}

async function book(
  count: number,
  { daysAhead, channel = 'direct', status = 'confirmed', ...sold }: Sold,
  owner = studioId,
) {
  const startsAt = new Date(now.getTime() + daysAhead * dayMs).toISOString();
  const classId = `${startsAt.slice(0, 16).replaceAll(/[-:]/g, '')}Z-0123456789ab`;
  const puts = Array.from({ length: count }, (_, at) =>
    tableOf(owner)
      .of(BookingEntity)
      .put({
        studioId: owner,
        month: classId.slice(0, 6),
        classId,
        bookingId: `${sold.bookingType}-${channel}-${status}-${at}`,
        channel,
        status,
        bookedAt: '2026-01-01T00:00:00.000Z',
        ...sold,
      })
      .go(),
  );
  await Promise.all(puts);
}

const shown = async () => (await callOperation(get, getVisitValues, {}, as)).body;

describe('the value of a visit', () => {
  test('is shown with the bookings, on any channel and for cancelled ones too, if a client is named', async () => {
    const other = '11111111-1111-4111-8111-111111111113';
    await book(1, { daysAhead: -5, bookingType: 'A', revenueMinor: 1, customerName: 'Ruiz, Ana' }, other);
    await book(1, { daysAhead: -5, bookingType: 'B', revenueMinor: 1, customerName: 'Ana' }, other);
    const sold = {
      revenueMinor: 1,
      channel: 'wellhub',
      status: 'cancelled',
      customerName: 'ana RUIZ',
    } as const;
    await book(1, { daysAhead: -4, bookingType: 'C', ...sold }, other);
    const { visits, customers } = await readVisitsAndCustomers(tableOf(other), other, now);
    expect(visits).toHaveLength(2);
    expect(customers.map(({ channel, customer }) => [channel, customer])).toEqual([
      ['wellhub', 'ana ruiz'],
      ['direct', 'ana ruiz'],
    ]);
  });

  test('is that of one place of a booking, to the last cent', async () => {
    const other = '11111111-1111-4111-8111-111111111114';
    await book(1, { daysAhead: -5, bookingType: 'Drop-in', revenueMinor: 10_000, places: 3 }, other);
    const visits = await readDirectVisits(tableOf(other), other, now);
    expect(visits.map(({ revenueMinor }) => revenueMinor).toSorted((a, b) => a - b)).toEqual([
      3_333, 3_333, 3_334,
    ]);
  });

  test('is proposed from active direct bookings of the last weeks and the coming ones', async () => {
    await book(20, { daysAhead: -20, bookingType: 'Membership', revenueMinor: 0 });
    await book(6, { daysAhead: -3, bookingType: '10 class pack', revenueMinor: 11_000 });
    await book(2, { daysAhead: 3, bookingType: 'Drop-in', revenueMinor: 18_000 });
    await book(9, { daysAhead: -40, bookingType: 'Drop-in', revenueMinor: 1 });
    await book(9, { daysAhead: -2, bookingType: 'Drop-in', revenueMinor: 2, status: 'cancelled' });
    await book(9, { daysAhead: -2, bookingType: 'Drop-in', revenueMinor: 3, channel: 'wellhub' });
    expect(await readDirectVisits(tableOf(studioId), studioId, now)).toHaveLength(28);
    expect(await shown()).toEqual({
      currency: 'USD',
      kinds: [
        { kind: 'member', ownMinor: null, proposal: null, visits: 20, paidVisits: 0 },
        {
          kind: 'pack',
          ownMinor: null,
          proposal: { valueMinor: 11_000, from: 'bookings' },
          visits: 6,
          paidVisits: 6,
        },
        { kind: 'dropIn', ownMinor: null, proposal: null, visits: 2, paidVisits: 2 },
      ],
    });
  });

  test('comes from a recent run without reading bookings, until a file changes the history', async () => {
    const other = '11111111-1111-4111-8111-111111111114';
    await giveAccess(other);
    await book(6, { daysAhead: -5, bookingType: 'Drop-in', revenueMinor: 20_000 }, other);
    const dropIns = async () => {
      table.calls.length = 0;
      const { kinds } = (await callOperation(get, getVisitValues, {}, { studioId: other })).body;
      const readsBookings = table.calls.some(({ leadingKeys = [] }) =>
        leadingKeys.some((key) => key.includes('#BOOKING#')),
      );
      return { readsBookings, visits: kinds.find(({ kind }) => kind === 'dropIn')!.visits };
    };
    const keep = (hoursAgo: number) =>
      keepPaidVisits(
        tableOf(other),
        other,
        { dropIn: [[21_000, 9]] },
        new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
      );
    expect(await dropIns()).toEqual({ readsBookings: true, visits: 6 });
    await keep(25);
    expect(await dropIns()).toEqual({ readsBookings: false, visits: 9 });
    await keep(27);
    expect(await dropIns()).toEqual({ readsBookings: true, visits: 6 });
    await keep(2);
    await recordIfHistory(tableOf(other), other, ['202601010700Z-0123456789ab'], now);
    expect(await dropIns()).toEqual({ readsBookings: true, visits: 6 });
  });

  test('is the owner’s value until it is removed or the studio’s currency changes', async () => {
    const own = { member: 12_000, pack: null, dropIn: 0 };
    const saved = await callOperation(save, saveVisitValues, { currency: 'USD', own }, as);
    expect(saved).toMatchObject({ status: 200, body: { currency: 'USD', own } });
    const said = async () => (await shown()).kinds.map(({ ownMinor }) => ownMinor);
    expect(await said()).toEqual([12_000, null, 0]);

    await callOperation(update, updateSettings, { currency: 'MXN' }, as);
    expect(await said()).toEqual([null, null, null]);
    expect((await callOperation(save, saveVisitValues, { currency: 'USD', own }, as)).status).toBe(409);
    await callOperation(update, updateSettings, { currency: 'USD' }, as);
    expect(await said()).toEqual([12_000, null, 0]);

    await Promise.all([
      callOperation(save, saveVisitValues, { currency: 'USD', own: { member: null } }, as),
      callOperation(save, saveVisitValues, { currency: 'USD', own: { pack: 9_000 } }, as),
    ]);
    expect(await said()).toEqual([null, 9_000, 0]);

    const none = { member: null, pack: null, dropIn: null };
    await callOperation(save, saveVisitValues, { currency: 'USD', own: none }, as);
    expect(await said()).toEqual([null, null, null]);
  });

  test.each([-1, 0.5, 1_000_000_001])('is not an amount such as %s', async (member) => {
    const own = { member, pack: null, dropIn: null };
    expect((await callOperation(save, saveVisitValues, { currency: 'USD', own }, as)).status).toBe(400);
  });
});
