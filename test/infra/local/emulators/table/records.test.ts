import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { ChangeRecord } from '#infra/local/emulators/table/records.ts';
import { item, openTable, tableName as TableName, type Opened } from './emulator.ts';

describe('change records', () => {
  let opened: Opened;
  let records: ChangeRecord[];
  beforeEach(async () => {
    opened = await openTable();
    records = [];
    opened.table.onRecord((record) => records.push(record));
  });
  afterEach(() => opened.table.close());

  const send = (...commands: PutItemCommand[]) =>
    commands.reduce<Promise<unknown>>(
      (before, command) => before.then(() => opened.client.send(command)),
      Promise.resolve(),
    );
  const put = (sk: string, n: string) =>
    new PutItemCommand({ TableName, Item: item('p', sk, { n: { N: n } }) });

  it('have the format that a function receives from a stream', async () => {
    await send(put('a', '1'));
    expect(records).toEqual([
      {
        eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
        eventName: 'INSERT',
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: 'us-east-1',
        eventSourceARN: expect.stringContaining(':table/cupo/stream/'),
        dynamodb: {
          ApproximateCreationDateTime: 1772366400,
          Keys: item('p', 'a'),
          NewImage: item('p', 'a', { n: { N: '1' } }),
          SequenceNumber: expect.stringMatching(/^\d{21}$/),
          SizeBytes: 15,
          StreamViewType: 'NEW_AND_OLD_IMAGES',
        },
      },
    ]);
  });

  it('report inserts, changes and removals with both images', async () => {
    await send(put('a', '1'), put('a', '2'));
    await opened.client.send(new DeleteItemCommand({ TableName, Key: item('p', 'a') }));
    const [one, two] = ['1', '2'].map((n) => item('p', 'a', { n: { N: n } }));
    expect(
      records.map(({ eventName, dynamodb: { OldImage, NewImage } }) => [eventName, OldImage, NewImage]),
    ).toEqual([
      ['INSERT', undefined, one],
      ['MODIFY', one, two],
      ['REMOVE', two, undefined],
    ]);
  });

  it('omit writes that change nothing and writes that are refused', async () => {
    const set = (SS: string[]) => new PutItemCommand({ TableName, Item: item('p', 's', { tags: { SS } }) });
    await send(put('a', '1'), set(['x', 'y']));
    await send(put('a', '1'), set(['y', 'x']));
    await opened.client.send(new DeleteItemCommand({ TableName, Key: item('p', 'none') }));
    const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
    const refused = opened.client.send(new PutItemCommand({ TableName, Item: item('p', 'a'), ...condition }));
    await expect(refused).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    const Put = { TableName, Item: item('p', 'a'), ...condition };
    const cancelled = opened.client.send(
      new TransactWriteItemsCommand({
        TransactItems: [{ Put: { TableName, Item: item('p', 'b') } }, { Put }],
      }),
    );
    await expect(cancelled).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(records.map(({ dynamodb }) => dynamodb.Keys['sk'])).toEqual([{ S: 'a' }, { S: 's' }]);
  });

  it('include batches and transactions, numbered in order', async () => {
    const requests = Array.from({ length: 25 }, (_, i) => ({ PutRequest: { Item: item('p', `${i}`) } }));
    await opened.client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
    const puts = Array.from({ length: 3 }, (_, i) => ({ Put: { TableName, Item: item('p', `t${i}`) } }));
    await opened.client.send(new TransactWriteItemsCommand({ TransactItems: puts }));
    const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    expect(numbers).toHaveLength(28);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
  });

  it('of one item are in the order of its changes', async () => {
    const add = () =>
      opened.client.send(
        new UpdateItemCommand({
          TableName,
          Key: item('p', 'a'),
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        }),
      );
    await Promise.all(Array.from({ length: 30 }, add));
    const counts = records.map(({ dynamodb }) => Number(dynamodb.NewImage?.['n']?.['N']));
    expect(counts).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('stop after the subscription ends', async () => {
    const more: string[] = [];
    const stop = opened.table.onRecord((_, tableName) => more.push(tableName));
    await send(put('a', '1'));
    stop();
    await send(put('a', '2'));
    expect(more).toEqual([TableName]);
    expect(records).toHaveLength(2);
  });
});
