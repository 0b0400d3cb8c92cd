import type { RequestOf } from '#shared/contracts/operation.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { deleteRule } from '#shared/contracts/rules/delete-rule.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { rulesMax, ruleView } from '#shared/contracts/rules/rule.ts';
import { setRuleEnabled } from '#shared/contracts/rules/set-rule-enabled.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { RuleCountEntity } from '#functions/_data/studio/rule-count.ts';
import { handler as list } from '#functions/rules/list-rules.ts';
import { handler as create } from '#functions/rules/create-rule.ts';
import { handler as enable } from '#functions/rules/set-rule-enabled.ts';
import { handler as remove } from '#functions/rules/delete-rule.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

let table: TestTable;
let as: { studioId: string };
let studios = 0;

const evening: RequestOf<typeof createRule> = {
  name: 'Evening rush',
  condition: { kind: 'occupancy-above', occupancyPercent: 80, hoursBeforeMin: 24 },
  action: 'decrease',
  slotCount: 2,
  platforms: ['fitpass', 'kenko'],
};
const anotherStudio = { studioId: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb' };

const rules = async () => (await callOperation(list, listRules, {}, as)).body.rules;
const add = (given: object = {}) => callOperation(create, createRule, { ...evening, ...given }, as);
const switchTo = (rule: { ruleId: string; version: number }, enabled: boolean, who = as) =>
  callOperation(enable, setRuleEnabled, { ruleId: rule.ruleId, version: rule.version, enabled }, who);
const drop = ({ ruleId, version }: { ruleId: string; version: number }, who = as) =>
  callOperation(remove, deleteRule, { ruleId, version: String(version) as never }, who);

const within = async <T>(work: (studioTable: StudioTable) => Promise<T>): Promise<T> => {
  return work(tableOf(as.studioId));
};
const auditRows = async () => {
  const { studioId } = as;
  return (
    await within((studioTable) => studioTable.of(AuditEntity).query.primary({ studioId }).go())
  ).data.map(({ action, actor, subject, note }) => ({ action, actor, subject, note }));
};
const storedCounts = async () => {
  const { studioId } = as;
  return (
    await within((studioTable) =>
      studioTable.of(RuleCountEntity).query.primary({ studioId }).go({ pages: 'all' }),
    )
  ).data;
};

beforeAll(async () => {
  table = await startTable();
  await giveAccess(anotherStudio.studioId);
});
afterAll(() => table.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `cccccccc-cccc-4ccc-8ccc-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

describe('a new studio', () => {
  test('contains the two samples, switched on, before anything was written', async () => {
    const before = table.calls.length;
    const found = await rules();
    expect(
      found.map(({ name, conditionText, actionText, platforms }) => [
        name,
        conditionText,
        actionText,
        platforms,
      ]),
    ).toEqual([
      ['Low Occupancy Boost', 'Occupancy below 60%, 12+ hours before class', 'Add 2 slots', ['fitpass']],
      [
        'High Demand Expansion',
        'Occupancy above 90%, 24+ hours before class',
        'Add 3 slots each',
        ['wellhub', 'totalpass'],
      ],
    ]);
    for (const rule of found) {
      expect(rule).toMatchObject({ enabled: true, firedCount: 0, lastFiredAt: null, version: 1 });
      expect(ruleView.parse(rule)).toEqual(rule);
    }
    expect(await rules()).toEqual(found);
    const operations = table.calls.slice(before).map(({ action }) => action);
    const reads = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
    expect(new Set(operations)).toEqual(new Set(reads));
  });

  test('keeps the other sample when one is deleted or switched off', async () => {
    const [low, high] = await rules();
    expect((await switchTo(low!, false)).body).toEqual({ ...low, enabled: false, version: 2 });
    expect((await drop(high!)).body).toEqual({ ruleId: high!.ruleId });
    expect(await rules()).toEqual([{ ...low, enabled: false, version: 2 }]);
    await drop({ ...low!, version: 2 });
    expect(await rules()).toEqual([]);
    expect(await storedCounts()).toEqual([]);
  });
});

describe('adding a rule', () => {
  test('adds a rule last, switched on, with an audit row', async () => {
    const { status, body } = await add({ name: '  Evening rush ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...evening,
      conditionText: 'Occupancy above 80%, 24+ hours before class',
      actionText: 'Remove 2 slots each',
      enabled: true,
      firedCount: 0,
    });
    expect((await rules()).map(({ name }) => name)).toEqual([
      'Low Occupancy Boost',
      'High Demand Expansion',
      'Evening rush',
    ]);
    const { ruleId } = body;
    expect(await auditRows()).toEqual([
      { action: 'rules.createRule', actor: as.studioId, subject: ruleId, note: 'Evening rush' },
    ]);
  });

  test('with a name already in use is refused', async () => {
    expect(await add({ name: 'low occupancy BOOST' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', findings: [{ path: 'body.name' }] },
    });
    expect(await rules()).toHaveLength(2);
    expect(await auditRows()).toEqual([]);
  });

  test.each([
    ['body.name', { name: ' ' }],
    ['body.name', { name: 'x'.repeat(81) }],
    ['body.condition.occupancyPercent', { condition: { ...evening.condition, occupancyPercent: 100 } }],
    [
      'body.condition.occupancyPercent',
      { condition: { ...evening.condition, kind: 'occupancy-below', occupancyPercent: 0 } },
    ],
    ['body.condition.occupancyPercent', { condition: { ...evening.condition, occupancyPercent: 50.5 } }],
    ['body.condition.hoursBeforeMin', { condition: { ...evening.condition, hoursBeforeMin: 337 } }],
    ['body.condition.kind', { condition: { ...evening.condition, kind: 'rain' } }],
    ['body.action', { action: 'maintain' }],
    ['body.slotCount', { slotCount: 0 }],
    ['body.slotCount', { slotCount: 21 }],
    ['body.platforms', { platforms: [] }],
    ['body.platforms', { platforms: ['fitpass', 'fitpass'] }],
    ['body.platforms.0', { platforms: ['direct'] }],
  ])('is refused by the name of the field: %s', async (path, given) => {
    const { status, body } = await add(given);
    expect([status, (body as unknown as { findings: { path: string }[] }).findings[0]?.path]).toEqual([
      400,
      path,
    ]);
  });

  test('stops at the maximum, however many are added at once', async () => {
    for (let n = 3; n < rulesMax; n += 1) await add({ name: `Rule ${n}` });
    const answers = await Promise.all([1, 2, 3].map((n) => add({ name: `Last ${n}` })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await add({ name: 'One too many' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: `A studio has at most ${rulesMax} rules. Delete one first.` },
    });
    const found = await rules();
    expect(found).toHaveLength(rulesMax);
    expect(new Set(found.map(({ name }) => name)).size).toBe(rulesMax);
    expect(await auditRows()).toHaveLength(rulesMax - 2);
  });
});

describe('switching and deleting', () => {
  test('sent twice is stored once', async () => {
    const [low] = await rules();
    const first = await switchTo(low!, false);
    expect(await switchTo(low!, false)).toEqual(first);
    expect((await auditRows()).map(({ action, note }) => [action, note])).toEqual([
      ['rules.disableRule', 'Low Occupancy Boost'],
    ]);
  });

  test('a rule that changed since it was shown is a conflict, and is not overwritten', async () => {
    const [low] = await rules();
    await switchTo(low!, false);
    await switchTo({ ...low!, version: 2 }, true);
    expect(await switchTo(low!, false)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await drop(low!)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await rules())[0]).toMatchObject({ enabled: true, version: 3 });
  });

  test('a missing rule is not found, also in another studio', async () => {
    const { body: rule } = await add();
    expect(await switchTo(rule, false, anotherStudio)).toMatchObject({ status: 404 });
    expect(await drop(rule, anotherStudio)).toMatchObject({ status: 404 });
    expect((await drop(rule)).status).toBe(200);
    expect(await drop(rule)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await switchTo(rule, false)).toMatchObject({ status: 404 });
  });

  test('without a version, or with one that is not a number, is refused', async () => {
    const [low] = await rules();
    for (const version of [undefined, '', 'x', '0', '1.5'])
      expect(
        await callOperation(remove, deleteRule, { ruleId: low!.ruleId, version: version as never }, as),
      ).toMatchObject({ status: 400, body: { findings: [{ path: 'query.version' }] } });
  });
});
