// The resources that a rehearsal finds in moto: stacks by status; tables, buckets, keys and queues by creation
// time.
import { CloudFormationClient, paginateListStacks } from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand, DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { KMSClient, paginateListKeys } from '@aws-sdk/client-kms';
import { paginateListBuckets, S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, paginateListQueues, SQSClient } from '@aws-sdk/client-sqs';
import { resourceCountsOf } from './for-moto.ts';
import { clientOptions } from './moto-server.ts';

/** The stack and the bucket of the CDK bootstrap have other names. */
const isOurs = (name = ''): boolean => name.startsWith('cupo-');

async function itemsOf<P, T>(
  pages: AsyncIterable<P>,
  itemsIn: (page: P) => readonly T[] | undefined,
): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...(itemsIn(page) ?? []));
  return found;
}

/** The number of stacks by status, without deleted stacks. */
export async function stackStatuses(url: string): Promise<Record<string, number>> {
  const client = new CloudFormationClient(clientOptions(url));
  const stacks = await itemsOf(paginateListStacks({ client }, {}), (page) => page.StackSummaries);
  const statuses = stacks.flatMap(({ StackName, StackStatus = '' }) =>
    isOurs(StackName) ? [StackStatus] : [],
  );
  return resourceCountsOf(statuses.filter((status) => status !== 'DELETE_COMPLETE'));
}

/** Undefined if moto does not report when the resource was created. */
type CreatedAt = Date | undefined;

async function tables(url: string): Promise<CreatedAt[]> {
  const client = new DynamoDBClient(clientOptions(url));
  const names = await itemsOf(paginateListTables({ client }, {}), (page) => page.TableNames);
  return Promise.all(
    names.map(
      async (TableName) =>
        (await client.send(new DescribeTableCommand({ TableName }))).Table?.CreationDateTime,
    ),
  );
}

async function buckets(url: string): Promise<CreatedAt[]> {
  const client = new S3Client({ ...clientOptions(url), forcePathStyle: true });
  const all = await itemsOf(paginateListBuckets({ client }, {}), (page) => page.Buckets);
  return all.filter(({ Name }) => isOurs(Name)).map(({ CreationDate }) => CreationDate);
}

/** moto cannot describe every key; it lists those that no stack has given up. */
async function keys(url: string): Promise<CreatedAt[]> {
  const client = new KMSClient(clientOptions(url));
  const all = await itemsOf(paginateListKeys({ client }, {}), (page) => page.Keys);
  return all.map(() => undefined);
}

async function queues(url: string): Promise<CreatedAt[]> {
  const client = new SQSClient(clientOptions(url));
  const addresses = await itemsOf(paginateListQueues({ client }, {}), (page) => page.QueueUrls);
  const all = await Promise.all(
    addresses.map((QueueUrl) =>
      client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['CreatedTimestamp'] })),
    ),
  );
  return all.map(({ Attributes: { CreatedTimestamp } = {} }) => new Date(Number(CreatedTimestamp) * 1000));
}

const kinds = {
  'AWS::DynamoDB::Table': tables,
  'AWS::S3::Bucket': buckets,
  'AWS::KMS::Key': keys,
  'AWS::SQS::Queue': queues,
};

/** The resource types to look for. */
export const lookedFor: readonly string[] = Object.keys(kinds);

/**
 * The number of resources of each type that were created before an instant. When the CDK's command line describes a
 * deleted stack, moto creates the resources in its outputs again; these are newer and not counted.
 */
export async function present(url: string, before = new Date()): Promise<Record<string, number>> {
  const found: string[] = [];
  for (const [type, created] of Object.entries(kinds))
    for (const at of await created(url)) if (at === undefined || at <= before) found.push(type);
  return resourceCountsOf(found);
}
