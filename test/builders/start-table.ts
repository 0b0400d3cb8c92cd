import { createTable } from '../../infra/local/emulators/table/create-table.ts';
import type { MeteredCall, TableEmulator, TableOptions } from '../../infra/local/emulators/table/options.ts';

const tableName = 'cupo-table';

/** The table as the data stack shapes it. */
const properties = {
  TableName: tableName,
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ],
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [
        { AttributeName: 'gsi1pk', KeyType: 'HASH' as const },
        { AttributeName: 'gsi1sk', KeyType: 'RANGE' as const },
      ],
      Projection: { ProjectionType: 'ALL' as const },
    },
  ],
  TimeToLiveSpecification: { AttributeName: 'expiresAtSeconds', Enabled: true },
};

export interface TestTable extends TableEmulator {
  /** Every call since the start, with its units. */
  readonly calls: MeteredCall[];
}

/**
 * Starts a table and points the AWS SDK of this process at it. Import what uses the table only after this.
 */
export async function startTable(
  given: Partial<Pick<TableOptions, 'faults' | 'authorize'>> = {},
): Promise<TestTable> {
  const calls: MeteredCall[] = [];
  const table = await createTable({ now: () => new Date(), onCall: (call) => calls.push(call), ...given });
  await table.createFromTemplate(properties);
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    POWERTOOLS_SERVICE_NAME: 'test',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  return Object.assign(table, { calls });
}
