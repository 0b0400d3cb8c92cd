import { randomUUID } from 'node:crypto';
import type { Change } from './call-store.ts';
import { db, type Item } from './dynalite.ts';

/** A change in the format that a DynamoDB stream passes to a Lambda function. */
export type ChangeRecord = {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: '1.1';
  eventSource: 'aws:dynamodb';
  awsRegion: string;
  eventSourceARN: string;
  userIdentity?: { type: 'Service'; principalId: string };
  dynamodb: {
    /** Whole seconds since 1970. */
    ApproximateCreationDateTime: number;
    Keys: Item;
    NewImage?: Item;
    OldImage?: Item;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: 'NEW_AND_OLD_IMAGES';
  };
};
type RecordListener = (record: ChangeRecord, tableName: string) => void;
export type Records = {
  emit: (changes: Change[]) => void;
  onRecord: (listener: RecordListener) => () => void;
};

export function createRecords(now: () => Date, region: string): Records {
  const listeners = new Set<RecordListener>();
  let sequence = BigInt(now().getTime()) * 100_000_000n;
  const emitOne = (change: Change): void => {
    sequence += 1n;
    const record = recordOf(change, { region, at: now(), sequence });
    for (const listener of listeners) tell(listener, record, change.table.TableName);
  };
  return {
    emit: (changes) => {
      if (listeners.size) changes.forEach(emitOne);
    },
    onRecord: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A failing listener must not fail the write, which is already done. */
function tell(listener: RecordListener, record: ChangeRecord, tableName: string): void {
  try {
    listener(record, tableName);
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

function recordOf(
  { table, before, after, userIdentity }: Change,
  { region, at, sequence }: { region: string; at: Date; sequence: bigint },
): ChangeRecord {
  const Keys = keysOf(table.KeySchema, after ?? before ?? {});
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: after ? (before ? 'MODIFY' : 'INSERT') : 'REMOVE',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    eventSourceARN: `${table.TableArn}/stream/1970-01-01T00:00:00.000`,
    ...(userIdentity ? { userIdentity } : {}),
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(at.getTime() / 1000),
      Keys,
      ...(after ? { NewImage: after } : {}),
      ...(before ? { OldImage: before } : {}),
      SequenceNumber: sequence.toString().padStart(21, '0'),
      SizeBytes: [Keys, after, before].reduce((sum, item) => sum + (item ? db.itemSize(item) : 0), 0),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}

function keysOf(schema: { AttributeName: string }[], item: Item): Item {
  return Object.fromEntries(schema.map(({ AttributeName: name }) => [name, item[name] ?? {}]));
}
