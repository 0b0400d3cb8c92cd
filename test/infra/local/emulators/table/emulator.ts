import { DynamoDBClient, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/emulators/table/create-table.ts';
import type { TableEmulator, TableOptions } from '#infra/local/emulators/table/options.ts';
import type { GlobalTableProperties } from '#infra/local/emulators/table/global-table.ts';

export type Opened = { table: TableEmulator; client: DynamoDBClient; clock: { at: Date } };

export const tableName = 'cupo';
const key = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' },
  { AttributeName: sk, KeyType: 'RANGE' },
];

/** The properties of a template's table, resolved. */
export const template: GlobalTableProperties = {
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: key('pk', 'sk'),
  GlobalSecondaryIndexes: [
    { IndexName: 'gsi1', KeySchema: key('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
  ],
  TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  Replicas: [{ Region: 'us-east-1' }],
};

export async function openTable(options: Partial<TableOptions> = {}): Promise<Opened> {
  const clock = { at: new Date('2026-03-01T12:00:00Z') };
  const table = await createTable({ now: () => clock.at, ...options });
  await table.createFromTemplate(template);
  return { table, client: clientOf(table.url), clock };
}

export const clientOf = (endpoint: string, accessKeyId = 'LOCAL'): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'none' },
  });

export const item = (pk: string, sk: string, more: Record<string, AttributeValue> = {}) => ({
  pk: { S: pk },
  sk: { S: sk },
  ...more,
});
