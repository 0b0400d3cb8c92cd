import { BatchWriteCommand, DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { untilDone } from './table/batch.ts';
import type { OpenTable, StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

const batchItemsMax = 25;

/** An item's keys, and the studio id stored in it. */
interface Named extends ItemKey {
  readonly studioId?: string;
}

const ofTable = { KeyConditionExpression: 'pk = :pk', ConsistentRead: true } as const;
const ofIndex = { KeyConditionExpression: 'gsi1pk = :pk', IndexName: 'gsi1' } as const;

async function* pagesOf(
  table: OpenTable,
  pk: string,
  place: typeof ofTable | typeof ofIndex,
): AsyncGenerator<Named[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const { name: TableName, documents } = table.requests;
    const page = await documents.send(
      new QueryCommand({
        TableName,
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

/** Yields the keys of a partition's items, page by page. */
export const keysOf = (table: StudioTable, pk: string): AsyncGenerator<ItemKey[]> =>
  pagesOf(table, pk, ofTable);

/** Yields the keys of a studio's items in an index partition that may also contain other studios' items. */
export async function indexedKeysOf(
  table: SystemTable,
  indexPk: string,
  studioId: string,
): Promise<ItemKey[]> {
  const found: ItemKey[] = [];
  for await (const page of pagesOf(table, indexPk, ofIndex))
    found.push(...page.filter((item) => item.studioId === studioId));
  return found;
}

/** Returns all keys of a partition. Use it only for small partitions. */
export async function allKeysOf(table: StudioTable, pk: string): Promise<ItemKey[]> {
  const found: ItemKey[] = [];
  for await (const keys of keysOf(table, pk)) found.push(...keys);
  return found;
}

/** Returns the keys whose items exist. */
export async function presentAmong(table: OpenTable, keys: readonly ItemKey[]): Promise<ItemKey[]> {
  const { name: TableName, documents } = table.requests;
  const found = await Promise.all(
    keys.map(({ pk, sk }) =>
      documents.send(
        new GetCommand({
          TableName,
          Key: { pk, sk },
          ProjectionExpression: 'pk, sk',
          ConsistentRead: true,
        }),
      ),
    ),
  );
  return found.flatMap(({ Item }) => (Item ? [Item as ItemKey] : []));
}

/** Deletes one item. A missing item is not an error. */
export async function deleteKey(table: StudioTable, { pk, sk }: ItemKey): Promise<void> {
  const { name: TableName, documents } = table.requests;
  await documents.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
}

/** Deletes items. Missing items are not an error. */
export async function deleteKeys(table: OpenTable, keys: readonly ItemKey[]): Promise<void> {
  const { name, documents } = table.requests;
  for (const some of chunksOf(keys, batchItemsMax))
    await untilDone(some, async (left) => {
      const requests = left.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
      const { UnprocessedItems } = await documents.send(
        new BatchWriteCommand({ RequestItems: { [name]: requests } }),
      );
      return (UnprocessedItems?.[name] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key as ItemKey);
    });
}
