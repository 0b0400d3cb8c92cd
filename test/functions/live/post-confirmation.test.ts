import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { startPeople } from '../../builders/start-people.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { BrowserEntity } from '#functions/_data/studio/browser.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { handler as createTicketHandler } from '#functions/live/create-ticket.ts';
import { readOpenConnections, storeLiveConnection } from '#functions/live/live-store.ts';
import { handler } from '#functions/live/post-confirmation.pool.ts';

const email = 'reset@studio.test';
const reset = 'PostConfirmation_ConfirmForgotPassword';

describe('the trigger that follows a confirmation', () => {
  let table: TestTable;
  let pool: Awaited<ReturnType<typeof startPeople>>;
  let studioId: string;

  beforeAll(async () => {
    table = await startTable();
    pool = await startPeople();
    studioId = await pool.join(email);
  });
  afterAll(async () => {
    await pool.close();
    await table.close();
  });

  const called = (triggerSource: string, userPoolId = pool.id) => {
    const event = { triggerSource, userPoolId, userName: studioId, request: { userAttributes: {} } };
    return (handler as never as Trigger)(event, { awsRequestId: 'request-0001' });
  };
  type Trigger = (event: object, context: object) => Promise<object>;
  const statusOfTicket = async (as: Omit<As, 'studioId'>) =>
    (await callOperation(createTicketHandler as never, createTicket, {}, { studioId, ...as })).status;
  const browsers = () => tables.forStudio(studioId).of(BrowserEntity);

  /** What a device that signed in two seconds ago still has. */
  const standing = async (tokenOfPool: string) => ({
    atPool: await pool.whoIs(tokenOfPool).then(
      () => 'known',
      (error: Error) => error.message,
    ),
    request: await statusOfTicket({ session: 'phone', signedInAt: new Date(Date.now() - 2_000) }),
    connections: await readOpenConnections(tables, studioId, Date.now() / 1000),
    browsers: (await browsers().query.primary({ studioId }).go()).data.length,
  });

  test('ends all sign-ins after a forgotten password was replaced, and nothing otherwise', async () => {
    const tokenOfPool = await pool.signIn(email);
    const subscription = { endpoint: 'https://push.example.com', p256dh: '1', auth: '2', registeredAt: '3' };
    await browsers()
      .put({ studioId, browserId: 'phone', ...subscription })
      .go();
    const openedAt = new Date().toISOString();
    const endsAtSeconds = Math.floor(Date.now() / 1000) + 3600;
    const connection = { studioId, sessionId: 'phone', team: false, endsAtSeconds, openedAt };
    await storeLiveConnection(tables, { ...connection, connectionId: 'one' });
    const signedIn = { atPool: 'known', request: 200, connections: ['one'], browsers: 1 };
    expect(await standing(tokenOfPool)).toEqual(signedIn);

    await called('PostConfirmation_ConfirmSignUp');
    expect(await standing(tokenOfPool)).toEqual(signedIn);

    expect(await called(reset)).toMatchObject({ triggerSource: reset });
    expect(await standing(tokenOfPool)).toEqual({
      atPool: 'Access Token has been revoked',
      request: 401,
      connections: [],
      browsers: 0,
    });
    expect(await statusOfTicket({ session: 'new', signedInAt: new Date() })).toBe(200);
  });

  test('fails without naming the cause, because the pool passes its message on', async () => {
    await expect(called(reset, 'us-east-1_unknown')).rejects.toThrow(/^not finished$/);
  });
});
