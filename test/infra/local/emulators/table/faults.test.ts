import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import type { Faults } from '#infra/local/emulators/table/faults.ts';
import { item, openTable, tableName as TableName, type Opened } from './emulator.ts';

describe('faults', () => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openTable();
  });
  afterEach(() => opened.table.close());

  const put = (sk: string) => opened.client.send(new PutItemCommand({ TableName, Item: item('p', sk) }));
  const transact = () =>
    opened.client.send(
      new TransactWriteItemsCommand({
        TransactItems: ['x', 'y'].map((sk) => ({ Put: { TableName, Item: item('p', sk) } })),
      }),
    );
  const isThere = async (sk: string): Promise<boolean> =>
    (await opened.client.send(new GetItemCommand({ TableName, Key: item('p', sk) }))).Item !== undefined;
  const outcomes = async (faults: Faults, count: number): Promise<string[]> => {
    opened.table.setFaults(faults);
    const seen: string[] = [];
    for (let i = 0; i < count; i += 1)
      seen.push(
        await put(`${i}`).then(
          () => 'done',
          (error: Error) => error.name,
        ),
      );
    opened.table.setFaults(undefined);
    return seen;
  };

  it('occur at the configured rate, always the same for one seed', async () => {
    const first = await outcomes({ seed: 7, throttleShare: 0.3, conflictShare: 0.2 }, 200);
    expect(first.filter((name) => name === 'ProvisionedThroughputExceededException').length).toBeGreaterThan(
      40,
    );
    expect(first.filter((name) => name === 'TransactionConflictException').length).toBeGreaterThan(15);
    expect(first.filter((name) => name === 'done').length).toBeGreaterThan(80);
    expect(await outcomes({ seed: 7, throttleShare: 0.3, conflictShare: 0.2 }, 200)).toEqual(first);
    expect(await outcomes({ seed: 8, throttleShare: 0.3, conflictShare: 0.2 }, 200)).not.toEqual(first);
  });

  it('throttle before a request has any effect, and never affect DescribeTable', async () => {
    opened.table.setFaults({ seed: 1, throttleShare: 1 });
    await expect(put('a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 400 } });
    await expect(transact()).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }],
    });
    await opened.client.send(new DescribeTableCommand({ TableName }));
    opened.table.setFaults(undefined);
    expect(await isThere('a')).toBe(false);
  });

  it('cancel a transaction because of a conflict', async () => {
    opened.table.setFaults({ seed: 1, conflictShare: 1 });
    await expect(transact()).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    opened.table.setFaults(undefined);
    expect(await isThere('x')).toBe(false);
  });

  it('make an internal error with or without a completed write', async () => {
    const names = await outcomes({ seed: 3, internalErrorShare: 1 }, 40);
    expect(new Set(names)).toEqual(new Set(['InternalServerError']));
    const there = await Promise.all(names.map((_, i) => isThere(`${i}`)));
    expect(there.filter(Boolean).length).toBeGreaterThan(8);
    expect(there.filter((value) => !value).length).toBeGreaterThan(8);
  });

  it('return a part of a batch, never all of it, as unprocessed', async () => {
    const requests = Array.from({ length: 25 }, (_, i) => ({ PutRequest: { Item: item('p', `${i}`) } }));
    opened.table.setFaults({ seed: 5, unprocessedShare: 0.4 });
    const { UnprocessedItems } = await opened.client.send(
      new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }),
    );
    const back = (UnprocessedItems?.[TableName] ?? []).map(({ PutRequest }) => PutRequest!.Item!['sk']!.S!);
    expect(back.length).toBeGreaterThan(3);
    const Keys = requests.map(({ PutRequest }) => ({ pk: PutRequest.Item.pk, sk: PutRequest.Item.sk }));
    opened.table.setFaults({ seed: 5, unprocessedShare: 1 });
    const { UnprocessedKeys } = await opened.client.send(
      new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
    );
    expect(UnprocessedKeys?.[TableName]?.Keys).toHaveLength(24);
    expect(UnprocessedKeys?.[TableName]?.ConsistentRead).toBe(true);
    opened.table.setFaults(undefined);
    const there = await Promise.all(requests.map((_, i) => isThere(`${i}`)));
    expect(there.flatMap((value, i) => (value ? [] : [String(i)]))).toEqual(back);
  });
});
