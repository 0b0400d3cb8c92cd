import {
  createTable,
  type MeteredCall,
  type TableEmulator,
  type TableOptions,
} from '#infra/local/emulators/table/index.ts';
import { createQueues } from '#infra/local/emulators/queues/index.ts';
import { tellEnvironment } from './tell-environment.ts';

const tableName = 'cupo-table';
const studiosQueue = 'studios';
const mailsQueue = 'mails';
const readingsQueue = 'readings';

/** The table as the data stack defines it. */
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
  /** Every call since the start, with its capacity units. */
  readonly calls: MeteredCall[];
}

/** Starts a table and the queues that requests send to, and points the functions of this process at them. */
export async function startTable(
  given: Partial<Pick<TableOptions, 'faults' | 'authorize'>> = {},
): Promise<TestTable> {
  const calls: MeteredCall[] = [];
  const table = await createTable({ now: () => new Date(), onCall: (call) => calls.push(call), ...given });
  await table.createFromTemplate(properties);
  const queues = await createQueues({
    queues: [studiosQueue, mailsQueue, readingsQueue].map((name) => ({
      name,
      fifo: false,
      visibilityTimeoutSeconds: 300,
    })),
    account: '000000000000',
    region: 'us-east-1',
    now: () => new Date(),
  });
  tellEnvironment({
    // The second factor of superadmins is tested separately.
    SECOND_FACTOR_WAIVED_FOR: 'everyone',
    TABLE_NAME: tableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
    OPTIMIZE_QUEUE_URL: queues.urlOf(studiosQueue),
    MAIL_QUEUE_URL: queues.urlOf(mailsQueue),
    READING_QUEUE_URL: queues.urlOf(readingsQueue),
    POWERTOOLS_SERVICE_NAME: 'test',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  const closeTable = table.close.bind(table);
  const close = async () => {
    await Promise.all([closeTable(), queues.close()]);
  };
  return Object.assign(table, { calls, close });
}
