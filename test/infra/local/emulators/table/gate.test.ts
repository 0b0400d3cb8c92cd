import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import type { AuthorizeCall } from '#infra/local/emulators/table/options.ts';
import { clientOf, item, openTable, tableName as TableName, type Opened } from './emulator.ts';

describe('the gate', () => {
  let opened: Opened;
  let denied = '';
  const requests: AuthorizeCall[] = [];
  beforeAll(async () => {
    opened = await openTable({
      authorize: (call) => {
        requests.push(call);
        return call.action === denied ? `User: x is not authorized to perform: ${call.action}` : true;
      },
    });
  });
  beforeEach(() => {
    requests.length = 0;
    denied = '';
  });
  afterAll(() => opened.table.close());

  const Key = item('s1', 'a');
  const transaction = new TransactWriteItemsCommand({
    TransactItems: [
      { Put: { TableName, Item: item('s1', 'b') } },
      { Update: { TableName, Key: item('s2', 'c'), UpdateExpression: 'REMOVE n' } },
      { Delete: { TableName, Key: item('s1', 'd') } },
      {
        ConditionCheck: { TableName, Key: item('s1', 'e'), ConditionExpression: 'attribute_not_exists(pk)' },
      },
    ],
  });

  it('is called with the caller, the action, the table and the partition keys', async () => {
    await clientOf(opened.table.url, 'AKIAFN').send(new GetItemCommand({ TableName, Key }));
    expect(requests).toEqual([
      { accessKeyId: 'AKIAFN', action: 'dynamodb:GetItem', tableName: TableName, leadingKeys: ['s1'] },
    ]);
  });

  it('is called with the index of a query and its partition', async () => {
    await opened.client.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :g',
        ExpressionAttributeValues: { ':g': { S: 's1#email' } },
      }),
    );
    expect(requests).toEqual([
      {
        accessKeyId: 'LOCAL',
        action: 'dynamodb:Query',
        tableName: TableName,
        indexName: 'gsi1',
        leadingKeys: ['s1#email'],
      },
    ]);
  });

  it('is called for each operation of a transaction', async () => {
    await opened.client.send(transaction);
    await opened.client.send(new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName, Key } }] }));
    expect(requests.map(({ action, leadingKeys }) => [action, leadingKeys])).toEqual([
      ['dynamodb:PutItem', ['s1']],
      ['dynamodb:UpdateItem', ['s2']],
      ['dynamodb:DeleteItem', ['s1']],
      ['dynamodb:ConditionCheckItem', ['s1']],
      ['dynamodb:GetItem', ['s1']],
    ]);
  });

  it('is called once for each table of a batch', async () => {
    const puts = ['s1', 's2', 's1'].map((pk, i) => ({ PutRequest: { Item: item(pk, `${i}`) } }));
    await opened.client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
    await opened.client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [Key] } } }));
    expect(requests.map(({ action, leadingKeys }) => [action, leadingKeys])).toEqual([
      ['dynamodb:BatchWriteItem', ['s1', 's2']],
      ['dynamodb:BatchGetItem', ['s1']],
    ]);
  });

  it('blocks everything that it refuses', async () => {
    denied = 'dynamodb:PutItem';
    const put = new PutItemCommand({ TableName, Item: item('s9', 'a') });
    await expect(opened.client.send(put)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: 'User: x is not authorized to perform: dynamodb:PutItem',
      $metadata: { httpStatusCode: 400 },
    });
    const { Item } = await opened.client.send(new GetItemCommand({ TableName, Key: item('s9', 'a') }));
    expect(Item).toBeUndefined();
  });

  it('refuses a whole transaction because of one operation', async () => {
    denied = 'dynamodb:ConditionCheckItem';
    await expect(opened.client.send(transaction)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('also protects DescribeTable', async () => {
    denied = 'dynamodb:DescribeTable';
    const describe = opened.client.send(new DescribeTableCommand({ TableName }));
    await expect(describe).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
