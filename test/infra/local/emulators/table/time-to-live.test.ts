import { GetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { ChangeRecord } from '#infra/local/emulators/table/records.ts';
import { item, openTable, tableName as TableName, type Opened } from './emulator.ts';

describe('time to live', () => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openTable();
  });
  afterEach(() => opened.table.close());

  const seconds = (text: string): number => Date.parse(text) / 1000;
  const put = (sk: string, expiresAt: number | string) =>
    opened.client.send(
      new PutItemCommand({
        TableName,
        Item: item('p', sk, {
          expiresAt: typeof expiresAt === 'number' ? { N: String(expiresAt) } : { S: expiresAt },
          gsi1pk: { S: 'g' },
          gsi1sk: { S: sk },
        }),
      }),
    );
  const sks = async (): Promise<(string | undefined)[]> => {
    const { Items } = await opened.client.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :g',
        ExpressionAttributeValues: { ':g': { S: 'g' } },
      }),
    );
    return (Items ?? []).map(({ sk }) => sk?.S);
  };

  it('removes items that have expired by the given clock, including their index entries', async () => {
    const at = seconds('2026-03-01T13:00:00Z');
    await put('before', at - 1);
    await put('exactly', at);
    await put('later', at + 1);
    await put('word', 'soon');
    await put('mistake', at - 6 * 365 * 24 * 60 * 60);
    expect(await opened.table.sweepExpired()).toBe(0);
    opened.clock.at = new Date(at * 1000);
    expect(await sks()).toHaveLength(5);
    expect(await opened.table.sweepExpired()).toBe(2);
    expect(await sks()).toEqual(['later', 'mistake', 'word']);
    expect(await opened.table.sweepExpired()).toBe(0);
  });

  it('reports the removal as made by the service', async () => {
    const records: ChangeRecord[] = [];
    await put('a', seconds('2026-03-01T12:30:00Z'));
    opened.table.onRecord((record) => records.push(record));
    opened.clock.at = new Date('2026-03-01T12:31:00Z');
    await opened.table.sweepExpired();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      dynamodb: { Keys: item('p', 'a'), OldImage: item('p', 'a') },
    });
  });

  it('keeps items whose expiry was extended', async () => {
    await put('a', seconds('2026-03-01T12:30:00Z'));
    await put('a', seconds('2026-03-01T14:00:00Z'));
    opened.clock.at = new Date('2026-03-01T13:00:00Z');
    expect(await opened.table.sweepExpired()).toBe(0);
    const { Item } = await opened.client.send(new GetItemCommand({ TableName, Key: item('p', 'a') }));
    expect(Item).toBeDefined();
  });
});
