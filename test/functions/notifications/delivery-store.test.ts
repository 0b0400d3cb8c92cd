import { randomUUID } from 'node:crypto';
import { tables } from '#functions/_data/table/tables.ts';
import {
  beginBatch,
  endBatch,
  readDelivery,
  storeTaken,
  storeUndeliverable,
  type Batch,
} from '#functions/notifications/delivery-store.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';

const aBatch = (): Batch => ({
  batchId: randomUUID(),
  notificationIds: ['01JD0000000000000000000001'],
  leaseUntil: '2026-11-24T18:05:00.000Z',
});

describe('the claim to send a message', () => {
  let table: TestTable;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());

  it('is refused while another message is being sent', async () => {
    const studioId = randomUUID();
    const own = tables.forStudio(studioId);
    expect(await beginBatch(own, studioId, aBatch(), null)).toBe(true);
    expect(await beginBatch(own, studioId, aBatch(), null)).toBe(false);
  });

  it('is refused to a sender that read the waiting notifications before another one sent them', async () => {
    const studioId = randomUUID();
    const own = tables.forStudio(studioId);
    const batch = aBatch();
    const { lastSentAt: seenByBoth = null } = await readDelivery(own, studioId);
    expect(await beginBatch(own, studioId, batch, seenByBoth)).toBe(true);
    const lastSentAt = '2026-11-24T18:00:00.000Z';
    await endBatch(own, studioId, batch, { lastSentAt });
    expect(await beginBatch(own, studioId, aBatch(), seenByBoth)).toBe(false);
    expect(await beginBatch(own, studioId, aBatch(), lastSentAt)).toBe(true);
  });

  it('leaves nothing of a removed studio when Amazon SES reports its last e-mail', async () => {
    const studioId = randomUUID();
    const own = tables.forStudio(studioId);
    const { batchId } = aBatch();
    expect(await storeTaken(own, studioId, batchId)).toBe(false);
    const at = '2026-11-24T18:00:00.000Z';
    expect(await storeUndeliverable(own, studioId, { why: 'bounced', at })).toBe(false);
    expect(await readDelivery(own, studioId)).toEqual({ studioId });

    await beginBatch(own, studioId, { ...aBatch(), batchId }, null);
    expect(await storeTaken(own, studioId, batchId)).toBe(true);
    expect(await storeUndeliverable(own, studioId, { why: 'bounced', at })).toBe(true);
    expect(await readDelivery(own, studioId)).toMatchObject({
      takenBatchId: batchId,
      undeliverable: { why: 'bounced', at },
    });
  });
});
