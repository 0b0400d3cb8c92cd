import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys } from '../../../infra/local/emulators/keys/create-keys.ts';
import type { KeysEmulator } from '../../../infra/local/emulators/keys/options.ts';
import { connectMarketplace } from '../../../shared/contracts/integrations/connect-marketplace.ts';
import { listIntegrations } from '../../../shared/contracts/integrations/list-integrations.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

const as = { studioId: '77777777-7777-4777-8777-000000000001' };
const keyId = '0a1b2c3d-0000-4000-8000-000000000001';
const secret = 'canary-password-51c7';
const wellhub = {
  integrationId: 'wellhub',
  username: 'gym-4711-canary',
  password: secret,
  revenuePerBookingMinor: 11_000,
} as const;

let table: TestTable;
let keys: KeysEmulator;
let dir: string;
let list: never, connect: never;

const stored = async () => {
  const { CredentialEntity } = await import('../../../functions/_data/credential.ts');
  const { ConnectionEntity } = await import('../../../functions/_data/connection.ts');
  const { AuditEntity } = await import('../../../functions/_data/audit.ts');
  const { withStudio } = await import('../../../functions/_data/keys.ts');
  const { studioId } = as;
  return withStudio(studioId, async () => ({
    credentials: (await CredentialEntity.query.primary({ studioId }).go()).data,
    connections: (await ConnectionEntity.query.primary({ studioId }).go()).data,
    audit: (await AuditEntity.query.primary({ studioId }).go()).data,
  }));
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
  table = await startTable();
  keys = await createKeys({ dir, keys: [{ keyId }], now: () => new Date() });
  process.env['CREDENTIALS_KEY_ID'] = keyId;
  process.env['AWS_ENDPOINT_URL_KMS'] = keys.url;
  list = (await import('../../../functions/integrations/list-integrations.ts')).handler as never;
  connect = (await import('../../../functions/integrations/connect-marketplace.ts')).handler as never;
  await giveAccess(as.studioId);
});
afterAll(async () => {
  await Promise.all([table.close(), keys.close()]);
  rmSync(dir, { recursive: true });
});

describe('integrations', () => {
  test('the catalogue names every marketplace and how its places are set, none of them connected', async () => {
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

  test('what the catalogue says of a marketplace is what its connector can do', async () => {
    const { connectorFor } = await import('../../../functions/marketplaces/connectors/connectors.ts');
    const { body } = await callOperation(list, listIntegrations, {}, as);
    for (const { integrationId, capability } of body.integrations)
      expect(capability).toBe((await connectorFor(integrationId)).capability);
  });

  test('connecting seals the credentials and never answers or stores them in the clear', async () => {
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

  test('they open under the same studio, marketplace and purpose alone', async () => {
    const { openingKeys } = await import('../../../functions/_platform/adapters/keys.ts');
    const [kept] = (await stored()).credentials;
    const context = { studioId: as.studioId, integrationId: 'wellhub', purpose: 'credentials' } as const;
    const keys = openingKeys();
    expect(JSON.parse(await keys.open(kept!.sealed, context))).toEqual({
      username: wellhub.username,
      password: secret,
    });
    const refused = expect.objectContaining({ name: 'InvalidCiphertextException' });
    await expect(keys.open(kept!.sealed, { ...context, integrationId: 'fitpass' })).rejects.toEqual(refused);
    await expect(keys.open(kept!.sealed, { ...context, studioId: 'another' })).rejects.toEqual(refused);
  });

  test('connecting again replaces price and credentials', async () => {
    const before = await stored();
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

  test('when the key cannot be used nothing is stored', async () => {
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
});
