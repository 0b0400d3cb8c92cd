import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { writeTogether } from '#functions/_data/write-together.ts';
import { anAdjustment } from '#test/builders/an-adjustment.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '55555555-5555-4555-8555-000000000031';
const { adjustmentId, ...change } = anAdjustment();
const table = tableOf(studioId);
type Status = (typeof change)['status'];

const listedAs = async (status: Status): Promise<string[]> => {
  const { data } = await table.of(AdjustmentEntity).query.byStatus({ studioId, status }).go();
  return data.map((one) => one.adjustmentId);
};

let server: TestTable;
beforeAll(async () => {
  server = await startTable();
});
afterAll(() => server.close());

/** Writes a change, and returns the units that it cost. */
async function unitsOf(write: () => Promise<unknown>): Promise<number> {
  const before = server.calls.length;
  await write();
  return server.calls.slice(before).reduce((sum, { writeUnits }) => sum + writeUnits, 0);
}

const becomes = (status: Status) =>
  writeTogether(table, [
    writerOf(AdjustmentEntity)
      .patch({ studioId, adjustmentId })
      .set({ status })
      .where((item, { exists }) => exists(item.status))
      .commit(),
  ]);

describe('a change of places in the index of its status', () => {
  beforeEach(async () => {
    const row = { ...change, studioId, adjustmentId };
    await table
      .of(AdjustmentEntity)
      .put([row] as never[])
      .go();
  });

  it('has no entry while it is pending and when it is applied, so each costs only its own item', async () => {
    expect(await listedAs('pending')).toEqual([]);
    expect(await unitsOf(() => becomes('applied'))).toBe(2);
    expect(await listedAs('applied')).toEqual([]);
  });

  it.each(['failed', 'cancelled'] as const)('has an entry while it is %s', async (status) => {
    expect(await unitsOf(() => becomes(status))).toBe(3);
    expect(await listedAs(status)).toEqual([adjustmentId]);
    await becomes('pending');
    expect(await listedAs(status)).toEqual([]);
  });

  it('keeps its entry when something else of it changes', async () => {
    await becomes('failed');
    await table
      .of(AdjustmentEntity)
      .patch({ studioId, adjustmentId })
      .set({ message: 'No such class.' })
      .go();
    const { data } = await table.of(AdjustmentEntity).query.byStatus({ studioId, status: 'failed' }).go();
    expect(data.map(({ message }) => message)).toEqual(['No such class.']);
  });
});
