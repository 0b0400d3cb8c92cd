import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { classItems, connectionItems } from '../../bench/studio-of-classes.ts';
import { LearnedPaidEntity } from '#functions/_data/classes/learned-demand.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { readStudioToDecide } from '#functions/decisions/runs/read-studio.ts';
import { decideStudio } from '#functions/decisions/optimizer/optimize.ts';
import { learnFrom, withWeekOf } from '#functions/decisions/optimizer/learn-from.ts';
import { readStudio, storeVisitValues } from '#functions/_domain/studio/studio-store.ts';
import { runStudio } from '#functions/decisions/runs/run.ts';

const studioId = '88888888-0000-4000-8000-000000000002';
const now = new Date('2026-11-23T12:00:00Z');
const [open, weeksBefore, batchItems] = [40, 4, 25];

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
  const client = new DynamoDBClient({});
  const TableName = process.env['TABLE_NAME'] ?? '';
  const items = [...connectionItems(studioId), ...classItems(studioId, open, weeksBefore, now)];
  for (let at = 0; at < items.length; at += batchItems) {
    const puts = items.slice(at, at + batchItems).map((item) => ({ PutRequest: { Item: marshall(item) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
  await giveAccess(studioId);
});
afterAll(() => table.close());

const studioTable = tableOf(studioId);

/** The classes and places that a run decided, with the reads it needed. */
async function decided(minutes: number, learnsAnew: boolean) {
  const at = new Date(now.getTime() + minutes * 60_000);
  table.calls.length = 0;
  const { toDecide, learnedBefore: retained } = await readStudioToDecide(
    studioTable,
    { studioId, learnsAnew },
    at,
  );
  const readUnits = table.calls.reduce((sum, call) => sum + call.readUnits, 0);
  const learned = retained ? withWeekOf(toDecide, retained.learned) : learnFrom(toDecide);
  const outcomes = decideStudio({ ...toDecide, learned });
  const run = { studioId, trigger: 'schedule', correlationId: 'test' } as const;
  await runStudio(studioTable, run, { ...assemble({}), clock: { now: () => at } });
  const places = outcomes.map(({ classId, advice }) => [
    classId,
    advice?.recommendations.map(({ marketplace, placesTo }) => [marketplace, placesTo]),
  ]);
  return { readUnits, places, week: learned.week, usesRetained: retained !== undefined };
}

describe('a run over all classes', () => {
  it('makes the same decisions from stored learning as from new learning, without reading history', async () => {
    const first = await decided(0, false);
    expect(first.usesRetained).toBe(false);
    const { data: paid } = await studioTable.of(LearnedPaidEntity).get({ studioId }).go();
    expect(paid?.learnedAt).toBe(now.toISOString());
    const [retained, anew] = [await decided(30, false), await decided(30, true)];
    expect(retained.usesRetained).toBe(true);
    expect(retained.places).toEqual(anew.places);
    expect(retained.places.filter(([, advised]) => advised !== undefined)).not.toEqual([]);
    expect(retained.week).toBeCloseTo(anew.week, 5);
    expect(retained.readUnits).toBeLessThan(anew.readUnits / 2);
    expect((await decided(24 * 60, false)).usesRetained).toBe(false);
  });

  it('applies the owner’s value of a visit at once, though prices were learned before', async () => {
    const at = new Date(now.getTime() + 40 * 60_000);
    const read = async (currency: 'USD' | 'MXN') => {
      await storeVisitValues(studioTable, await readStudio(studioTable, studioId), {
        currency,
        member: 12_000,
      });
      const { toDecide, learnedBefore: retained } = await readStudioToDecide(studioTable, { studioId }, at);
      return { usesRetained: retained !== undefined, own: toDecide.ownValues.member };
    };
    await decided(35, true);
    expect(await read('USD')).toEqual({ usesRetained: true, own: 12_000 });
    expect(await read('MXN')).toEqual({ usesRetained: true, own: undefined });
  });
});
