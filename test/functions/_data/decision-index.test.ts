import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { recordOf } from '#functions/_data/places/packed-decision.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { writeTogether } from '#functions/_data/write-together.ts';
import type { DecisionStatus } from '#shared/contracts/decisions/decision.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '55555555-0000-4000-8000-000000000007';
const decisionId = '01M847WMDFZDDG3B3YJHTJFYBZ';
const table = tableOf(studioId);

const decision = recordOf({
  studioId,
  decisionId,
  classId: '20261206T0100Z-a71b69e3ba7a',
  className: 'Yoga',
  room: 'Sala',
  classStartsAt: '2026-12-06T01:00:00.000Z',
  classLocalDate: '2026-12-05',
  classLocalTime: '19:00',
  bookings: 0,
  totalCapacity: 20,
  decidedAt: '2026-11-23T13:00:25.903Z',
  expiresAt: '2026-12-05T13:00:00.000Z',
  confidence: 0.9,
  decisionType: 'optimizer',
  currency: 'MXN',
  expectedRevenueMinor: 450,
  adjustments: [],
  status: 'pending-review',
  version: 1,
});

const listedAs = async (status: DecisionStatus): Promise<string[]> => {
  const { data } = await table.of(DecisionEntity).query.byStatus({ studioId, status }).go();
  return data.map((one) => one.decisionId);
};

let server: TestTable;
beforeAll(async () => {
  server = await startTable();
});
afterAll(() => server.close());

describe('a decision in the index of its status', () => {
  beforeEach(async () => {
    await table.of(DecisionEntity).put(decision).go();
  });

  const becomes = (status: DecisionStatus) =>
    writeTogether(table, [
      writerOf(DecisionEntity)
        .patch({ studioId, decisionId })
        .set({ status })
        .where((item, { eq }) => eq(item.status, 'pending-review'))
        .commit(),
    ]);

  it.each(['queued', 'sending', 'executed', 'partly-executed'] as const)(
    'stands there once it is %s, because a tab lists that',
    async (status) => {
      expect(await listedAs('pending-review')).toEqual([decisionId]);
      await becomes(status);
      expect([await listedAs('pending-review'), await listedAs(status)]).toEqual([[], [decisionId]]);
    },
  );

  it.each(['superseded', 'expired', 'withdrawn', 'rejected', 'failed'] as const)(
    'leaves it once it is %s, and is found among all',
    async (status) => {
      await becomes(status);
      expect([await listedAs('pending-review'), await listedAs(status)]).toEqual([[], []]);
      const { data } = await table.of(DecisionEntity).query.primary({ studioId }).go();
      expect(data.map((one) => [one.decisionId, one.status])).toEqual([[decisionId, status]]);
    },
  );
});
