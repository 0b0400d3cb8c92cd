import { BatchWriteCommand, DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { untilDone } from './table/batch.ts';
import { client, table } from './table/client.ts';

export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

const batchItemsMax = 25;

/** An item's keys with the studio that it names. */
interface Named extends ItemKey {
  readonly studioId?: string;
}

const ofTable = { KeyConditionExpression: 'pk = :pk', ConsistentRead: true } as const;
const ofIndex = { KeyConditionExpression: 'gsi1pk = :pk', IndexName: 'gsi1' } as const;

async function* pagesOf(pk: string, place: typeof ofTable | typeof ofIndex): AsyncGenerator<Named[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        ...place,
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk, studioId',
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    yield (page.Items ?? []) as Named[];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** The keys of a partition's items, a page at a time. */
export const keysOf = (pk: string): AsyncGenerator<ItemKey[]> => pagesOf(pk, ofTable);

/** The keys of a studio's items in a partition of the index, which may hold other studios' too. */
export async function indexedKeysOf(indexPk: string, studioId: string): Promise<ItemKey[]> {
  const found: ItemKey[] = [];
  for await (const page of pagesOf(indexPk, ofIndex))
    found.push(...page.filter((item) => item.studioId === studioId));
  return found;
}

/** All of them; for partitions that hold few. */
export async function allKeysOf(pk: string): Promise<ItemKey[]> {
  const found: ItemKey[] = [];
  for await (const keys of keysOf(pk)) found.push(...keys);
  return found;
}

/** Those of some items that are there. */
export async function presentAmong(keys: readonly ItemKey[]): Promise<ItemKey[]> {
  const found = await Promise.all(
    keys.map(({ pk, sk }) =>
      client.send(
        new GetCommand({
          TableName: table,
          Key: { pk, sk },
          ProjectionExpression: 'pk, sk',
          ConsistentRead: true,
        }),
      ),
    ),
  );
  return found.flatMap(({ Item }) => (Item ? [Item as ItemKey] : []));
}

/** Deletes one item; what is not there any more is fine. */
export async function deleteKey({ pk, sk }: ItemKey): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }));
}

/** Deletes items; what is not there any more is fine. */
export async function deleteKeys(keys: readonly ItemKey[]): Promise<void> {
  for (const some of chunksOf(keys, batchItemsMax))
    await untilDone(some, async (left) => {
      const requests = left.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [table]: requests } }),
      );
      return (UnprocessedItems?.[table] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key as ItemKey);
    });
}
