import { readFileSync } from 'node:fs';
import { chooseSource } from '#shared/contracts/integrations/choose-source.ts';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { sourceAfter } from '#functions/_domain/connections/source.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { handler as choose } from '#functions/integrations/choose-source.ts';
import { handler as catalogue } from '#functions/integrations/list-catalogue.ts';
import { checkLogo } from '#functions/logos/check-logo.ts';
import { tableOf } from '#test/builders/table-of.ts';

let table: TestTable;
let as: { studioId: string };
let studios = 0;

const auditRows = async () => {
  const { studioId } = as;
  return (await tableOf(studioId).of(AuditEntity).query.primary({ studioId }).go()).data;
};

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `aaaaaaaa-aaaa-4aaa-8aaa-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

describe('choosing a source', () => {
  test('files are active at once', async () => {
    expect((await callOperation(choose, chooseSource, { kind: 'manual' }, as)).body).toMatchObject({
      kind: 'manual',
      status: 'connected',
      approvalStatus: 'approved',
      notes: null,
    });
  });

  test('a studio system waits for the team', async () => {
    const custom = { kind: 'custom-erp', notes: ' GymMaster, 3 rooms ' } as const;
    expect((await callOperation(choose, chooseSource, { kind: 'kenko' }, as)).body).toMatchObject({
      status: 'pending',
      approvalStatus: 'pending',
    });
    expect((await callOperation(choose, chooseSource, custom, as)).body).toMatchObject({
      status: 'pending',
      approvalStatus: 'pending',
      notes: 'GymMaster, 3 rooms',
    });
  });

  test.each([undefined, '', '   '])('a system nobody knows has to be described: not %j', async (notes) => {
    const { status, body } = await callOperation(choose, chooseSource, { kind: 'custom-erp', notes }, as);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', findings: [{ path: 'body.notes' }] });
    expect(await auditRows()).toEqual([]);
  });

  test('repeating a request changes nothing, even concurrently', async () => {
    const first = await callOperation(choose, chooseSource, { kind: 'manual' }, as);
    const again = await Promise.all(
      [1, 2, 3, 4].map(() => callOperation(choose, chooseSource, { kind: 'manual' }, as)),
    );
    expect(again.map(({ body }) => body)).toEqual(again.map(() => first.body));
    expect((await auditRows()).map(({ action, subject }) => [action, subject])).toEqual([
      ['integrations.chooseSource', 'manual'],
    ]);
  });

  test('new notes replace the old, and the request keeps its date', async () => {
    const first = await callOperation(choose, chooseSource, { kind: 'custom-erp', notes: 'GymMaster' }, as);
    const next = await callOperation(choose, chooseSource, { kind: 'custom-erp', notes: 'Glofox' }, as);
    expect(next.body).toEqual({ ...first.body, notes: 'Glofox' });
  });

  test('an approval is kept, and an ended request starts again', () => {
    const approved = {
      kind: 'kenko',
      status: 'connected',
      approvalStatus: 'approved',
      requestedAt: '2026-11-01T10:00:00.000Z',
    } as const;
    const at = new Date('2026-11-21T10:00:00Z');
    expect(sourceAfter({ kind: 'kenko' }, approved, at)).toBeUndefined();
    const begun = { status: 'pending', approvalStatus: 'pending', requestedAt: at.toISOString() };
    for (const ended of [
      { ...approved, status: 'disconnected' as const },
      { ...approved, approvalStatus: 'rejected' as const },
    ])
      expect(sourceAfter({ kind: 'kenko' }, ended, at)).toEqual({ kind: 'kenko', ...begun });
  });
});

describe('the catalogue', () => {
  test('is public, cacheable, and reads only the shared logos', async () => {
    const before = table.calls.length;
    const { status, body, headers } = await callOperation(catalogue, listCatalogue, {}, undefined);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body.integrations.map(({ integrationId, type }) => [integrationId, type])).toEqual([
      ['fitpass', 'marketplace'],
      ['wellhub', 'marketplace'],
      ['totalpass', 'marketplace'],
      ['classpass', 'marketplace'],
      ['kenko', 'erp'],
      ['custom-erp', 'erp'],
    ]);
    for (const { description } of body.integrations) expect(description).not.toBe('');
    expect(table.calls.slice(before).map(({ action }) => action)).toEqual(['dynamodb:Query']);
  });

  test('shows its own monogram for each studio system without an uploaded logo', async () => {
    const { body } = await callOperation(catalogue, listCatalogue, {}, undefined);
    const drawings = body.integrations.map(({ logoUrl }) => readFileSync(`web/public${logoUrl}`, 'utf8'));
    expect(new Set(drawings).size).toBe(body.integrations.length);
    // The built-in logos are checked as strictly as uploaded ones.
    for (const drawing of drawings) expect(checkLogo(Buffer.from(drawing), 'svg')).toHaveProperty('bytes');
  });
});
