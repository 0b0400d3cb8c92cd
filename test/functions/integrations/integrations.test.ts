import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys, type KeysEmulator } from '#infra/local/emulators/keys/index.ts';
import { createFitpass } from '#infra/local/simulators/fitpass/index.ts';
import { createTotalPass } from '#infra/local/simulators/totalpass/index.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/index.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { disconnectMarketplace } from '#shared/contracts/integrations/disconnect-marketplace.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import { beginHour } from '../../builders/begin-hour.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { handler as list } from '#functions/integrations/list-integrations.ts';
import { handler as connect } from '#functions/integrations/connect-marketplace.ts';
import { handler as change } from '#functions/integrations/update-terms.ts';
import { handler as disconnect } from '#functions/integrations/disconnect-marketplace.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { defaultRow } from '#functions/_domain/studio/settings.ts';
import { openingKeys } from '#functions/_platform/adapters/keys.ts';
import { tableOf } from '#test/builders/table-of.ts';

const as = { studioId: '77777777-7777-4777-8777-000000000001' };
const hasty = { studioId: '77777777-7777-4777-8777-000000000002' };
const keyId = '0a1b2c3d-0000-4000-8000-000000000001';
const secret = 'canary-password-51c7';
const wellhub = {
  integrationId: 'wellhub',
  username: '47110815',
  password: secret,
  revenuePerBookingMinor: 11_000,
} as const;

let table: TestTable;
let keys: KeysEmulator;
let dir: string;
let marketplaces: Awaited<ReturnType<typeof startMarketplaces>>;

/** Each marketplace knows the studio by the same name and password. */
async function startMarketplaces() {
  const [wellhubThere, totalpass, fitpass] = await Promise.all([
    createWellhub(),
    createTotalPass(),
    createFitpass(),
  ]);
  const all = [wellhubThere, totalpass, fitpass];
  for (const { store } of all) store.putStudio({ username: wellhub.username, password: secret });
  Object.assign(process.env, {
    OUTBOUND_LOOPBACK: 'allowed',
    WELLHUB_BASE_URL: wellhubThere.url,
    TOTALPASS_BASE_URL: totalpass.url,
    FITPASS_BASE_URL: fitpass.url,
  });
  return { all, wellhub: wellhubThere, fitpass, close: () => Promise.all(all.map((one) => one.close())) };
}

const stored = async ({ studioId } = as) => {
  const studioTable = tableOf(studioId);
  return {
    credentials: (await studioTable.of(CredentialEntity).query.primary({ studioId }).go()).data,
    connections: (await studioTable.of(ConnectionEntity).query.primary({ studioId }).go()).data,
    audit: (await studioTable.of(AuditEntity).query.primary({ studioId }).go()).data,
  };
};

beforeAll(async () => {
  beginHour();
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
  table = await startTable();
  keys = await createKeys({ dir, keys: [{ keyId }], now: () => new Date() });
  marketplaces = await startMarketplaces();
  process.env['CREDENTIALS_KEY_ID'] = keyId;
  process.env['AWS_ENDPOINT_URL_KMS'] = keys.url;
  for (const studioId of [as.studioId, hasty.studioId]) await giveAccess(studioId);
});
afterAll(async () => {
  await Promise.all([table.close(), keys.close(), marketplaces.close()]);
  rmSync(dir, { recursive: true });
});

describe('integrations', () => {
  test('the catalogue lists every marketplace with how its places are set, none of them connected', async () => {
    const { body } = await callOperation(list, listIntegrations, {}, as);
    expect(
      body.integrations.map(({ integrationId, capability, connection }) => [
        integrationId,
        capability,
        connection,
      ]),
    ).toEqual([
      ['fitpass', 'portal', null],
      ['wellhub', 'push', null],
      ['totalpass', 'push', null],
      ['classpass', 'guided', null],
    ]);
  });

  test('the catalogue describes a marketplace as its connector works', async () => {
    const { body } = await callOperation(list, listIntegrations, {}, as);
    for (const { integrationId, capability } of body.integrations)
      expect(capability).toBe((await connectorFor(integrationId)).capability);
  });

  test('marketplaces are marked as live if their connector receives bookings', async () => {
    const { body } = await callOperation(list, listIntegrations, {}, as);
    for (const { integrationId, reportsLive } of body.integrations)
      expect(reportsLive).toBe((await connectorFor(integrationId)).subscribe !== undefined);
  });

  test('a marketplace without live bookings cannot be connected while places are shared', async () => {
    const other = { studioId: '77777777-7777-4777-8777-000000000003' };
    await giveAccess(other.studioId);
    const { country: _, ...row } = defaultRow;
    await tableOf(other.studioId)
      .of(StudioEntity)
      .put({ ...other, ...row, inventoryMode: 'shared' })
      .go();
    const classpass = { integrationId: 'classpass', revenuePerBookingMinor: 9_000 } as const;
    const { status, body } = await callOperation(connect, connectMarketplace, classpass, other);
    expect([status, (body as never as { detail: string }).detail]).toEqual([
      409,
      expect.stringMatching(/^ClassPass does not report its bookings live/),
    ]);
    expect((await stored(other)).connections).toEqual([]);
  });

  test('connecting encrypts the credentials and never returns or stores them in plain text', async () => {
    const answered = await callOperation(connect, connectMarketplace, wellhub, as);
    expect(answered.body).toMatchObject({
      integrationId: 'wellhub',
      connection: { status: 'connected', revenuePerBookingMinor: 11_000, noShowPayPercent: 0 },
    });
    const listed = await callOperation(list, listIntegrations, {}, as);
    const { credentials, connections, audit } = await stored();
    expect([credentials.length, connections.length, audit.length]).toEqual([1, 1, 1]);
    const everything = JSON.stringify([answered, listed, credentials, connections, audit]);
    for (const canary of [secret, wellhub.username])
      for (const form of [
        canary,
        Buffer.from(canary).toString('base64'),
        Buffer.from(canary).toString('hex'),
      ])
        expect(everything).not.toContain(form);
  });

  test('credentials can be decrypted only for the same studio, marketplace and purpose', async () => {
    const [retained] = (await stored()).credentials;
    const context = { studioId: as.studioId, integrationId: 'wellhub', purpose: 'credentials' } as const;
    const keys = openingKeys();
    expect(JSON.parse(await keys.open(retained!.sealed, context))).toEqual({
      username: wellhub.username,
      password: secret,
    });
    const refused = expect.objectContaining({ name: 'InvalidCiphertextException' });
    await expect(keys.open(retained!.sealed, { ...context, integrationId: 'fitpass' })).rejects.toEqual(
      refused,
    );
    await expect(keys.open(retained!.sealed, { ...context, studioId: 'another' })).rejects.toEqual(refused);
  });

  test('connecting again replaces price and credentials', async () => {
    const before = await stored();
    marketplaces.wellhub.store.putStudio({ username: wellhub.username, password: 'other' });
    const again = { ...wellhub, password: 'other', revenuePerBookingMinor: 12_000, noShowPayPercent: 40 };
    expect((await callOperation(connect, connectMarketplace, again, as)).body.connection).toMatchObject({
      revenuePerBookingMinor: 12_000,
      noShowPayPercent: 40,
    });
    const after = await stored();
    expect(after.credentials).toHaveLength(1);
    expect(after.credentials[0]?.sealed).not.toBe(before.credentials[0]?.sealed);
    expect(after.audit).toHaveLength(2);
  });

  test('nothing is stored when the key cannot be used', async () => {
    keys.setEnabled(keyId, false);
    const answered = await callOperation(
      connect,
      connectMarketplace,
      { ...wellhub, integrationId: 'fitpass' },
      as,
    );
    keys.setEnabled(keyId, true);
    expect(answered.status).toBe(500);
    expect((await stored()).connections.map(({ marketplace }) => marketplace)).toEqual(['wellhub']);
  });

  test.each(['wellhub', 'totalpass', 'fitpass'] as const)(
    'what %s does not accept is not stored, and the field is named',
    async (integrationId) => {
      const before = await stored();
      const wrong = { ...wellhub, integrationId, password: 'not-this-one' };
      const { status, body } = await callOperation(connect, connectMarketplace, wrong, as);
      expect([status, body]).toMatchObject([
        400,
        {
          code: 'invalid-input',
          detail: expect.stringMatching(/does not accept these credentials/),
          findings: [{ path: 'body.password' }],
        },
      ]);
      expect(JSON.stringify(body)).not.toContain('not-this-one');
      expect(await stored()).toEqual(before);
    },
  );

  test('a failing marketplace also stores nothing', async () => {
    const before = await stored();
    marketplaces.fitpass.faults.set({ next: [{ fault: { kind: 'status', status: 500 } }] });
    const { status, body } = await callOperation(
      connect,
      connectMarketplace,
      { ...wellhub, integrationId: 'fitpass' },
      as,
    );
    expect([status, (body as { detail?: string }).detail]).toEqual([
      503,
      'Fitpass could not be reached. Nothing was saved; try again later.',
    ]);
    expect(await stored()).toEqual(before);
  });

  test('a marketplace with manual places has no sign-in', async () => {
    const terms = { integrationId: 'classpass', revenuePerBookingMinor: 9_000 } as const;
    const { body } = await callOperation(connect, connectMarketplace, terms, as);
    expect(body.connection).toMatchObject({ status: 'connected', guidelines: defaultGuidelines });
    expect((await stored()).credentials.map(({ marketplace }) => marketplace)).toEqual(['wellhub']);
  });

  test('terms can change without credentials, but only of a connected marketplace', async () => {
    const guidelines = { ...defaultGuidelines, priority: 'high', notes: 'mornings first' } as const;
    const terms = { revenuePerBookingMinor: 9_900, noShowPayPercent: 10, guidelines };
    const before = await stored();
    const { body } = await callOperation(change, updateTerms, { integrationId: 'wellhub', ...terms }, as);
    expect(body.connection).toMatchObject({ ...terms, status: 'connected' });
    expect((await stored()).credentials).toEqual(before.credentials);
    await Promise.all(
      [
        { revenuePerBookingMinor: 9_000 },
        { noShowPayPercent: 20 },
        { guidelines: { notes: 'evenings' } },
      ].map((part) => callOperation(change, updateTerms, { integrationId: 'wellhub', ...part }, as)),
    );
    const together = { revenuePerBookingMinor: 9_000, noShowPayPercent: 20 };
    const { body: after } = await callOperation(
      change,
      updateTerms,
      { integrationId: 'wellhub', revenuePerBookingMinor: 9_900 },
      as,
    );
    expect(after.connection).toMatchObject({
      ...together,
      revenuePerBookingMinor: 9_900,
      guidelines: { ...guidelines, notes: 'evenings' },
    });
    const none = await callOperation(change, updateTerms, { integrationId: 'totalpass', ...terms }, as);
    expect(none.status).toBe(409);
  });

  test.each([
    [{ lowOccupancyPercent: 90, highOccupancyPercent: 90 }, 'body.guidelines.lowOccupancyPercent'],
    [{ lowOccupancyPercent: 62 }, 'body.guidelines.lowOccupancyPercent'],
    [{ highOccupancyPercent: 105 }, 'body.guidelines.highOccupancyPercent'],
    [{ minHoursBeforeClass: 0 }, 'body.guidelines.minHoursBeforeClass'],
    [{ minHoursBeforeClass: 73 }, 'body.guidelines.minHoursBeforeClass'],
  ])('guidelines such as %j are refused, whole or in part', async (part, path) => {
    for (const guidelines of [{ ...defaultGuidelines, ...part }, part]) {
      const input = { integrationId: 'wellhub', guidelines } as const;
      const { status, body } = await callOperation(change, updateTerms, input, as);
      expect([status, body]).toMatchObject([400, { findings: [{ path }] }]);
    }
  });

  test('a threshold is refused if it does not fit the other one, which is kept', async () => {
    const input = { integrationId: 'wellhub', guidelines: { lowOccupancyPercent: 90 } } as const;
    const { status, body } = await callOperation(change, updateTerms, input, as);
    const path = 'body.guidelines.lowOccupancyPercent';
    expect([status, body]).toMatchObject([400, { findings: [{ path }] }]);
  });

  test('disconnecting deletes the credentials and keeps the terms', async () => {
    const { body } = await callOperation(disconnect, disconnectMarketplace, { integrationId: 'wellhub' }, as);
    expect(body).toMatchObject({
      connection: { status: 'disconnected', revenuePerBookingMinor: 9_900 },
      health: null,
    });
    const { credentials, audit } = await stored();
    expect([credentials, audit.at(-1)]).toMatchObject([
      [],
      { action: 'integrations.disconnectMarketplace', subject: 'wellhub', actor: as.studioId },
    ]);
    const again = await callOperation(disconnect, disconnectMarketplace, { integrationId: 'wellhub' }, as);
    expect(again.body.connection?.status).toBe('disconnected');
    expect((await stored()).audit).toEqual(audit);
  });

  test('too many attempts within an hour are refused', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= 20; attempt += 1)
      statuses.push(
        (await callOperation(connect, connectMarketplace, { ...wellhub, password: 'guess' }, hasty)).status,
      );
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(statuses[20]).toBe(429);
    expect((await stored(hasty)).connections).toEqual([]);
  });
});
