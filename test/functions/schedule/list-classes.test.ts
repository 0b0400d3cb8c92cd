import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { listClasses, scheduleDaysMax } from '#shared/contracts/schedule/list-classes.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { handler as list } from '#functions/schedule/list-classes.ts';
import { handler as schedule } from '#functions/imports/import-schedule.ts';
import { handler as update } from '#functions/settings/update-settings.ts';
import { dayRangeOf } from '#functions/_domain/classes/day-range.ts';
import { readClasses } from '#functions/_domain/classes/class-store.ts';
import { tableOf } from '#test/builders/table-of.ts';

const zone = 'America/Mexico_City';
let table: TestTable;

const aStudio = async (number: number) => {
  const as = { studioId: `33333333-3333-4333-8333-${String(number).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  await callOperation(update, updateSettings, { ...defaultSettings, timezone: zone, currency: 'MXN' }, as);
  return as;
};
const header = 'class_name,class_date,class_time,room,total_capacity';
const importClasses = (rows: string[], as: { studioId: string }) =>
  callOperation(schedule, importSchedule, { csvData: [header, ...rows].join('\n') }, as);

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('listing classes', () => {
  test("a day is the studio's local day, whatever day it is in UTC, across the end of a month", async () => {
    const as = await aStudio(1);
    await importClasses(
      [
        'Late,2027-01-31,21:00,A,10',
        'Early,2027-02-01,00:00,A,10',
        'Before,2027-01-30,23:59,A,10',
        'After,2027-02-02,00:00,A,10',
      ],
      as,
    );
    const { body } = await callOperation(list, listClasses, { from: '2027-01-31', to: '2027-02-01' }, as);
    expect(body.classes.map(({ className, startsAt }) => [className, startsAt])).toEqual([
      ['Late', '2027-02-01T03:00:00.000Z'],
      ['Early', '2027-02-01T06:00:00.000Z'],
    ]);
    expect(body).toMatchObject({ timezone: zone, currency: 'MXN', cursor: null });
  });

  test('another studio sees none of it', async () => {
    const other = await aStudio(2);
    const { body } = await callOperation(list, listClasses, { from: '2027-01-01', to: '2027-02-10' }, other);
    expect(body.classes).toEqual([]);
  });

  test('a range may be as long as the limit and no longer, and its end must not precede its start', async () => {
    const as = await aStudio(3);
    const ask = async (to: string) => {
      const { status, body } = await callOperation(list, listClasses, { from: '2027-03-01', to }, as);
      return { status, ...(body as object) };
    };
    expect((await ask(dayAfter('2027-03-01', scheduleDaysMax - 2))).status).toBe(200);
    expect((await ask(dayAfter('2027-03-01', scheduleDaysMax - 1))).status).toBe(200);
    expect(await ask(dayAfter('2027-03-01', scheduleDaysMax))).toMatchObject({
      status: 400,
      findings: [{ path: 'query.to', message: `must be within ${scheduleDaysMax} days of from` }],
    });
    expect(await ask('2027-02-28')).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  test('pages follow one another without gap or overlap', async () => {
    const as = await aStudio(4);
    const rows = Array.from({ length: 20 }, (_, n) => `C${n},${dayAfter('2027-04-25', n)},10:00,A,10`);
    await importClasses([...rows, 'Same,2027-04-25,10:00,A,10'], as);
    const range = dayRangeOf(
      { from: '2027-04-25', to: '2027-05-20' },
      zone,
      new Date('2027-04-25T12:00:00Z'),
    );
    expect(range.months).toEqual(['202704', '202705']);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await readClasses(tableOf(as.studioId), as.studioId, range, after, 3);
      seen.push(...page.classes.map(({ classId }) => classId));
      after = page.lastId;
    } while (after !== undefined);
    expect(seen).toHaveLength(21);
    expect(seen).toEqual([...new Set(seen)].sort());
  });

  test('an invalid cursor is refused', async () => {
    const as = await aStudio(5);
    const { status } = await callOperation(list, listClasses, { cursor: 'U0hPVUxEIE5PVA' }, as);
    expect(status).toBe(400);
  });

  test('a week costs the same however long the history is', async () => {
    const as = await aStudio(6);
    const week = { from: '2027-09-06', to: '2027-09-12' };
    const fill = (from: string, days: number) =>
      importClasses(
        Array.from({ length: days * 9 }, (_, n) => {
          const hour = String(7 + (n % 9)).padStart(2, '0');
          return `Vinyasa Yoga ${n % 4},${dayAfter(from, Math.floor(n / 9))},${hour}:00,Sala Norte,18`;
        }),
        as,
      );
    const unitsOfWeek = async () => {
      const before = table.calls.length;
      const { body } = await callOperation(list, listClasses, week, as);
      expect(body.classes).toHaveLength(63);
      return table.calls.slice(before).reduce((sum, { readUnits }) => sum + readUnits, 0);
    };
    await fill(week.from, 7);
    const short = await unitsOfWeek();
    await fill('2027-05-01', 120);
    const long = await unitsOfWeek();
    expect(long).toBe(short);
    expect(short).toBeLessThanOrEqual(12);
  });

  test('access without a subscription or without a token is refused', async () => {
    const as = { studioId: '33333333-3333-4333-8333-999999999999' };
    expect((await callOperation(list, listClasses, {}, as)).status).toBe(402);
    expect((await callOperation(list, listClasses, {}, undefined)).status).toBe(401);
  });
});
