import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { recordOf } from '#functions/_data/places/packed-decision.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { writeTogether } from '#functions/_data/write-together.ts';
import type { DecisionStatus } from '#shared/contracts/decisions/decision.ts';
import { aDecision } from '#test/builders/a-decision.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

const { studioId, decisionId } = aDecision;
const table = tableOf(studioId);

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
    await table.of(DecisionEntity).put(recordOf(aDecision)).go();
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
