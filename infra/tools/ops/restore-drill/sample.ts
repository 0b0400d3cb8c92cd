import { paginateQuery, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { randomUUID } from 'node:crypto';
import { ownPartitions } from '#functions/_data/own-partitions.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { readDirectory } from '#functions/_domain/studio/directory-store.ts';
import { readMonths } from '#functions/imports/clearing/clear-classes-store.ts';
import { compare, sumOf, type Outcome, type StoredItem } from './compare.ts';
import { tables } from '#functions/_data/table/tables.ts';

const studiosMax = 20;
const readsAtOnce = 8;
const partitionsNamedMax = 20;

interface Tables {
  readonly original: string;
  readonly restored: string;
  readonly restoredTo: Date;
}

interface Sample extends Outcome {
  readonly studios: number;
  readonly partitions: number;
  /** The keys of missing and differing items. */
  readonly lookAt: readonly string[];
}

/** Studios from a random position in the directory; at its end, the list continues from the beginning. */
async function someStudios(): Promise<string[]> {
  const above = await readDirectory(tables.acrossStudios, randomUUID(), studiosMax);
  const fromStart = await readDirectory(tables.acrossStudios, undefined, studiosMax);
  const ids = [...above.subscriptions, ...fromStart.subscriptions].map(({ studioId }) => studioId);
  return [...new Set(ids)].slice(0, studiosMax);
}

/** A studio's partitions, except sealed values, pieces of imported files and the texts of tickets. */
const partitionsOf = async (studioId: string): Promise<string[]> =>
  ownPartitions(studioId, {
    months: await readMonths(tables.forStudio(studioId), studioId),
    importIds: [],
    ticketIds: [],
  });

async function itemsOf(client: DynamoDBClient, TableName: string, pk: string): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: pk } },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) items.push(...Items);
  return items;
}

/** Reads partitions of some studios from both tables by key, and compares them. */
export async function compareSample(
  client: DynamoDBClient,
  { original, restored, restoredTo }: Tables,
): Promise<Sample> {
  const studioIds = await someStudios();
  const partitions = (await inParallel(studioIds, readsAtOnce, partitionsOf)).flat();
  const outcomes = await inParallel(partitions, readsAtOnce, async (pk) => {
    const [before, after] = await Promise.all([original, restored].map((name) => itemsOf(client, name, pk)));
    return { pk, ...compare(before ?? [], after ?? [], restoredTo) };
  });
  const wrong = outcomes.filter(({ missing, differing }) => missing + differing > 0);
  return {
    studios: studioIds.length,
    partitions: partitions.length,
    ...sumOf(outcomes),
    lookAt: wrong.map(({ pk }) => pk).slice(0, partitionsNamedMax),
  };
}
