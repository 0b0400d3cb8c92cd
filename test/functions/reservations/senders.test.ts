import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { deleteSender } from '#shared/contracts/reservations/delete-sender.ts';
import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { handler as listSendersHandler } from '#functions/reservations/list-senders.ts';
import { handler as addSenderHandler } from '#functions/reservations/add-sender.ts';
import { handler as deleteSenderHandler } from '#functions/reservations/delete-sender.ts';
import { tableOf } from '#test/builders/table-of.ts';

const owner: As = { studioId: '73737373-7373-4373-8373-000000000001' };

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
  await giveAccess(owner.studioId);
});
afterAll(() => table.close());

describe('senders', () => {
  const add = (senderEmail: string, marketplace: 'fitpass' | 'wellhub' = 'fitpass') =>
    callOperation(addSenderHandler, addSender, { senderEmail, marketplace }, owner);

  async function connectMarketplace(): Promise<void> {
    await tableOf(owner.studioId)
      .of(ConnectionEntity)
      .put({
        studioId: owner.studioId,
        marketplace: 'fitpass',
        status: 'connected',
        connectedAt: '2026-01-01T00:00:00.000Z',
        revenuePerBookingMinor: 9_000,
        noShowPayPercent: 100,
      })
      .go();
  }

  it('require a connected marketplace', async () => {
    const { status, body } = await add('a@fitpass.com');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'no-integration', detail: 'No integration found' });
  });

  it('are listed by address, each once, and can be deleted', async () => {
    await connectMarketplace();
    const b = await add(' B@Fitpass.com ');
    expect(b.body).toMatchObject({ senderEmail: 'b@fitpass.com', marketplace: 'fitpass' });
    await add('a@wellhub.com', 'wellhub');
    expect((await add('b@fitpass.com', 'wellhub')).status).toBe(409);
    const listed = async () =>
      (await callOperation(listSendersHandler, listSenders, {}, owner)).body.senders.map(
        ({ senderEmail }) => senderEmail,
      );
    expect(await listed()).toEqual(['a@wellhub.com', 'b@fitpass.com']);
    const { senderId } = b.body;
    const stranger = { studioId: '73737373-7373-4373-8373-888888888888' };
    await giveAccess(stranger.studioId);
    const remove = (as: As) => callOperation(deleteSenderHandler, deleteSender, { senderId }, as);
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(owner)).status).toBe(200);
    expect((await remove(owner)).status).toBe(404);
    expect(await listed()).toEqual(['a@wellhub.com']);
  });
});
