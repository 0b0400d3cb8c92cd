import type { RequestOf } from '#shared/contracts/operation.ts';
import { exportActivity } from '#shared/contracts/activity/export-activity.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import type { AdjustmentRow } from '#functions/_domain/places/outbox/activity-view.ts';
import { adjustmentIdAt, anAdjustment } from '../../builders/an-adjustment.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { handler as list } from '#functions/activity/list-activity.ts';
import { handler as save } from '#functions/activity/export-activity.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '55555555-5555-4555-8555-000000000003';
const crowdedId = '55555555-5555-4555-8555-000000000004';
const wordyId = '55555555-5555-4555-8555-000000000005';

const at = (createdAt: string, over: Partial<AdjustmentRow>): AdjustmentRow =>
  anAdjustment({ createdAt, adjustmentId: adjustmentIdAt(createdAt), ...over });

/**
 * The studio is five hours behind UTC. The third decision is made as a day begins, and the fourth just before one ends.
 */
const rows = [
  at('2027-01-01T15:00:00.000Z', { className: 'Yoga', status: 'applied' }),
  at('2027-01-02T15:00:00.000Z', { className: 'Spínning', status: 'failed', marketplace: 'fitpass' }),
  at('2027-01-03T05:00:00.000Z', { className: 'Yoga Flow', status: 'cancelled', marketplace: 'totalpass' }),
  at('2027-01-05T04:59:59.999Z', { className: '=Pilates', status: 'pending', marketplace: 'fitpass' }),
];

let table: TestTable;

async function store(studioId: string, stored: readonly AdjustmentRow[]): Promise<void> {
  await tableOf(studioId)
    .of(AdjustmentEntity)
    .put(stored.map((row) => ({ ...row, studioId })) as never[])
    .go();
}

beforeAll(async () => {
  table = await startTable();
  await giveAccess(studioId);
  await giveAccess(crowdedId);
  await giveAccess(wordyId);
  await store(studioId, rows);
});
afterAll(() => table.close());

const ask = async (input: RequestOf<typeof listActivity>, as = studioId) =>
  (await callOperation(list, listActivity, input, { studioId: as })).body;
const names = async (input: RequestOf<typeof listActivity>) =>
  (await ask(input)).activity.map(({ className }) => className);

describe('the filter of the logs', () => {
  test.each([
    [{}, ['=Pilates', 'Yoga Flow', 'Spínning', 'Yoga']],
    [{ status: 'success' }, ['Yoga']],
    [{ status: 'failure' }, ['Spínning']],
    [{ status: 'pending' }, ['=Pilates']],
    [{ status: 'not-sent' }, ['Yoga Flow']],
    [{ platform: 'fitpass' }, ['=Pilates', 'Spínning']],
    [{ text: 'YOGA' }, ['Yoga Flow', 'Yoga']],
    [{ text: ' spinn ' }, ['Spínning']],
    [{ text: '  ' }, ['=Pilates', 'Yoga Flow', 'Spínning', 'Yoga']],
    [{ from: '2027-01-03' }, ['=Pilates', 'Yoga Flow']],
    [{ to: '2027-01-02' }, ['Spínning', 'Yoga']],
    [{ from: '2027-01-04', to: '2027-01-04' }, ['=Pilates']],
    [{ from: '2027-01-02', to: '2027-01-03', status: 'not-sent' }, ['Yoga Flow']],
    [{ from: '2027-01-02', platform: 'fitpass', text: 'pil', status: 'pending' }, ['=Pilates']],
    [{ platform: 'classpass' }, []],
  ] as const)('%j', async (input, expected) => {
    expect(await names(input)).toEqual(expected);
  });

  test('dates in the wrong order are refused by field name', async () => {
    const refused = await callOperation(
      list,
      listActivity,
      { from: '2027-01-03', to: '2027-01-02' },
      { studioId },
    );
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        findings: [{ path: 'query.to', message: 'must not be before the first day' }],
      }),
    ]);
  });
});

describe('a rare name in a long history', () => {
  const count = 1_130;
  const instantOf = (n: number) => new Date(Date.parse('2027-01-01T00:00:00Z') + n * 60_000).toISOString();
  const isRare = (n: number) => n === 0 || n === 1_100;

  beforeAll(() =>
    store(
      crowdedId,
      Array.from({ length: count }, (_, n) =>
        at(instantOf(n), { className: isRare(n) ? 'Aerial' : 'Yoga', status: 'applied' }),
      ),
    ),
  );

  test.each([{ text: 'aerial' }, { text: 'aerial', status: 'success' }] as const)(
    '%j is found page by page, none of which looks at everything, and a page says how far it looked',
    async (filter) => {
      const before = table.calls.length;
      const first = await ask(filter, crowdedId);
      const units = table.calls.slice(before).reduce((sum, { readUnits }) => sum + readUnits, 0);
      expect(first.activity.map(({ createdAt }) => createdAt)).toEqual([instantOf(1_100)]);
      expect(first.lookedBackTo).toBe(instantOf(count - 1_000));
      expect(units).toBeLessThanOrEqual(100);
      const second = await ask({ ...filter, cursor: first.cursor! }, crowdedId);
      expect(second.activity.map(({ createdAt }) => createdAt)).toEqual([instantOf(0)]);
      expect([second.cursor, second.lookedBackTo]).toEqual([null, null]);
    },
  );

  test('pages for a common name are full, and follow each other without gap or overlap', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < 3; page += 1) {
      const answer = await ask({ text: 'yoga', ...(cursor && { cursor }) }, crowdedId);
      expect(answer.activity).toHaveLength(50);
      seen.push(...answer.activity.map(({ createdAt }) => createdAt));
      cursor = answer.cursor;
    }
    const newest = Array.from({ length: 151 }, (_, n) => count - 1 - n).filter((n) => !isRare(n));
    expect(seen).toEqual(newest.slice(0, 150).map(instantOf));
  });
});

describe('logs for a file', () => {
  const exported = async (input: RequestOf<typeof exportActivity>, as = studioId) =>
    (await callOperation(save, exportActivity, input, { studioId: as })).body;

  test('contain what the filter selects, newest first', async () => {
    const { changes, lookedBackTo } = await exported({ platform: 'fitpass' });
    expect(lookedBackTo).toBeNull();
    expect(changes.map(({ className, status, details }) => [className, status, details])).toEqual([
      ['=Pilates', 'pending', 'Fitpass is to show 6 places.'],
      ['Spínning', 'failure', 'Error: Fitpass did not accept the change.'],
    ]);
  });

  test('contain all changes even if they fill several pages of the table', async () => {
    const count = 600;
    const message = 'The marketplace answered something else. '.repeat(60);
    const many = Array.from({ length: count }, (_, n) =>
      at(new Date(Date.parse('2027-01-01T00:00:00Z') + n * 60_000).toISOString(), {
        status: 'failed',
        message,
      }),
    );
    await store(wordyId, many);
    const { changes, lookedBackTo } = await exported({}, wordyId);
    expect([changes.length, lookedBackTo]).toEqual([count, null]);
  });

  test('are empty if nothing matches', async () => {
    expect(await exported({ text: 'nothing of that name' })).toEqual({ changes: [], lookedBackTo: null });
  });
});
