import { BatchWriteItemCommand, type AttributeValue, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { untilDone } from './table/batch.ts';
import { monthOf } from './classes/class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const batchItemsMax = 25;
const batchesAtOnce = 8;

/** The attributes of a booking that make up its key, and by which bookings are sorted. */
export interface BookingKey {
  readonly classId: string;
  readonly bookedAt: string;
  readonly bookingId: string;
}

/** A booking's place in the order of its month. */
export const bookingPlaceOf = ({ classId, bookedAt, bookingId }: BookingKey): string =>
  `${classId}#${bookedAt}#${bookingId}`;

/** The key that `BookingEntity` would build. */
const keyOf = (studioId: string, booking: BookingKey) => ({
  pk: { S: `S#${studioId}#BOOKING#${monthOf(booking.classId)}` },
  sk: { S: bookingPlaceOf(booking) },
});

type Stored = string | number | readonly object[];

/** The present values of a booking or of one of its parts, in the form in which the table stores them. */
function attributesOf(values: object): Record<string, AttributeValue> {
  const attributes: Record<string, AttributeValue> = {};
  for (const name of Object.keys(values)) {
    const value = (values as Readonly<Record<string, Stored | undefined>>)[name];
    if (value !== undefined) attributes[name] = attributeOf(value);
  }
  return attributes;
}

function attributeOf(value: Stored): AttributeValue {
  if (typeof value === 'number') return { N: String(value) };
  return typeof value === 'string' ? { S: value } : { L: value.map((one) => ({ M: attributesOf(one) })) };
}

/** Builds the same item that `BookingEntity` would write. */
function putOf(studioId: string, row: BookingKey): WriteRequest {
  const Item: Record<string, AttributeValue> = {
    ...keyOf(studioId, row),
    studioId: { S: studioId },
    month: { S: monthOf(row.classId) },
    __edb_e__: { S: 'booking' },
    __edb_v__: { S: '1' },
    ...attributesOf(row),
  };
  return { PutRequest: { Item } };
}

async function send(table: StudioTable, requests: readonly WriteRequest[]): Promise<readonly WriteRequest[]> {
  const { name, plain } = table.requests;
  const command = new BatchWriteItemCommand({ RequestItems: { [name]: [...requests] } });
  const { UnprocessedItems } = await plain.send(command);
  return UnprocessedItems?.[name] ?? [];
}

/** Sends the requests in batches until all of them are done. */
async function sendAll(table: StudioTable, requests: readonly WriteRequest[]): Promise<void> {
  await inParallel(chunksOf(requests, batchItemsMax), batchesAtOnce, (batch) =>
    untilDone(batch, (left) => send(table, left)),
  );
}

/**
 * Writes bookings and replaces existing ones. Files often contain half a million bookings, so the items are built here:
 * checking each item against the entity's description would cost more than writing it.
 *
 * @param rows the bookings' attributes without their keys; missing values are absent
 */
export const putBookings = (
  table: StudioTable,
  studioId: string,
  rows: readonly BookingKey[],
): Promise<void> =>
  sendAll(
    table,
    rows.map((row) => putOf(studioId, row)),
  );

/** Deletes bookings. Missing ones are not an error. */
export const deleteBookings = (
  table: StudioTable,
  studioId: string,
  bookings: readonly BookingKey[],
): Promise<void> =>
  sendAll(
    table,
    bookings.map((booking) => ({ DeleteRequest: { Key: keyOf(studioId, booking) } })),
  );
