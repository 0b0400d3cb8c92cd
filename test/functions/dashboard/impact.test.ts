import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { ForecastEntity } from '#functions/_data/classes/forecast.ts';
import { pack } from '#functions/_data/table/packed.ts';
import { foldFinishedDays } from '#functions/_domain/finished/fold-days.ts';
import { handler as dashboard } from '#functions/dashboard/get-dashboard.ts';
import { handler as impact } from '#functions/dashboard/get-impact.ts';
import { handler as bookings } from '#functions/imports/import-bookings.ts';
import { handler as schedule } from '#functions/imports/import-schedule.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

const as = { studioId: 'bbbbbbbb-bbbb-4bbb-8bbb-000000000021' };
const timezone = 'America/New_York';
const now = new Date();
const today = instantToLocal(now.toISOString(), timezone).date;
const days = Array.from({ length: 12 }, (_, at) => addLocalDays(today, -1 - at));
const leftAlone = (at: number) => at % 2 === 1;

let table: TestTable;
const csv = (header: string, rows: readonly string[]) => ({ csvData: [header, ...rows].join('\n') });
const bookingHeader =
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at';
const aBooking = (day: string, who: string, type: string, revenue: number) =>
  `Yoga,${day},09:00,A,${type},${revenue.toFixed(2)},${addLocalDays(day, -5)} 10:00,${who},`;
const sell = (rows: readonly string[]) =>
  callOperation(bookings, importBookings, csv(bookingHeader, rows), as);
const seen = async () => (await callOperation(impact, getImpact, {}, as)).body;
const studioTable = () => tableOf(as.studioId);
const fold = (again = true) =>
  foldFinishedDays(studioTable(), { studioId: as.studioId, timezone, now, again });

/** Yoga at nine on twelve days, every other one held out; the changed ones earned ten more. */
async function sellTwelveDays(): Promise<void> {
  const classes = csv(
    'class_name,class_date,class_time,room,total_capacity',
    days.map((day) => `Yoga,${day},09:00,A,20`),
  );
  expect((await callOperation(schedule, importSchedule, classes, as)).body.imported).toBe(12);
  const rows = days.flatMap((day, at) => [
    aBooking(day, `Ana ${at}`, 'direct', 20 + (at % 3)),
    aBooking(day, `Eva ${at}`, 'fitpass', leftAlone(at) ? 5 : 15),
  ]);
  expect((await sell(rows)).body.imported).toBe(24);
}

/** Records how each class entered the comparison, with its expectations. */
async function enterTrial(): Promise<void> {
  const months = [...new Set(days.map((day) => day.slice(0, 7).replace('-', '')))];
  for (const month of months) {
    const { data } = await studioTable()
      .of(ClassEntity)
      .query.primary({ studioId: as.studioId, month })
      .go({ pages: 'all' });
    for (const { classId, localDate } of data) {
      const trialArm = leftAlone(days.indexOf(localDate)) ? 'held-out' : 'decided';
      await studioTable()
        .of(ClassEntity)
        .patch({ studioId: as.studioId, classId, month: monthOf(classId) })
        .set({ trialArm })
        .go();
      await studioTable()
        .of(ForecastEntity)
        .put({
          studioId: as.studioId,
          localDate,
          madeAt: now.toISOString(),
          ahead: pack([[classId, 3]]),
          expiresAtSeconds: Math.floor(now.getTime() / 1000) + 9_999,
        })
        .go();
    }
  }
}

beforeAll(async () => {
  table = await startTable();
  await giveAccess(as.studioId);
  await sellTwelveDays();
  await enterTrial();
});
afterAll(() => table.close());

describe('the impact', () => {
  test('is empty before the finished days were read', async () => {
    expect(await seen()).toMatchObject({ months: [], countedTo: null, total: { byClass: [], paid: [] } });
  });

  test('is measured on finished days, by channel and class, with paid and expected amounts', async () => {
    await fold();
    const from = table.calls.length;
    const { total, countedTo, months } = await seen();
    const ofDays = table.calls
      .slice(from)
      .filter(({ leadingKeys }) => leadingKeys?.[0]?.endsWith('#FINISHED'));
    expect(ofDays.map(({ action }) => action)).toEqual(['dynamodb:GetItem']);
    expect(countedTo).toBe(days[0]);
    expect(months.reduce((sum, { effect }) => sum + effect.changed, 0)).toBe(6);
    const { effect, byChannel, byClass, paid, accuracy } = total;
    expect(effect).toMatchObject({ verdict: 'gain', changed: 6, leftAlone: 6 });
    const ofFitpass = byChannel.find(({ channel }) => channel === 'fitpass');
    expect(ofFitpass?.effect.perClass).toEqual({ meanMinor: 1000, lowMinor: 1000, highMinor: 1000 });
    expect(byClass.map(({ className }) => className)).toEqual(['Yoga']);
    expect(paid).toEqual([
      {
        marketplace: 'fitpass',
        visits: 12,
        revenueMinor: 12_000,
        feeMinor: 0,
        perVisitMinor: 1_000,
        contractMinor: null,
      },
    ]);
    expect(accuracy).toMatchObject({ classes: 12, expectedBookings: 36, bookings: 24, close: 12 });
  });

  test('is shown on the dashboard for the current month', async () => {
    const { body } = await callOperation(dashboard, getDashboard, {}, as);
    const month = today.slice(0, 7);
    const own = (await seen()).months.find((one) => one.month === month);
    expect(body.earned.month).toBe(month);
    expect(body.earned.effect.changed).toBe(own?.effect.changed ?? 0);
    expect(body.earned.effect.earned).toEqual(own?.effect.earned ?? null);
    expect(body.earned.replay).toBeNull();
  });

  test('is computed once a day, and reads only the days that changed', async () => {
    const unitsOf = async (work: () => Promise<void>): Promise<number> => {
      const from = table.calls.length;
      await work();
      return table.calls.slice(from).reduce((sum, { readUnits }) => sum + readUnits, 0);
    };
    expect(await unitsOf(() => fold(false))).toBeLessThanOrEqual(1);
    const nothingNew = await unitsOf(() => fold());
    expect((await sell([aBooking(days[3]!, 'Late', 'fitpass', 7)])).body.imported).toBe(1);
    const oneDay = await unitsOf(() => fold());
    expect(oneDay - nothingNew).toBeLessThan(8);
    expect((await seen()).total.paid[0]).toMatchObject({ visits: 13, revenueMinor: 12_700 });
  });

  test('costs few read units', async () => {
    const from = table.calls.length;
    await seen();
    const units = table.calls.slice(from).reduce((sum, { readUnits }) => sum + readUnits, 0);
    expect(units).toBeLessThanOrEqual(10);
  });
});
