import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { chooseSource } from '#shared/contracts/integrations/choose-source.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';
import { daysShown, insightsOf, occupancyOf } from '#functions/dashboard/dashboard.ts';
import { pastDayOf } from '#functions/_domain/classes/day-outlooks.ts';
import { classTally, removedClassTally, sumOfTallies } from '#functions/_domain/classes/tally.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { handler as dashboard } from '#functions/dashboard/get-dashboard.ts';
import { handler as schedule } from '#functions/imports/import-schedule.ts';
import { handler as bookings } from '#functions/imports/import-bookings.ts';
import { handler as choose } from '#functions/integrations/choose-source.ts';

const as = { studioId: 'bbbbbbbb-bbbb-4bbb-8bbb-000000000001' };
let table: TestTable;

beforeAll(async () => {
  table = await startTable();
  await giveAccess(as.studioId);
});
afterAll(() => table.close());

describe('the dashboard', () => {
  test('of a new studio shows zeros, 35 days, and no score', async () => {
    const { status, body } = await callOperation(dashboard, getDashboard, {}, as);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      automationPaused: false,
      currency: 'USD',
      timezone: 'America/New_York',
      totalBookings: 0,
      occupancyPercent: 0,
      slotsManaged: 0,
      automationsRun: 0,
      connected: [],
      insights: { totalDecisions: 0, pendingReview: 0, executedToday: 0, averageConfidencePercent: null },
    });
    expect(body.days).toHaveLength(35);
    expect(body.days[28]?.localDate).toBe(body.today);
    expect(body.days.map(({ localDate }) => localDate)).toEqual(
      Array.from({ length: 35 }, (_, at) => addLocalDays(body.today, at - 28)),
    );
  });

  test('shows imported classes on their days, and leaves files out of the platforms', async () => {
    const today = instantToLocal(new Date().toISOString(), 'America/New_York').date;
    const soon = addLocalDays(today, 2);
    const csv = (header: string, ...rows: string[]) => ({ csvData: [header, ...rows].join('\n') });
    const classes = csv(
      'class_name,class_date,class_time,room,total_capacity',
      `Yoga,${soon},22:30,A,20`,
      `HIIT,${soon},07:00,A,12`,
      `Later,${addLocalDays(today, 40)},07:00,A,12`,
    );
    const booked = (who: string, type: string, cancelled = '') =>
      `Yoga,${soon},22:30,A,${type},12.50,2026-01-02 10:00,${who},${cancelled}`;
    const sold = csv(
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at',
      booked('Ana', 'direct'),
      booked('Eva', 'fitpass'),
      booked('Ivo', 'direct', '2026-01-03 10:00'),
    );
    expect((await callOperation(schedule, importSchedule, classes, as)).body.imported).toBe(3);
    expect((await callOperation(bookings, importBookings, sold, as)).body.imported).toBe(3);
    await callOperation(choose, chooseSource, { kind: 'manual' }, as);
    await callOperation(choose, chooseSource, { kind: 'kenko' }, as);

    const from = table.calls.length;
    const { body } = await callOperation(dashboard, getDashboard, {}, as);
    expect(body.totalBookings).toBe(2);
    expect(body.occupancyPercent).toBe((2 / 32) * 100);
    expect(body.days[30]).toEqual({
      localDate: soon,
      classes: 2,
      bookings: 2,
      capacity: 32,
      revenueMinor: 2_500,
      atRisk: 2,
      fullyBooked: 0,
      outlook: {
        bookings: 2,
        bookingsLow: 2,
        bookingsHigh: 2,
        revenueMinor: 2_500,
        revenueLowMinor: 2_500,
        revenueHighMinor: 2_500,
        foretold: 0,
        withoutForecast: 2,
        forecastBeginsAt: null,
      },
    });
    expect(body.coming).toEqual(body.days[30]?.outlook);
    expect(body.connected).toEqual([]);
    const units = table.calls.slice(from).reduce((sum, { readUnits }) => sum + readUnits, 0);
    expect(units).toBeLessThanOrEqual(25);
  });

  test('ticks bookings off only when single bookings are known, whatever they are worth', async () => {
    const other = { studioId: 'bbbbbbbb-bbbb-4bbb-8bbb-000000000002' };
    await giveAccess(other.studioId);
    const today = instantToLocal(new Date().toISOString(), 'America/New_York').date;
    const day = addLocalDays(today, -40);
    const firstWeek = async () => (await callOperation(dashboard, getDashboard, {}, other)).body.firstWeek;
    const counted = [
      'class_name,class_date,class_time,room,total_capacity,current_bookings',
      `Yoga,${day},07:00,A,20,6`,
    ];
    await callOperation(schedule, importSchedule, { csvData: counted.join('\n') }, other);
    expect((await callOperation(dashboard, getDashboard, {}, other)).body.totalBookings).toBe(6);
    expect(await firstWeek()).toMatchObject({ schedule: true, bookings: false });
    const named = [
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
      `Yoga,${day},07:00,A,direct,0,2026-01-02 10:00,Ana`,
    ];
    await callOperation(bookings, importBookings, { csvData: named.join('\n') }, other);
    expect(await firstWeek()).toMatchObject({ schedule: true, bookings: true });
  });

  test('computes a score from the sum of confidences, and occupancy over the days', () => {
    const none = { classes: 0, bookings: 0, slotsManaged: 0, automationsRun: 0 };
    const counters = {
      ...none,
      decisions: 3,
      pendingReview: 1,
      pendingWorthMinor: 900,
      confidenceMillionths: 2_400_000,
    };
    expect(insightsOf(counters, 2)).toEqual({
      totalDecisions: 3,
      pendingReview: 1,
      executedToday: 2,
      averageConfidencePercent: 80,
    });
    expect(daysShown('2026-03-08')).toEqual({ from: '2026-02-08', to: '2026-03-14' });
    const past = pastDayOf('2026-03-07', { classes: 1, capacity: 10, bookings: 4, revenueMinor: 100 });
    const outlook = { ...past.outlook, bookings: 8 };
    expect(occupancyOf([past, { ...past, outlook }, pastDayOf('2026-03-06', {})])).toBe(60);
    expect(occupancyOf([])).toBe(0);
  });

  test('removes the numbers of a class together with it, and moves classes between low and full occupancy', () => {
    const cls = { localDate: '2026-03-08', totalCapacity: 20, bookings: 9, revenueMinor: 900 };
    const full = { ...cls, bookings: 20, revenueMinor: 2_000 };
    expect(classTally(undefined, cls).days).toMatchObject({ '2026-03-08': { atRisk: 1, fullyBooked: 0 } });
    expect(classTally(cls, full).days).toMatchObject({ '2026-03-08': { atRisk: -1, fullyBooked: 1 } });
    const nearly = { ...cls, bookings: 19 };
    expect(classTally(cls, nearly).days).toMatchObject({ '2026-03-08': { atRisk: -1, fullyBooked: 0 } });
    const { counters, days } = sumOfTallies([
      classTally(undefined, cls),
      classTally(cls, full),
      removedClassTally(full),
    ]);
    expect(Object.values(counters).every((by) => by === 0)).toBe(true);
    expect(Object.values(days['2026-03-08'] ?? { none: 1 }).every((by) => by === 0)).toBe(true);
  });
});
