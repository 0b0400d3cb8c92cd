import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/emulators/table/create-table.ts';

/** The context of a case: a client, a table of its suite and a partition key that no other case uses. */
export type CaseContext = { client: DynamoDBClient; tableName: string; pk: string };
export type Case = { name: string; run: (context: CaseContext) => Promise<void> };
export type Item = Record<string, AttributeValue>;
export type Endpoint = { client: DynamoDBClient; tableName: string; close: () => Promise<void> };

const local = { region: 'us-east-1', credentials: { accessKeyId: 'conformance', secretAccessKey: 'none' } };

/** DYNAMODB_ENDPOINT names another implementation, `aws` the real one with the environment's credentials. */
export async function openEndpoint(): Promise<Endpoint> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  const emulator = given ? undefined : await createTable({ now: () => new Date() });
  const endpoint = given ?? emulator!.url;
  const client = new DynamoDBClient(endpoint === 'aws' ? {} : { endpoint, ...local });
  const tableName = `conformance-${randomUUID()}`;
  await createConformanceTable(client, tableName);
  return {
    client,
    tableName,
    close: async () => {
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      client.destroy();
      await emulator?.close();
    },
  };
}

const key = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];

async function createConformanceTable(client: DynamoDBClient, TableName: string): Promise<void> {
  const names = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk'];
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: key('pk', 'sk'),
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi1', KeySchema: key('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
        { IndexName: 'gsi2', KeySchema: key('gsi2pk', 'sk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1, maxDelay: 2 }, { TableName });
}
