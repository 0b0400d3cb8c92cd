import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { place } from '../assembly/names.ts';
import { classEntity, entityAttribute, readClass, type ClassItem } from '../simulators/listing.ts';
import { openCenter } from '../simulators/kenko-staff.ts';
import { createStaff, type Staff } from '../simulators/staff.ts';
import type { AccessKey } from './access.ts';
import type { ConnectedSource } from './connect-sources.ts';
import type { Services } from './services.ts';
import type { startSimulators } from './simulators.ts';

export type ConnectStaffOptions = {
  /** Where the accounts that studios have are remembered. */
  file: string;
  now: () => Date;
  tableName: string;
  ownKey: AccessKey;
  services: Services;
  simulators: Awaited<ReturnType<typeof startSimulators>>;
};

/** Has the marketplaces' people watch what studios connect and upload. */
export function connectStaff(
  options: ConnectStaffOptions,
): ConnectedSource & Pick<Staff, 'onInvoking' | 'onInvoked'> {
  const { file, now, services, simulators } = options;
  const { wellhub, totalpass, fitpass, classpass } = simulators;
  const staff = createStaff({
    urls: { wellhub: wellhub.url, totalpass: totalpass.url, fitpass: fitpass.url, classpass: classpass.url },
    file,
    classesOf: (studioId) => classesOf(options, studioId),
    now,
  });
  const unsubscribe = services.table.onRecord(staff.onRecord);
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
  { tableName: TableName, ownKey: credentials, services }: ConnectStaffOptions,
  studioId: string,
): Promise<ClassItem[]> {
  const client = new DynamoDBClient({ endpoint: services.table.url, region: place.region, credentials });
  const found: ClassItem[] = [];
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: '#entity = :class AND studioId = :studio',
      ExpressionAttributeNames: { '#entity': entityAttribute },
      ExpressionAttributeValues: { ':class': { S: classEntity }, ':studio': { S: studioId } },
    },
  );
  for await (const { Items = [] } of pages) found.push(...Items.flatMap((item) => readClass(item) ?? []));
  client.destroy();
  return found;
}
