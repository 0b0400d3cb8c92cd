import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { countApplied } from '#functions/_domain/places/outbox/adjustment-store.ts';
import type { AdjustmentRow } from '#functions/_domain/places/outbox/activity-view.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { adjustmentIdAt, anAdjustment } from '../../builders/an-adjustment.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

const [studioId, busyId] = ['55555555-5555-4555-8555-000000000011', '55555555-5555-4555-8555-000000000012'];
const [fromUtc, toUtc] = ['2027-01-03T05:00:00.000Z', '2027-01-04T05:00:00.000Z'];

let table: TestTable;

const at = (createdAt: string, status: AdjustmentRow['status'] = 'applied'): AdjustmentRow =>
  anAdjustment({ createdAt, adjustmentId: adjustmentIdAt(createdAt), status });

async function store(as: string, rows: readonly AdjustmentRow[]): Promise<void> {
  for (const some of chunksOf(rows, 100))
    await tableOf(as)
      .of(AdjustmentEntity)
      .put(some.map((row) => ({ ...row, studioId: as })) as never[])
      .go();
}

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('the number of changes carried out in a time', () => {
  it('counts what marketplaces confirmed, from the first instant to the last', async () => {
    await store(studioId, [
      at('2027-01-03T04:59:59.999Z'),
      at(fromUtc),
      at('2027-01-03T12:00:00.000Z'),
      at('2027-01-03T12:00:01.000Z', 'failed'),
      at('2027-01-03T12:00:02.000Z', 'cancelled'),
      at('2027-01-03T12:00:03.000Z', 'pending'),
      at('2027-01-04T04:59:59.999Z'),
      at(toUtc),
    ]);
    expect(await countApplied(tableOf(studioId), studioId, { fromUtc, toUtc })).toBe(3);
  });

  it('counts the changes of a busy day, which are read in several pages', async () => {
    const begin = Date.parse(fromUtc);
    const busy = Array.from({ length: 2100 }, (_, second) =>
      at(new Date(begin + second * 1000).toISOString(), second % 3 === 0 ? 'failed' : 'applied'),
    );
    await store(busyId, busy);
    expect(await countApplied(tableOf(busyId), busyId, { fromUtc, toUtc })).toBe(1400);
  });
});
