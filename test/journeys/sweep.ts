import { DynamoDBClient, paginateScan, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { inflateRawSync } from 'node:zlib';
import { decisionDictionary } from '#functions/_data/places/packed-decision.ts';
import { adviceDictionary } from '#functions/_domain/places/decisions/advice-dictionary.ts';
import { recordingDictionary } from '#functions/_domain/places/outbox/recording-dictionary.ts';
import type { Local } from '#infra/local/index.ts';
import { formsOf } from '../builders/secret-forms.ts';

const region = 'us-east-1';

/** The dictionaries for an entity's packed attributes. */
const dictionaries: Readonly<Record<string, Uint8Array>> = {
  decision: decisionDictionary,
  'decision-advice': adviceDictionary,
  recording: recordingDictionary,
};

/** Every binary attribute contains packed JSON; any other binary format would have to be searched in its own way. */
const textsOf = ({ S, B }: AttributeValue, dictionary: Uint8Array | undefined): string[] => [
  ...(S === undefined ? [] : [S]),
  ...(B === undefined ? [] : [inflateRawSync(B, dictionary && { dictionary }).toString('utf8')]),
];

/** An item as JSON, plus each of its texts unescaped, because a text that is JSON itself would be escaped twice. */
const textOf = (item: Record<string, AttributeValue>): string => {
  const inJson = JSON.stringify(Object.entries(item).filter(([, { B }]) => B === undefined));
  const dictionary = dictionaries[item['__edb_e__']?.S ?? ''];
  return [inJson, ...Object.values(item).flatMap((value) => textsOf(value, dictionary))].join('\n');
};

async function tables({ assembly, endpoints, ownKey: credentials }: Local): Promise<[string, string][]> {
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.DYNAMODB });
  const found: [string, string][] = [];
  for (const { name: TableName } of assembly.tables)
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) found.push([`table: ${item['pk']?.S} ${item['sk']?.S}`, textOf(item)]);
  client.destroy();
  return found;
}

/** Every item of a studio, by its key. */
export const itemsOf = async (local: Local, studioId: string): Promise<[string, string][]> =>
  (await tables(local)).filter(([place]) => place.includes(`#${studioId}#`));

async function buckets({ assembly, endpoints, ownKey: credentials }: Local): Promise<[string, string][]> {
  const client = new S3Client({ region, credentials, endpoint: endpoints.S3, forcePathStyle: true });
  const found: [string, string][] = [];
  for (const { name: Bucket } of assembly.buckets) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      found.push([`object: ${Bucket}/${Key}`, (await Body?.transformToString('utf8')) ?? '']);
    }
  }
  client.destroy();
  return found;
}

const messagesMax = 10;

async function queues({ assembly, queues: all }: Local): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const { name } of assembly.queues) {
    let records = await all.receive(name, { max: messagesMax, waitMs: 0 });
    while (records.length > 0) {
      for (const record of records) found.push([`queue: ${name}`, JSON.stringify(record)]);
      records = await all.receive(name, { max: messagesMax, waitMs: 0 });
    }
  }
  return found;
}

/** Everything that the product stores or writes, piece by piece: the table, objects, queues with dead letters, logs. */
export async function everythingKept(local: Local): Promise<[string, string][]> {
  const logs = local.logs().map((line): [string, string] => [`log: ${line.functionName}`, line.text]);
  return [...(await tables(local)), ...(await buckets(local)), ...(await queues(local)), ...logs];
}

/** Finds the secrets in any form. */
export function leaksAmong(pieces: readonly [string, string][], secrets: readonly string[]): string[] {
  const forms = secrets.flatMap((secret) => formsOf(secret).map((form) => ({ secret, form })));
  return pieces.flatMap(([place, text]) =>
    forms.filter(({ form }) => text.includes(form)).map(({ secret }) => `${place} holds ${secret}`),
  );
}

/** The prefixes of the credentials of all studios in journeys. */
const canaries = ['portal-canary-', 'token-canary-', 'place-canary-', 'partner-canary-', 'kenko-canary-'];

/** Ends a suite's twin, after checking that no credential of its studios is stored anywhere. */
export async function closeSwept(local: Local): Promise<void> {
  const leaks = leaksAmong(await everythingKept(local), canaries);
  await local.close();
  if (leaks.length > 0) throw new Error(`credentials stand where they may not: ${leaks.join('; ')}`);
}
