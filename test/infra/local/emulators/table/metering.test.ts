import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { MeteredCall } from '#infra/local/emulators/table/options.ts';
import { item, openTable, tableName as TableName, type Opened } from './emulator.ts';

describe('metering', () => {
  let opened: Opened;
  const calls: MeteredCall[] = [];
  beforeEach(async () => {
    opened = await openTable({ onCall: (call) => calls.push(call) });
    for (const sk of ['a', 'b'])
      await opened.client.send(new PutItemCommand({ TableName, Item: text(sk, 3000) }));
    calls.length = 0;
  });
  afterEach(() => opened.table.close());

  const text = (sk: string, bytes: number, more = {}) =>
    item('p', sk, { text: { S: 'x'.repeat(bytes) }, ...more });
  const indexed = { gsi1pk: { S: 'g' }, gsi1sk: { S: '1' } };
  const units = () => calls.map(({ readUnits, writeUnits }) => [readUnits, writeUnits]);
  const all = {
    TableName,
    KeyConditionExpression: 'pk = :p',
    ExpressionAttributeValues: { ':p': { S: 'p' } },
  };
  const nothing = { ...all, ExpressionAttributeValues: { ':p': { S: 'nothing' } } };

  it('records the caller, the action, the table and the keys', async () => {
    await opened.client.send(new GetItemCommand({ TableName, Key: item('p', 'a') }));
    expect(calls).toEqual([
      {
        accessKeyId: 'LOCAL',
        action: 'dynamodb:GetItem',
        tableName: TableName,
        leadingKeys: ['p'],
        readUnits: 0.5,
        writeUnits: 0,
      },
    ]);
  });

  it('counts one unit per 4 KB for reads, and half a unit for eventually consistent ones', async () => {
    const Key = item('p', 'a');
    await opened.client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
    await opened.client.send(new QueryCommand(all));
    await opened.client.send(new QueryCommand({ ...all, ConsistentRead: true }));
    await opened.client.send(new QueryCommand(nothing));
    await opened.client.send(
      new BatchGetItemCommand({
        RequestItems: { [TableName]: { Keys: ['a', 'b', 'c'].map((sk) => item('p', sk)) } },
      }),
    );
    await opened.client.send(new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName, Key } }] }));
    expect(units()).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
      [0.5, 0],
      [1.5, 0],
      [2, 0],
    ]);
  });

  it('counts one unit per 1 KB for writes, by the larger version, and double in a transaction', async () => {
    const Key = item('p', 'a');
    await opened.client.send(new PutItemCommand({ TableName, Item: text('c', 1500) }));
    await opened.client.send(new PutItemCommand({ TableName, Item: text('a', 10) }));
    await opened.client.send(new DeleteItemCommand({ TableName, Key: item('p', 'b') }));
    await opened.client.send(new DeleteItemCommand({ TableName, Key: item('p', 'none') }));
    await opened.client.send(
      new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName, Item: text('d', 1500) } }] }),
    );
    const requests = [{ PutRequest: { Item: text('e', 10) } }, { PutRequest: { Item: text('f', 2100) } }];
    await opened.client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
    const failing = {
      TableName,
      Key,
      UpdateExpression: 'REMOVE n',
      ConditionExpression: 'attribute_exists(n)',
    };
    await expect(opened.client.send(new UpdateItemCommand(failing))).rejects.toBeDefined();
    expect(units()).toEqual([
      [0, 2],
      [0, 3],
      [0, 3],
      [0, 1],
      [0, 4],
      [0, 4],
      [0, 1],
    ]);
  });

  it('counts index writes: adding, moving and removing an entry, but not an unchanged one', async () => {
    await opened.client.send(new PutItemCommand({ TableName, Item: text('i', 10, indexed) }));
    const change = (UpdateExpression: string, values?: Record<string, { S: string }>) =>
      opened.client.send(
        new UpdateItemCommand({
          TableName,
          Key: item('p', 'i'),
          UpdateExpression,
          ...(values ? { ExpressionAttributeValues: values } : {}),
        }),
      );
    await change('SET gsi1sk = :two', { ':two': { S: '2' } });
    await change('SET gsi1sk = :two', { ':two': { S: '2' } });
    await change('REMOVE gsi1sk');
    expect(units()).toEqual([
      [0, 2],
      [0, 3],
      [0, 1],
      [0, 2],
    ]);
  });
});
