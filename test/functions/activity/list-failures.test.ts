import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import type { AdjustmentRow } from '#functions/_domain/places/outbox/activity-view.ts';
import { adjustmentIdAt, anAdjustment } from '../../builders/an-adjustment.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { handler as list } from '#functions/activity/list-failures.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '55555555-5555-4555-8555-000000000005';
const otherId = '55555555-5555-4555-8555-000000000006';
const crowdedId = '55555555-5555-4555-8555-000000000007';
const toCome = '20990102T1300Z-0123456789ab';
const over = '20200102T1300Z-0123456789ab';

let table: TestTable;

interface Retained {
  readonly row: AdjustmentRow;
  readonly outbox?: { readonly state: string; readonly pushVersion: number };
}

const failed = (minute: number, more: Partial<AdjustmentRow> = {}): AdjustmentRow => {
  const createdAt = new Date(Date.parse('2027-01-01T00:00:00Z') + minute * 60_000).toISOString();
  const id = adjustmentIdAt(createdAt);
  return anAdjustment({ classId: toCome, status: 'failed', createdAt, adjustmentId: id, ...more });
};

async function store(studioId: string, retained: readonly Retained[]): Promise<void> {
  const aClass = (classId: string) => ({
    studioId,
    classId,
    month: monthOf(classId),
    seriesId: 'series-1',
    className: 'Yoga',
    room: 'Sala 1',
    startsAt: '2099-01-02T13:00:00.000Z',
    localDate: '2099-01-02',
    localTime: '07:00',
    totalCapacity: 20,
    bookings: 0,
    bookedByChannel: {},
    allocations: { wellhub: 6 },
    confirmed: {},
    revenueDirectMinor: 0,
    revenueMarketplaceMinor: 0,
    contentHash: 'hash',
    pushVersions: { wellhub: 7 },
    mayShow: {},
    version: 1,
    updatedAt: '2027-01-01T00:00:00.000Z',
  });
  const studioTable = tableOf(studioId);
  await studioTable
    .of(ClassEntity)
    .put([aClass(toCome), aClass(over)] as never[])
    .go();
  for (const { row, outbox = { state: 'failed', pushVersion: 7 } } of retained) {
    const outboxId = row.adjustmentId;
    await studioTable
      .of(AdjustmentEntity)
      .put({ ...row, outboxId, studioId } as never)
      .go();
    await studioTable
      .of(OutboxEntity)
      .put({
        studioId,
        outboxId,
        adjustmentId: row.adjustmentId,
        classId: row.classId,
        marketplace: row.marketplace,
        places: row.placesTo,
        automatic: false,
        attempts: 5,
        correlationId: 'correlation-1',
        createdAt: row.createdAt,
        ...outbox,
      } as never)
      .go();
  }
}

beforeAll(async () => {
  table = await startTable();
  for (const one of [studioId, otherId, crowdedId]) await giveAccess(one);
  await store(studioId, [
    { row: failed(1, { message: 'Sign-in refused' }) },
    { row: failed(2, { classId: over, className: 'Over' }) },
    { row: failed(3, { className: 'Overtaken' }), outbox: { state: 'failed', pushVersion: 6 } },
    { row: failed(4, { className: 'Sent again' }), outbox: { state: 'pending', pushVersion: 7 } },
    { row: failed(5, { className: 'Fine', status: 'applied' }), outbox: { state: 'acked', pushVersion: 7 } },
  ]);
  await store(
    crowdedId,
    Array.from({ length: 27 }, (_, minute) => ({ row: failed(minute) })),
  );
});
afterAll(() => table.close());

const ask = async (as: string) => (await callOperation(list, listFailures, {}, { studioId: as })).body;

describe('places that marketplaces should offer but do not', () => {
  test('are failed changes with the latest number, for a future class', async () => {
    const { failures, more } = await ask(studioId);
    expect(failures).toEqual([
      expect.objectContaining({
        className: 'Yoga',
        status: 'failure',
        createdAt: '2027-01-01T00:01:00.000Z',
        details: 'Error: Sign-in refused',
      }),
    ]);
    expect(more).toBe(false);
  });

  test('are listed newest first, with a note that there are more', async () => {
    const { failures, more } = await ask(crowdedId);
    expect(failures.map(({ createdAt }) => createdAt)).toEqual(
      Array.from({ length: 25 }, (_, n) => failed(26 - n).createdAt),
    );
    expect(more).toBe(true);
  });

  test('are empty for a studio without failures', async () => {
    expect(await ask(otherId)).toMatchObject({ failures: [], more: false });
  });
});
