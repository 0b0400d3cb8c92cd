// A separate process, so that its processor time is a Lambda's and does not include the table's.
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  QueryCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Base } from '#functions/_platform/ports/base.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { readStudioToDecide } from '#functions/decisions/runs/read-studio.ts';
import { decideStudio } from '#functions/decisions/optimizer/optimize.ts';
import { learnFrom } from '#functions/decisions/optimizer/learn-from.ts';
import { storeOutcomes } from '#functions/decisions/runs/store-outcomes.ts';
import { storeSamples } from '#functions/_domain/studio/rule-store.ts';
import { tableOf } from '#test/builders/table-of.ts';

const [, , kind, studioId = '', nowGiven = ''] = process.argv;
const now = new Date(nowGiven);
const client = new DynamoDBClient({});
const TableName = process.env['TABLE_NAME'];
const batchItems = 25;
const batchesAtOnce = 6;

/** Reports the duration of a phase, then waits until the requests of the phase have been recorded. */
async function phase<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const beganMs = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const recorded = new Promise((resolve) => process.once('message', resolve));
  process.send?.({ name, wallMs: performance.now() - beganMs, cpuMs: (user + system) / 1_000 });
  await recorded;
  return result;
}

async function optimize(): Promise<void> {
  const deps: Base = { ...assemble({}), clock: { now: () => now } };
  const studioTable = tableOf(studioId);
  await storeSamples(studioTable, studioId, {
    auditId: deps.ids.next(),
    at: now.toISOString(),
    correlationId: 'bench',
  });
  for (const suffix of ['', ' again']) {
    const read = await phase(`read${suffix}`, () => readStudioToDecide(studioTable, { studioId }, now));
    const learned = await phase(`learn${suffix}`, () => learnFrom(read.toDecide));
    const outcomes = await phase(`decide${suffix}`, () => decideStudio({ ...read.toDecide, learned }));
    await phase(`write${suffix}`, () => storeOutcomes(studioTable, read, outcomes, deps));
  }
}

type Item = Record<string, AttributeValue>;

async function itemsOf(partition: string, from: string): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName,
        ExclusiveStartKey,
        KeyConditionExpression: 'pk = :pk AND sk > :from',
        ExpressionAttributeValues: { ':pk': { S: partition }, ':from': { S: from } },
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

async function writeRaw(items: readonly Item[]): Promise<void> {
  const waiting = Array.from({ length: Math.ceil(items.length / batchItems) }, (_, at) =>
    items.slice(at * batchItems, (at + 1) * batchItems),
  );
  const turn = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const puts = batch.map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName ?? '']: puts } }));
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, turn));
}

const months = [...Array(5).keys()].map((back) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - back, 1))
    .toISOString()
    .slice(0, 7)
    .replace('-', ''),
);

/**
 * A put of a new item; only classes, which a run changes, are updated, because an index charges nothing for an
 * unchanged item.
 */
const asNew = (item: Item): Item =>
  item['pk']?.S?.includes('#CLASS#') ? item : { ...item, sk: { S: `${item['sk']?.S ?? ''}~` } };

/** Reads and writes the same items with the plain client, without any checks. */
async function raw(): Promise<void> {
  const today = now.toISOString().slice(0, 10).replaceAll('-', '');
  const partitions = ['CLASS', 'DEMAND'].flatMap((name) =>
    months.map((month) => `S#${studioId}#${name}#${month}`),
  );
  await phase('raw read', async () =>
    (await Promise.all(partitions.map((partition) => itemsOf(partition, ''))))
      .flat()
      .map((item) => unmarshall(item)),
  );
  const written = ['DECISION', 'DECISION-ADVICE', 'DECISION-DUE', ...months.map((month) => `CLASS#${month}`)];
  const items = (
    await Promise.all(
      written.map((name) => itemsOf(`S#${studioId}#${name}`, name.startsWith('CLASS') ? today : '')),
    )
  ).flat();
  await phase('raw write', () => writeRaw(items.map(asNew)));
}

await (kind === 'raw' ? raw() : optimize());
process.disconnect();
