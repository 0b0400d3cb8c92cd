import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createLocal } from '#infra/local/index.ts';
import { ops } from './ops.ts';
import { aStudioIn, importYoga, monday, type Scene } from './scene.ts';
import { closeSwept, itemsOf } from './sweep.ts';

let scene: Scene;

beforeAll(async () => {
  const local = await createLocal({ clock: monday });
  scene = await aStudioIn(local, 'owner@alameda.test');
  await importYoga(scene, ['wellhub']);
  await local.settle();
});
afterAll(() => closeSwept(scene.local));

describe('a drill', () => {
  it('in a dry run states how much would be lost, and restores nothing', async () => {
    const answer = await ops(scene.local, 'restore-drill', '--dry-run');
    expect(answer).toEqual({ command: 'restore-drill', rpoSeconds: expect.any(Number) });
  });

  it('restores the table under another name, verifies it, and leaves no trace of it', async () => {
    const { local, studioId } = scene;
    const before = await itemsOf(local, studioId);
    const { table, ...answer } = await ops(local, 'restore-drill');
    expect(answer).toMatchObject({
      rpoSeconds: expect.any(Number),
      rtoSeconds: expect.any(Number),
      studios: 1,
      missing: 0,
      differing: 0,
      changedSince: 0,
      deletedSince: 0,
      lookAt: [],
      deleted: true,
    });
    expect(answer['items']).toBe(before.length);
    const { endpoints, ownKey: credentials } = local;
    const client = new DynamoDBClient({ endpoint: endpoints.DYNAMODB, region: 'us-east-1', credentials });
    const described = client.send(new DescribeTableCommand({ TableName: String(table) }));
    await expect(described).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    client.destroy();
    expect(table).toMatch(/^cupo-dev-restore-drill-\d+$/);
    expect(await itemsOf(local, studioId)).toEqual(before);
  });

  it('can keep the restored table for inspection', async () => {
    const { local } = scene;
    const { table, ...answer } = await ops(local, 'restore-drill', '--keep');
    expect(answer).toMatchObject({ missing: 0, deleted: false });
    const { endpoints, ownKey: credentials } = local;
    const client = new DynamoDBClient({ endpoint: endpoints.DYNAMODB, region: 'us-east-1', credentials });
    const { Table } = await client.send(new DescribeTableCommand({ TableName: String(table) }));
    expect(Table).toMatchObject({ TableStatus: 'ACTIVE' });
    client.destroy();
  });
});
