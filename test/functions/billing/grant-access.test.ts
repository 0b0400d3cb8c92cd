import { getSession } from '#shared/contracts/access/get-session.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { handler as give } from '#functions/billing/grant-access.ts';
import { handler as session } from '#functions/access/get-session.ts';
import { tableOf } from '#test/builders/table-of.ts';

const superadmin = { studioId: '66666666-6666-4666-8666-000000000001', groups: '[staff superadmin]' };
const owner = { studioId: '66666666-6666-4666-8666-000000000002' };
const grant = { studioId: owner.studioId, until: '2999-05-01T06:00:00Z', reason: 'Pilot studio' };

let table: TestTable;

const auditOf = async (studioId: string) => {
  return (await tableOf(studioId).of(AuditEntity).query.primary({ studioId }).go()).data;
};

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('granting access', () => {
  test('an owner may not grant access, and nothing changes', async () => {
    expect((await callOperation(give, grantAccess, grant, owner)).status).toBe(403);
    expect((await callOperation(session, getSession, {}, owner)).body).toMatchObject({
      studioId: owner.studioId,
      superadmin: false,
      subscription: { subscribed: false, status: 'none' },
    });
  });

  test("a superadmin may, and the studio's audit trail records who and why", async () => {
    const { status, body } = await callOperation(give, grantAccess, grant, superadmin);
    expect([status, body]).toEqual([200, { studioId: owner.studioId, until: '2999-05-01T06:00:00.000Z' }]);
    expect((await callOperation(session, getSession, {}, owner)).body.subscription.subscribed).toBe(true);
    expect(await auditOf(owner.studioId)).toEqual([
      expect.objectContaining({
        action: 'billing.grantAccess',
        actor: superadmin.studioId,
        subject: owner.studioId,
        note: 'Pilot studio',
      }),
    ]);
    expect(await auditOf(superadmin.studioId)).toEqual([]);
  });

  test('expired access grants nothing', async () => {
    await callOperation(give, grantAccess, { ...grant, until: '2020-01-01T00:00:00Z' }, superadmin);
    expect((await callOperation(session, getSession, {}, owner)).body.subscription.subscribed).toBe(false);
  });

  test('the superadmin needs no subscription, and is shown as superadmin', async () => {
    expect((await callOperation(session, getSession, {}, superadmin)).body).toMatchObject({
      superadmin: true,
      subscription: { subscribed: false },
    });
  });
});
