import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { addHours, addLocalDays } from '#shared/core/time/zone.ts';
import { forgetLearned } from '#functions/_domain/classes/history-store.ts';
import { outlooksOf } from '#functions/_domain/classes/forecast-store.ts';
import { classesBetween } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { emptyCalendar, type StoredMark } from '#functions/_domain/studio/calendar.ts';
import { storeCalendar } from '#functions/_domain/studio/calendar-store.ts';
import { storeSettings } from '#functions/_domain/studio/studio-store.ts';
import { readEarlierDays } from '#functions/decisions/runs/learned-days-store.ts';
import { runStudio } from '#functions/decisions/runs/run.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { tableOf } from '../../builders/table-of.ts';
import { classItems, connectionItems } from '../../bench/studio-of-classes.ts';

const now = new Date('2026-11-23T12:00:00Z');
const today = '2026-11-23';
const studioId = '88888888-0000-4000-8000-000000000301';
const closedDay = addLocalDays(today, 3);
const [open, batchItems] = [40, 25];

const marked = (kind: 'closed' | 'event', name: string, date: string): StoredMark => ({
  dayId: `01J0000000000000000000${date.replaceAll('-', '').slice(4)}`,
  kind,
  name,
  fromDate: date,
  toDate: date,
});

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
  const client = new DynamoDBClient({});
  const TableName = process.env['TABLE_NAME'] ?? '';
  const items = [...connectionItems(studioId), ...classItems(studioId, open, 4, now)];
  for (let at = 0; at < items.length; at += batchItems) {
    const puts = items.slice(at, at + batchItems).map((item) => ({ PutRequest: { Item: marshall(item) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
  await giveAccess(studioId);
  await storeSettings(own(), studioId, { timezone: 'UTC' });
});
afterAll(() => table.close());

const own = () => tableOf(studioId);
const run = (at = now) =>
  runStudio(
    own(),
    { studioId, trigger: 'schedule', correlationId: 'test' },
    { ...assemble({}), clock: { now: () => at } },
  );
const comingClasses = () =>
  classesBetween(own(), studioId, {
    fromUtc: now.toISOString(),
    toUtc: addHours(now.toISOString(), 336),
  });

async function on(day: string) {
  const classes = (await comingClasses()).filter(({ localDate }) => localDate === day);
  const outlookIn = await outlooksOf(own(), studioId, classes, now);
  const sum = (amountOf: (cls: (typeof classes)[number]) => number) =>
    classes.reduce((all, cls) => all + amountOf(cls), 0);
  return {
    classes: classes.length,
    booked: sum(({ bookings }) => bookings),
    expected: sum((cls) => outlookIn(cls).bookings),
    advised: classes.filter(({ pendingDecisionId }) => pendingDecisionId !== undefined).length,
  };
}

const save = (days: StoredMark[]) =>
  storeCalendar(own(), {
    before: emptyCalendar,
    after: { ...emptyCalendar, days, version: 1 },
    audit: {
      studioId,
      auditId: '01J00000000000000000000001',
      at: new Date(now.getTime() + 1000).toISOString(),
      actor: studioId,
      action: 'settings.markDays',
      subject: 'days',
      correlationId: 'test',
    },
  });

describe('a run over a studio with marked days', () => {
  it('expects no more bookings and recommends nothing on a closed day, and learns from past events separately', async () => {
    await run();
    const before = await on(closedDay);
    expect(before.classes).toBeGreaterThan(0);
    expect(before.expected).toBeGreaterThan(before.booked);
    expect(before.advised).toBeGreaterThan(0);
    expect(await readEarlierDays(own(), studioId)).toEqual([]);

    const past = addLocalDays(today, -7);
    await save([marked('event', 'Marathon', past), marked('closed', 'Renovation', closedDay)]);
    await run(new Date(now.getTime() + 60_000));
    const after = await on(closedDay);
    expect(after.booked).toBe(before.booked);
    expect(after.expected).toBeLessThanOrEqual(after.booked);
    expect(after.advised).toBe(0);
    const days = await readEarlierDays(own(), studioId);
    expect(new Set(days.map(({ kind, name, date }) => `${kind} ${name} ${date}`))).toEqual(
      new Set([`event Marathon ${past}`]),
    );
    expect(days.every(({ expected }) => expected > 0)).toBe(true);
  });

  it('forgets the effects of marked days when all learning is reset', async () => {
    await forgetLearned(own(), studioId);
    expect(await readEarlierDays(own(), studioId)).toEqual([]);
  });
});
