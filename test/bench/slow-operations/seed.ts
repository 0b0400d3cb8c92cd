// A studio with a given number of classes a week, as stored in the table.
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Local } from '#infra/local/index.ts';
import { insist } from '../measure.ts';
import { classItems, connectionItems } from '../studio-of-classes.ts';

const batchItems = 25;
const batchesAtOnce = 4;

/** The bench's classes are open for two weeks. */
const openWeeks = 2;

export interface Size {
  readonly classesPerWeek: number;
  readonly weeksBefore: number;
  /** The number of changes at marketplaces in the logs. */
  readonly changes: number;
}

const adjustmentItem = (studioId: string, serial: number, at: Date) => {
  const adjustmentId = `01ARZ3NDEKTSV4RR${String(serial).padStart(10, '0')}`;
  const day = at.toISOString().slice(0, 10);
  return {
    pk: `S#${studioId}#ADJUSTMENT`,
    sk: adjustmentId,
    gsi1pk: `S#${studioId}#ADJUSTMENT#applied`,
    gsi1sk: adjustmentId,
    studioId,
    adjustmentId,
    decisionId: adjustmentId,
    classId: `${day.replaceAll('-', '')}T0700Z-000000000000`,
    className: 'Vinyasa Yoga with Props',
    classLocalDate: day,
    classLocalTime: '07:00',
    marketplace: 'fitpass',
    source: 'decision',
    slotsChanged: 2,
    placesTo: 6,
    status: 'applied',
    createdAt: at.toISOString(),
    appliedAt: at.toISOString(),
    recordingKeys: [`t/${studioId}/recordings/${adjustmentId}/1.json`],
    __edb_e__: 'adjustment',
    __edb_v__: '1',
  };
};

/** As a run stores it when it learns: no series of the studio has replaced another. */
const replacingSeriesItem = (studioId: string) => ({
  pk: `S#${studioId}#STUDIO`,
  sk: 'CHAINS',
  studioId,
  isComplete: true,
  __edb_e__: 'replacing-series',
  __edb_v__: '1',
});

/** Writes the studio's classes in the weeks before and after an instant, with their bookings. */
export async function seed(
  local: Local,
  studioId: string,
  { classesPerWeek, weeksBefore, changes }: Size,
  now: Date,
): Promise<void> {
  const { accessKeyId, secretAccessKey } = local.ownKey;
  const client = new DynamoDBClient({
    endpoint: local.endpoints.DYNAMODB,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  });
  const TableName = local.assembly.tables[0]?.name ?? '';
  const classes = [...classItems(studioId, openWeeks * classesPerWeek, weeksBefore, now)];
  const counted = { studioId, shard: '00', classes: classes.length / 2 };
  const items = [
    ...connectionItems(studioId),
    replacingSeriesItem(studioId),
    { pk: `S#${studioId}#COUNTERS`, sk: '00', __edb_e__: 'counters', __edb_v__: '1', ...counted },
    ...classes,
    ...Array.from({ length: changes }, (_, serial) => adjustmentItem(studioId, serial, now)),
  ];
  const batches = Array.from({ length: Math.ceil(items.length / batchItems) }, (_, at) =>
    items.slice(at * batchItems, (at + 1) * batchItems),
  );
  await inParallel(batches, batchesAtOnce, async (batch) => {
    const puts = batch.map((item) => ({ PutRequest: { Item: marshall(item) } }));
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }),
    );
    insist(Object.keys(UnprocessedItems).length === 0, 'the table took only a part of the studio');
  });
  client.destroy();
}
