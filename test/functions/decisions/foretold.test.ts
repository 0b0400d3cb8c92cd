import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { bandOf, isAtRisk, isFullyBooked } from '#shared/core/numbers/occupancy-bands.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { forgetLearned } from '#functions/_domain/classes/history-store.ts';
import { classesBetween } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { outlooksOf } from '#functions/_domain/classes/forecast-store.ts';
import { readDayOutlooks } from '#functions/_domain/classes/day-outlook-store.ts';
import { handler as automation } from '#functions/settings/set-automation.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { runStudio } from '#functions/decisions/runs/run.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { handler as dashboard } from '#functions/dashboard/get-dashboard.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { tableOf } from '../../builders/table-of.ts';
import { classItems, connectionItems } from '../../bench/studio-of-classes.ts';

const now = new Date('2026-11-23T12:00:00Z');
const [open, batchItems] = [40, 25];

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

/** A studio with classes on sale and some weeks of finished ones, with or without a marketplace. */
async function aStudio(number: number, weeksBefore: number, connected = true) {
  const studioId = `88888888-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
  const client = new DynamoDBClient({});
  const TableName = process.env['TABLE_NAME'] ?? '';
  const items = [
    ...(connected ? connectionItems(studioId) : []),
    ...classItems(studioId, open, weeksBefore, now),
  ];
  for (let at = 0; at < items.length; at += batchItems) {
    const puts = items.slice(at, at + batchItems).map((item) => ({ PutRequest: { Item: marshall(item) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
  await giveAccess(studioId);
  const own = tableOf(studioId);
  const classes = (fromUtc: string) =>
    classesBetween(own, studioId, { fromUtc, toUtc: addHours(now.toISOString(), 336) });
  const run = (at = now) =>
    runStudio(
      own,
      { studioId, trigger: 'schedule', correlationId: 'test' },
      { ...assemble({}), clock: { now: () => at } },
    );
  const outlooks = async (at = now, fromUtc = now.toISOString()) => {
    const all = await classes(fromUtc);
    const outlookIn = await outlooksOf(own, studioId, all, at);
    return all.map((cls) => ({ cls, outlook: outlookIn(cls) }));
  };
  return { studioId, own, run, outlooks };
}

describe('the expected sales of classes', () => {
  it('are stored by every run over all classes, and read with one key range', async () => {
    const studio = await aStudio(1, 4);
    const before = await studio.outlooks();
    expect(before.length).toBeGreaterThan(10);
    expect(new Set(before.map(({ outlook }) => outlook.basis))).toEqual(new Set(['booked']));
    await studio.run();
    table.calls.length = 0;
    const after = await studio.outlooks();
    // One key range per month for the classes, and one for the forecasts of their days.
    expect(table.calls.length).toBeLessThanOrEqual(3);
    expect(new Set(after.map(({ outlook }) => outlook.basis))).toEqual(new Set(['expected']));
    const sum = (cls: (one: (typeof after)[number]) => number) =>
      after.reduce((all, one) => all + cls(one), 0);
    expect(sum(({ outlook }) => outlook.bookings)).toBeGreaterThan(sum(({ cls }) => cls.bookings));
    for (const { cls, outlook } of after)
      expect(outlook.bookings).toBeLessThanOrEqual(Math.max(cls.totalCapacity, cls.bookings));
  });

  it('are the same by day and on the dashboard', async () => {
    const studio = await aStudio(2, 4);
    await studio.run();
    const all = await studio.outlooks(now, '2026-11-23T00:00:00.000Z');
    const range = { from: '2026-11-23', to: '2026-11-29', today: '2026-11-23' };
    const { days, coming } = await readDayOutlooks(studio.own, studio.studioId, range, 'UTC', now);
    expect(days).toHaveLength(7);
    const within = all.filter(({ cls }) => cls.localDate <= range.to);
    const toCome = within.filter(({ outlook }) => outlook.basis === 'expected');
    const expected = within.reduce((sum, { outlook }) => sum + outlook.bookings, 0);
    expect(coming).toMatchObject({ bookings: expected, foretold: toCome.length, withoutForecast: 0 });
    for (const day of days) {
      const own = within.filter(({ cls }) => cls.localDate === day.localDate).map(({ outlook }) => outlook);
      expect(day.outlook.bookings).toBe(own.reduce((sum, { bookings }) => sum + bookings, 0));
      expect(day.outlook.revenueMinor).toBe(own.reduce((sum, { revenue }) => sum + revenue.totalMinor, 0));
      expect(day.atRisk).toBe(own.filter(({ occupancyPercent }) => isAtRisk(occupancyPercent)).length);
      expect(day.atRisk).toBe(
        own.filter(({ occupancyPercent }) => bandOf(occupancyPercent) === 'low').length,
      );
      expect(day.fullyBooked).toBe(own.filter((one) => isFullyBooked(one.occupancyPercent)).length);
    }
    const { status, body } = await callOperation(dashboard, getDashboard, {}, { studioId: studio.studioId });
    expect([status, body.days.length]).toEqual([200, 35]);
  });

  it('are available without a marketplace, and while automation is paused', async () => {
    const alone = await aStudio(3, 4, false);
    await expect(alone.run()).rejects.toMatchObject({ code: 'no-integration' });
    expect((await alone.outlooks()).every(({ outlook }) => outlook.basis === 'expected')).toBe(true);
    const paused = await aStudio(4, 4);
    await callOperation(automation, setAutomation, { paused: true }, { studioId: paused.studioId });
    await paused.run();
    expect((await paused.outlooks()).every(({ outlook }) => outlook.basis === 'expected')).toBe(true);
  });

  it('start two weeks after a studio’s first class, and say so', async () => {
    const young = await aStudio(5, 1);
    await young.run();
    const begins = new Set((await young.outlooks()).map(({ outlook }) => outlook.forecastBeginsAt));
    expect(begins.size).toBe(1);
    const [at] = begins;
    expect(at! > now.toISOString()).toBe(true);
    expect(at! < addHours(now.toISOString(), 336)).toBe(true);
  });

  it('are deleted with the classes that they were learned from', async () => {
    const studio = await aStudio(6, 4);
    await studio.run();
    await forgetLearned(studio.own, studio.studioId);
    expect((await studio.outlooks()).every(({ outlook }) => outlook.basis === 'booked')).toBe(true);
  });
});
