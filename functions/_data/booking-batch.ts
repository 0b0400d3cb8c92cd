import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { untilDone } from './table/batch.ts';
import { monthOf } from './classes/class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const batchItemsMax = 25;
const batchesAtOnce = 4;

/** A booking's attributes without its keys. Missing values are absent. */
export interface BookingAttributes {
  readonly classId: string;
  readonly bookingId: string;
  readonly bookedAt: string;
}

const attributeOf = (value: string | number) =>
  typeof value === 'number' ? { N: String(value) } : { S: value };

/** Builds the same item that `BookingEntity` would write. */
function putOf(studioId: string, row: BookingAttributes): WriteRequest {
  const { classId, bookedAt, bookingId } = row;
  const month = monthOf(classId);
  const Item: Record<string, ReturnType<typeof attributeOf>> = {
    pk: { S: `S#${studioId}#BOOKING#${month}` },
    sk: { S: `${classId}#${bookedAt}#${bookingId}` },
    studioId: { S: studioId },
    month: { S: month },
    __edb_e__: { S: 'booking' },
    __edb_v__: { S: '1' },
  };
  for (const [name, value] of Object.entries(row) as [string, string | number | undefined][])
    if (value !== undefined) Item[name] = attributeOf(value);
  return { PutRequest: { Item } };
}

async function send(table: StudioTable, requests: readonly WriteRequest[]): Promise<readonly WriteRequest[]> {
  const { name, plain } = table.requests;
  const command = new BatchWriteItemCommand({ RequestItems: { [name]: [...requests] } });
  const { UnprocessedItems } = await plain.send(command);
  return UnprocessedItems?.[name] ?? [];
}

/**
 * Writes bookings and replaces existing ones. Files often contain half a million bookings, so the items are built here:
 * checking each item against the entity's description would cost more than writing it.
 */
export async function putBookings(
  table: StudioTable,
  studioId: string,
  rows: readonly BookingAttributes[],
): Promise<void> {
  await inParallel(chunksOf(rows, batchItemsMax), batchesAtOnce, (batch) =>
    untilDone(
      batch.map((row) => putOf(studioId, row)),
      (requests) => send(table, requests),
    ),
  );
}
