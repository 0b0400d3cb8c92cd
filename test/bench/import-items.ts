import process from 'node:process';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { insist } from './measure.ts';

/** The studio of the items that the baseline writes. */
export const rawStudioId = '00000000-0000-4000-8000-000000000000';

const kinds = ['BOOKING', 'CLASS', 'DEMAND'] as const;
/** The first month of the bench's files. */
const month = '202501';
/** By how much the mean size of the baseline's items may differ. */
const differenceMax = 0.03;

/** The mean bytes of a studio's items of each kind, as they are sent. */
export type MeanBytes = Readonly<Record<(typeof kinds)[number], number>>;

async function meanOf(studioId: string, kind: (typeof kinds)[number]): Promise<number> {
  const { Items = [] } = await new DynamoDBClient({}).send(
    new QueryCommand({
      TableName: process.env['TABLE_NAME'] ?? '',
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: `S#${studioId}#${kind}#${month}` } },
    }),
  );
  return Items.reduce((sum, item) => sum + Buffer.byteLength(JSON.stringify(item)), 0) / Items.length;
}

/** Reads some of a studio's items. */
export async function meanBytesOf(studioId: string): Promise<MeanBytes> {
  const [BOOKING, CLASS, DEMAND] = await Promise.all([
    meanOf(studioId, 'BOOKING'),
    meanOf(studioId, 'CLASS'),
    meanOf(studioId, 'DEMAND'),
  ]);
  return { BOOKING, CLASS, DEMAND };
}

/** @throws {NothingMeasured} if the baseline's items are smaller or larger than those of the import */
export function insistAsLarge(ours: MeanBytes, raw: MeanBytes): void {
  for (const kind of kinds) {
    const ratio = raw[kind] / ours[kind];
    insist(
      Math.abs(ratio - 1) <= differenceMax,
      `an item of the kind ${kind} is ${ratio.toFixed(3)} times as large in the baseline`,
    );
  }
}
