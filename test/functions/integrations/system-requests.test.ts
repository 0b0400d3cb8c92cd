import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys, type KeysEmulator } from '#infra/local/emulators/keys/index.ts';
import { approveRequest } from '#shared/contracts/integrations/approve-request.ts';
import { cancelRequest } from '#shared/contracts/integrations/cancel-request.ts';
import { disconnectSystem } from '#shared/contracts/integrations/disconnect-system.ts';
import { listRequests } from '#shared/contracts/integrations/list-requests.ts';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { rejectRequest } from '#shared/contracts/integrations/reject-request.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { revealCredentials } from '#shared/contracts/integrations/reveal-credentials.ts';
import { beginHour } from '../../builders/begin-hour.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startPeople } from '../../builders/start-people.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { call } from './system-operations.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { SystemCredentialEntity } from '#functions/_data/connections/system-credential.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { tableOf } from '#test/builders/table-of.ts';

const keyId = '0a1b2c3d-0000-4000-8000-000000000002';
const secret = 'canary-system-password-93d1';
const requested = {
  system: 'custom-erp',
  studioName: 'Estudio Roma',
  loginUrl: 'https://erp.example/login',
  notes: 'GymMaster, three rooms',
  username: 'canary-user-5b2e',
  password: secret,
} as const;

let table: TestTable;
let keys: KeysEmulator;
let people: Awaited<ReturnType<typeof startPeople>>;
let dir: string;
let owner: { studioId: string };
let team: { studioId: string; groups: string };
let joined = 0;
/** Makes the audit trail unavailable. */
let noAudit = false;

const stored = async () => {
  const { studioId } = owner;
  const studioTable = tableOf(studioId);
  return {
    audit: (await studioTable.of(AuditEntity).query.primary({ studioId }).go()).data,
    credentials: (await studioTable.of(SystemCredentialEntity).query.primary({ studioId }).go()).data,
  };
};
const ofOwner = { system: requested.system, studioId: '' };

beforeAll(async () => {
  beginHour();
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
  table = await startTable({
    authorize: ({ leadingKeys = [] }) =>
      !(noAudit && leadingKeys.some((key) => key.endsWith('#AUDIT'))) || 'no audit',
  });
  people = await startPeople();
  keys = await createKeys({ dir, keys: [{ keyId }], now: () => new Date() });
  process.env['CREDENTIALS_KEY_ID'] = keyId;
  process.env['AWS_ENDPOINT_URL_KMS'] = keys.url;
});
beforeEach(async () => {
  joined += 1;
  owner = { studioId: await people.join(`owner-${joined}@roma.test`) };
  team = { studioId: await people.join(`team-${joined}@cupo.test`), groups: '[superadmin]' };
  ofOwner.studioId = owner.studioId;
  await giveAccess(owner.studioId);
});
afterAll(async () => {
  await Promise.all([table.close(), keys.close(), people.close()]);
  rmSync(dir, { recursive: true });
});

describe('requesting a studio system', () => {
  test('waits for the team, with everything the team needs and no visible credentials', async () => {
    const { body } = await call(requestSystem, requested, owner);
    expect(body).toMatchObject({
      kind: 'custom-erp',
      status: 'disconnected',
      approvalStatus: 'pending',
      studioName: 'Estudio Roma',
      loginUrl: 'https://erp.example/login',
      notes: 'GymMaster, three rooms',
      hasCredentials: true,
    });
    const { body: own } = await call(listSources, {}, owner);
    expect(own.sources).toEqual([body]);
    const { body: all } = await call(listRequests, { approvalStatus: 'pending' }, team);
    expect(all.requests[0]).toMatchObject({
      studioId: owner.studioId,
      system: 'custom-erp',
      email: `owner-${joined}@roma.test`,
      studioName: 'Estudio Roma',
      approvalStatus: 'pending',
      hasCredentials: true,
    });
    const everything = JSON.stringify([body, own, all, await stored()]);
    for (const canary of [secret, requested.username])
      for (const encoding of ['utf8', 'base64', 'hex'] as const)
        expect(everything).not.toContain(Buffer.from(canary).toString(encoding));
  });

  test.each([
    [{ loginUrl: undefined }, 'body.loginUrl'],
    [{ loginUrl: 'not an address' }, 'body.loginUrl'],
    [{ loginUrl: 'javascript:alert(1)' }, 'body.loginUrl'],
    [{ loginUrl: 'http://erp.example' }, 'body.loginUrl'],
    [{ studioName: '  ' }, 'body.studioName'],
    [{ username: '' }, 'body.username'],
    [{ password: '' }, 'body.password'],
  ])('refuses %j and names the field', async (part, path) => {
    const { status, body } = await call(requestSystem, { ...requested, ...part }, owner);
    expect([status, body]).toMatchObject([400, { findings: [{ path }] }]);
    expect(await stored()).toEqual({ audit: [], credentials: [] });
  });

  test('replaces the earlier data when repeated, and keeps its date', async () => {
    const { body: first } = await call(requestSystem, requested, owner);
    const before = await stored();
    const { body: next } = await call(
      requestSystem,
      { ...requested, notes: 'Glofox', password: 'other' },
      owner,
    );
    expect(next).toEqual({ ...first, notes: 'Glofox' });
    expect((await stored()).credentials[0]!.sealed).not.toBe(before.credentials[0]!.sealed);
  });

  test('can be withdrawn only while it waits, and its credentials are deleted too', async () => {
    await call(requestSystem, requested, owner);
    expect((await call(cancelRequest, { system: requested.system }, owner)).status).toBe(200);
    expect((await call(listSources, {}, owner)).body.sources).toEqual([]);
    expect((await stored()).credentials).toEqual([]);
    expect((await call(cancelRequest, { system: requested.system }, owner)).status).toBe(200);
    await call(requestSystem, requested, owner);
    await call(approveRequest, ofOwner, team);
    expect((await call(cancelRequest, { system: requested.system }, owner)).body).toMatchObject({
      code: 'conflict',
      detail: 'Can only cancel pending requests',
    });
  });
});

describe('the team', () => {
  const listOf = async (approvalStatus: 'pending' | 'approved' | 'rejected') => {
    const { body } = await call(listRequests, { approvalStatus }, team);
    return { own: body.requests.filter(({ studioId }) => studioId === owner.studioId), counts: body.counts! };
  };

  test('approving connects the system, and records who approved it and when', async () => {
    await call(requestSystem, requested, owner);
    const before = await listOf('pending');
    const { body } = await call(approveRequest, ofOwner, team);
    expect(body).toMatchObject({
      status: 'connected',
      approvalStatus: 'approved',
      reviewedBy: `team-${joined}@cupo.test`,
    });
    const after = await listOf('approved');
    expect([before.own.length, after.own.length, (await listOf('pending')).own.length]).toEqual([1, 1, 0]);
    expect(after.counts).toEqual({
      ...before.counts,
      pending: before.counts.pending - 1,
      approved: before.counts.approved + 1,
    });
    expect((await stored()).audit.at(-1)).toMatchObject({
      action: 'integrations.approveRequest',
      actor: team.studioId,
      subject: 'custom-erp',
    });
    expect((await call(approveRequest, ofOwner, team)).status).toBe(409);
    expect((await call(requestSystem, requested, owner)).status).toBe(409);
  });

  test('rejects with a reason that the owner reads; the credentials are gone, and the owner may ask again', async () => {
    await call(requestSystem, requested, owner);
    const rejection = { ...ofOwner, reason: 'We need the address of your own branch.' };
    expect((await call(rejectRequest, rejection, team)).body).toMatchObject({
      status: 'disconnected',
      approvalStatus: 'rejected',
    });
    const [own] = (await call(listSources, {}, owner)).body.sources;
    expect(own).toMatchObject({ rejectionReason: rejection.reason, hasCredentials: false });
    const { audit, credentials } = await stored();
    expect([audit.at(-1)?.note, credentials]).toEqual([rejection.reason, []]);
    expect((await call(requestSystem, requested, owner)).body).toMatchObject({
      approvalStatus: 'pending',
      rejectionReason: null,
    });
  });

  test('is nobody else', async () => {
    await call(requestSystem, requested, owner);
    for (const operation of [listRequests, approveRequest, rejectRequest, revealCredentials]) {
      const input = { ...ofOwner, approvalStatus: 'pending', reason: 'because' };
      expect((await call(operation, input as never, owner)).status).toBe(403);
    }
  });

  test('an owner ends an approved system, and its credentials are deleted', async () => {
    await call(requestSystem, requested, owner);
    expect((await call(disconnectSystem, { system: requested.system }, owner)).body).toMatchObject({
      approvalStatus: 'pending',
    });
    await call(approveRequest, ofOwner, team);
    expect((await call(disconnectSystem, { system: requested.system }, owner)).body).toMatchObject({
      status: 'disconnected',
      approvalStatus: 'approved',
      hasCredentials: false,
    });
    expect((await stored()).credentials).toEqual([]);
  });

  test('lists requests page by page, newest first', async () => {
    for (let at = 0; at < 30; at += 1) {
      const studioId = `cccccccc-cccc-4ccc-8ccc-${String(at).padStart(12, '0')}`;
      const requestedAt = new Date(Date.UTC(2031, 0, 1, 0, at)).toISOString();
      const source = { studioId, kind: 'kenko', status: 'disconnected', approvalStatus: 'pending' } as const;
      await tableOf(studioId)
        .of(SourceEntity)
        .put({ ...source, requestedAt })
        .go();
    }
    const first = (await call(listRequests, { approvalStatus: 'pending' }, team)).body;
    const second = (await call(listRequests, { approvalStatus: 'pending', cursor: first.cursor! }, team))
      .body;
    const days = [...first.requests, ...second.requests].map(({ requestedAt }) => requestedAt);
    expect([first.requests.length, second.counts]).toEqual([25, null]);
    expect(days.filter((day) => day.startsWith('2031'))).toHaveLength(30);
    expect(days).toEqual(days.toSorted().toReversed());
    const nonsense = await call(listRequests, { approvalStatus: 'pending', cursor: 'bm8' }, team);
    expect(nonsense.status).toBe(400);
  });
});

describe('seeing credentials', () => {
  const poll = (as = team) => call(revealCredentials, { ...ofOwner, reason: 'Connecting the studio' }, as);

  test('is recorded with the viewer, the studio, the time and the reason, and the owner is told when', async () => {
    await call(requestSystem, requested, owner);
    const answered = await poll();
    expect(answered.body).toEqual({ username: requested.username, password: secret });
    expect(answered.headers['cache-control']).toBe('no-store');
    const row = (await stored()).audit.at(-1)!;
    expect(row).toMatchObject({
      action: 'integrations.revealCredentials',
      actor: team.studioId,
      subject: 'custom-erp',
      note: 'Connecting the studio',
    });
    const [own] = (await call(listSources, {}, owner)).body.sources;
    expect(own!.revealedAt).toBe(row.at);
  });

  test('requires a sign-in within the last five minutes', async () => {
    await call(requestSystem, requested, owner);
    const minutesAgo = (minutes: number) => ({
      ...team,
      signedInAt: new Date(Date.now() - minutes * 60_000),
    });
    expect((await poll(minutesAgo(6))).body).toMatchObject({
      code: 'forbidden',
      detail: 'Your sign-in is older than 5 minutes. Sign in again to see credentials.',
    });
    expect((await poll(minutesAgo(4))).status).toBe(200);
  });

  test('needs a reason', async () => {
    await call(requestSystem, requested, owner);
    const { status } = await call(revealCredentials, { ...ofOwner, reason: ' ' }, team);
    expect(status).toBe(400);
  });

  test('shows nothing if it cannot be recorded', async () => {
    await call(requestSystem, requested, owner);
    const before = await stored();
    noAudit = true;
    const { status, body } = await poll();
    noAudit = false;
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(await stored()).toEqual(before);
  });

  test('is limited to ten within an hour', async () => {
    await call(requestSystem, requested, owner);
    const statuses: number[] = [];
    for (let times = 0; times <= 10; times += 1) statuses.push((await poll()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await stored()).audit.filter(({ action }) => action.endsWith('revealCredentials'))).toHaveLength(
      10,
    );
  });

  test('finds nothing if nothing is stored', async () => {
    expect((await poll()).status).toBe(404);
    const source = { ...owner, kind: 'custom-erp', status: 'pending', approvalStatus: 'pending' } as const;
    await tableOf(owner.studioId)
      .of(SourceEntity)
      .put({ ...source, requestedAt: '2026-11-22T10:00:00.000Z' })
      .go();
    expect((await poll()).status).toBe(404);
  });
});
