import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { backtestRule } from '#shared/contracts/rules/backtest-rule.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { classesBetween } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';
import { storeSamples } from '#functions/_domain/studio/rule-store.ts';
import { sampleBook } from '#functions/_domain/studio/rule-book.ts';
import { RuleCountEntity } from '#functions/_data/studio/rule-count.ts';
import { newestSales } from '#functions/_domain/classes/sale-store.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as backtestRuleHandler } from '#functions/rules/backtest-rule.ts';
import { handler as listRulesHandler } from '#functions/rules/list-rules.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const studioId = 'dddddddd-dddd-4ddd-8ddd-dddddddddddd';
const as = { studioId };
const dayMs = 24 * 3_600_000;
let table: TestTable;

const within = async <T>(work: (studioTable: StudioTable) => Promise<T>): Promise<T> => {
  return work(tableOf(studioId));
};
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const schedule = (days: readonly number[]) =>
  [
    'class_name,class_date,class_time,total_capacity,room,fitpass_slots',
    ...days.map((days_) => `Yoga,${dayFromNow(days_)},07:00,20,A,2`),
  ].join('\n');
const importDays = async (days: readonly number[]) => {
  const csvData = schedule(days);
  const { status } = await callOperation(importScheduleHandler, importSchedule, { csvData }, as);
  expect(status).toBe(200);
};
const stored = async () => {
  const range = { fromUtc: new Date(Date.now()).toISOString(), toUtc: `${dayFromNow(20)}T00:00:00.000Z` };
  return within((studioTable) => classesBetween(studioTable, studioId, range));
};
const counts = async () => {
  const { body } = await callOperation(listRulesHandler, listRules, {}, as);
  return body.rules.map(({ firedCount }) => firedCount);
};

let ids = 0;
/** Stores a decision that a rule fired for. */
const fire = async (cls: Awaited<ReturnType<typeof stored>>[number], ruleId: string) => {
  ids += 1;
  const next = {
    studioId,
    decisionId: `01ARZ3NDEK${String(ids).padStart(16, '0')}`,
    classId: cls.classId,
    className: cls.className,
    room: cls.room,
    classStartsAt: cls.startsAt,
    classLocalDate: cls.localDate,
    classLocalTime: cls.localTime,
    bookings: 0,
    totalCapacity: 20,
    decidedAt: new Date(Date.now()).toISOString(),
    expiresAt: cls.startsAt,
    confidence: 0.5,
    decisionType: 'rule' as const,
    analysis: '',
    recommendations: [],
    expectedRevenueMinor: 0,
    currency: 'USD',
    adjustments: [],
    status: 'pending-review' as const,
    version: 1,
  };
  const firing = { ruleId, state: 'asked' as const, targets: [{ channel: 'fitpass', places: 4 }] };
  return within((studioTable) =>
    replaceDecision(studioTable, {
      studioId,
      cls,
      before: undefined,
      beforeBecomes: 'superseded',
      next,
      firings: [firing],
      fired: [ruleId],
    }),
  );
};

beforeAll(async () => {
  table = await startTable();
  await giveAccess(studioId);
  await importDays(Array.from({ length: 14 }, (_, day) => day + 1));
});
afterAll(() => table.close());

describe('a rule that fires', () => {
  test('is counted with each decision, however many are stored at once', async () => {
    const audit = { auditId: '01ARZ3NDEK0000000000000000', at: dayFromNow(0), correlationId: 'test' };
    await within((studioTable) => storeSamples(studioTable, studioId, audit));
    await within((studioTable) =>
      storeSamples(studioTable, studioId, { ...audit, auditId: '01ARZ3NDEK0000000000000009' }),
    );
    const [low, high] = sampleBook.rules;
    const classes = await stored();
    expect(classes.length).toBeGreaterThanOrEqual(13);
    table.setFaults({ seed: 3, conflictShare: 0.2, throttleShare: 0.02 });
    const done = await Promise.all(classes.slice(0, 10).map((cls) => fire(cls, low!.ruleId)));
    table.setFaults(undefined);
    expect(done).toEqual(done.map(() => true));
    expect(await fire(classes[10]!, high!.ruleId)).toBe(true);
    expect(await counts()).toEqual([10, 1]);
  });

  test('but was deleted meanwhile decides nothing, and leaves no counter behind', async () => {
    const gone = '01ARZ3NDEK9999999999999999';
    const cls = (await stored()).find(({ pendingDecisionId }) => pendingDecisionId === undefined)!;
    expect(await fire(cls, gone)).toBe(false);
    const after = (await stored()).find(({ classId }) => classId === cls.classId);
    expect(after).toEqual(cls);
    const rows = await within((studioTable) =>
      studioTable.of(RuleCountEntity).query.primary({ studioId, ruleId: gone }).go(),
    );
    expect(rows.data).toEqual([]);
  });
});

describe('a backtest', () => {
  const terms = {
    condition: { kind: 'occupancy-below' as const, occupancyPercent: 60, hoursBeforeMin: 12 },
    action: 'increase' as const,
    slotCount: 2,
    platforms: ['fitpass' as const],
  };

  test('examines the last eight weeks, and writes only that one attempt of the hour was used', async () => {
    await importDays([-1, -30, -55, -58, -90]);
    const before = table.calls.length;
    const { body } = await callOperation(backtestRuleHandler, backtestRule, terms, as);
    expect(body).toEqual({ firedCount: 3, classes: 3, weeks: 8 });
    const actions = table.calls.slice(before).map(({ action }) => action);
    const reads = new Set(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query']);
    expect(actions.filter((action) => !reads.has(action))).toEqual(['dynamodb:UpdateItem']);
  });

  test('finds every class once, newest first, across the edges of weeks and months', async () => {
    const another = '66666666-6666-4666-8666-666666666666';
    const inAnother = <T>(run: (studioTable: StudioTable) => Promise<T>) => run(tableOf(another));
    const to = new Date('2026-03-31T12:00:00Z');
    const from = new Date(to.getTime() - 56 * dayMs);
    const halfDayMs = dayMs / 2;
    const demandAt = (at: number) => {
      const startsAt = new Date(to.getTime() - at * halfDayMs).toISOString();
      const classId = `${startsAt.slice(0, 16).replaceAll(/[-:]/g, '')}Z-000000000000`;
      const own = { studioId: another, month: classId.slice(0, 6), classId, seriesId: '000000000000' };
      return { ...own, startsAt, totalCapacity: 20, events: [], allocationLog: [] };
    };
    const stored = Array.from({ length: 120 }, (_, at) => demandAt(at));
    await inAnother((studioTable) => studioTable.of(ClassDemandEntity).put(stored).go());
    // The range includes its first instant, but not its last.
    const within8Weeks = stored.slice(1, 113).map(({ classId }) => classId);
    const found = await inAnother((studioTable) => newestSales(studioTable, another, from, to, 500));
    expect(found.map(({ classId }) => classId)).toEqual(within8Weeks);
    const newest = await inAnother((studioTable) => newestSales(studioTable, another, from, to, 50));
    expect(newest.map(({ classId }) => classId)).toEqual(within8Weeks.slice(0, 50));
  });

  test('uses the newest classes if there are too many', async () => {
    const [from, to] = [new Date(Date.now() - 56 * dayMs), new Date(Date.now())];
    const some = await within((studioTable) => newestSales(studioTable, studioId, from, to, 2));
    expect(some.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([dayFromNow(-1), dayFromNow(-30)]);
    expect(await within((studioTable) => newestSales(studioTable, studioId, from, to, 9))).toHaveLength(3);
  });
});
