import { join } from 'node:path';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { place, type Companion, type CompanionParts } from '#infra/local/index.ts';
import { openCenter } from './kenko-staff.ts';
import { readClass, type ClassItem } from './listing.ts';
import { createStaff } from './staff.ts';

/** Connects simulated marketplace staff, who react when studios connect a marketplace or upload classes. */
export function connectStaff(parts: CompanionParts): Companion {
  const { dir, now, table, simulators } = parts;
  const { wellhub, totalpass, fitpass, classpass } = simulators;
  const staff = createStaff({
    urls: { wellhub: wellhub.url, totalpass: totalpass.url, fitpass: fitpass.url, classpass: classpass.url },
    // Stores the accounts of studios.
    file: join(dir, 'staff.json'),
    classesOf: (studioId) => classesOf(parts, studioId),
    now,
  });
  const unsubscribe = table.onRecord(staff.onRecord);
  return {
    name: 'staff of the marketplaces',
    onInvoking: async (functionName, event) => {
      openCenter(simulators.kenko, now(), functionName, event);
      await staff.onInvoking(functionName, event);
    },
    onInvoked: staff.onInvoked,
    busy: staff.busy,
    drain: staff.drain,
    stop: async () => {
      unsubscribe();
      await staff.drain();
    },
  };
}

async function classesOf(
  { tableName: TableName, ownKey: credentials, table }: CompanionParts,
  studioId: string,
): Promise<ClassItem[]> {
  const client = new DynamoDBClient({ endpoint: table.url, region: place.region, credentials });
  const found: ClassItem[] = [];
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: 'begins_with(pk, :classes)',
      ExpressionAttributeValues: { ':classes': { S: `S#${studioId}#CLASS#` } },
    },
  );
  for await (const { Items = [] } of pages) found.push(...Items.flatMap((item) => readClass(item) ?? []));
  client.destroy();
  return found;
}
