import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, GetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/emulators/table/create-table.ts';
import { clientOf, item, openTable, tableName as TableName, template } from './emulator.ts';

describe('a table that is stored in a folder', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'table-'));
  });
  afterEach(() => rm(path, { recursive: true }));

  const put = (url: string, sk: string, more = {}) =>
    clientOf(url).send(new PutItemCommand({ TableName, Item: item('p', sk, more) }));
  const get = async (url: string, sk: string) =>
    (await clientOf(url).send(new GetItemCommand({ TableName, Key: item('p', sk) }))).Item;

  it('keeps its items and their expiry after a restart', async () => {
    const first = await openTable({ path });
    await put(first.table.url, 'stays');
    await put(first.table.url, 'goes', {
      expiresAt: { N: String(Date.parse('2026-03-01T13:00:00Z') / 1000) },
    });
    await first.table.close();
    const second = await openTable({ path });
    second.clock.at = new Date('2026-03-01T13:00:01Z');
    expect(await second.table.sweepExpired()).toBe(1);
    expect(await get(second.table.url, 'stays')).toEqual(item('p', 'stays'));
    expect(await get(second.table.url, 'goes')).toBeUndefined();
    await second.table.close();
  });

  it('fills an index that the template adds, and drops an index that it no longer has', async () => {
    const first = await openTable({ path });
    await put(first.table.url, 'a', {
      gsi1pk: { S: 'g' },
      gsi1sk: { S: '1' },
      email: { S: 'ana@example.com' },
    });
    await put(first.table.url, 'b');
    const index = {
      IndexName: 'byEmail',
      KeySchema: [{ AttributeName: 'email', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    };
    await first.table.createFromTemplate({
      ...template,
      AttributeDefinitions: ['pk', 'sk', 'email'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [index],
    });
    const client = clientOf(first.table.url);
    const { Items } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: 'byEmail',
        KeyConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':email': { S: 'ana@example.com' } },
      }),
    );
    expect(Items).toEqual([item('p', 'a', { email: { S: 'ana@example.com' } })]);
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    expect(
      Table?.GlobalSecondaryIndexes?.map(({ IndexName, IndexStatus }) => [IndexName, IndexStatus]),
    ).toEqual([['byEmail', 'ACTIVE']]);
    await first.table.close();
  });

  it('refuses a template with another key', async () => {
    const { table } = await openTable({ path });
    const KeySchema = [{ AttributeName: 'pk', KeyType: 'HASH' }];
    await expect(table.createFromTemplate({ ...template, KeySchema })).rejects.toThrow(
      /stored with another key/,
    );
    await table.close();
  });
});

describe('several tables in one process', () => {
  it('have separate items, records, faults and gates', async () => {
    const one = await openTable({ authorize: () => 'no' });
    const two = await createTable({ now: () => new Date() });
    await two.createFromTemplate(template);
    const seen: string[] = [];
    one.table.onRecord(() => seen.push('one'));
    two.onRecord(() => seen.push('two'));
    one.table.setFaults({ seed: 1, throttleShare: 1 });
    await put(two.url);
    await expect(put(one.table.url)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(seen).toEqual(['two']);
    await one.table.close();
    await two.close();
  });

  const put = (url: string) => clientOf(url).send(new PutItemCommand({ TableName, Item: item('p', 'a') }));
});
