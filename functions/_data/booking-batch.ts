import {
  BatchWriteItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  type AttributeValue,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { untilDone } from './table/batch.ts';
import { unlessRefused } from './table/conditions.ts';
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

type Attributes = Record<string, AttributeValue>;

/** Adds the present values of a booking or of one of its parts, in the form in which the table stores them. */
function withAttributes(attributes: Attributes, values: object): Attributes {
  for (const name of Object.keys(values)) {
    const value = (values as Readonly<Record<string, Stored | undefined>>)[name];
    if (value !== undefined) attributes[name] = attributeOf(value);
  }
  return attributes;
}

function attributeOf(value: Stored): AttributeValue {
  if (typeof value === 'number') return { N: String(value) };
  return typeof value === 'string'
    ? { S: value }
    : { L: value.map((one) => ({ M: withAttributes({}, one) })) };
}

/** Builds the same item that `BookingEntity` would write. */
function itemOf(studioId: string, row: BookingKey): Attributes {
  const { pk, sk } = keyOf(studioId, row);
  const own: Attributes = {
    pk,
    sk,
    studioId: { S: studioId },
    month: { S: monthOf(row.classId) },
    __edb_e__: { S: 'booking' },
    __edb_v__: { S: '1' },
  };
  return withAttributes(own, row);
}

const putOf = (studioId: string, row: BookingKey): WriteRequest => ({
  PutRequest: { Item: itemOf(studioId, row) },
});

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

/** The fields that reports, persons and other files change. Every booking has the first one. */
const changing = [
  'status',
  'cancelledAt',
  'cancelledBy',
  'places',
  'placesAt',
  'filePlaces',
  'revenueMinor',
  'customerName',
  'customerEmail',
  'bookedAtPrecision',
  'fileReference',
  'marketplaceReference',
  'systemReference',
  'mailReference',
  'importedBy',
  'changedBy',
  'reportedBy',
];

/** The condition that a stored booking is as it was read; without one, that there is none. */
function unchanged(before: BookingKey | undefined) {
  if (!before) return { ConditionExpression: 'attribute_not_exists(pk)' };
  const values = withAttributes({}, before);
  const read = changing.map((name, at) => ({ name, at, value: values[name] }));
  return {
    ConditionExpression: read
      .map(({ at, value }) => (value === undefined ? `attribute_not_exists(#n${at})` : `#n${at} = :v${at}`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(read.map(({ name, at }) => [`#n${at}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      read.flatMap(({ at, value }) => (value === undefined ? [] : [[`:v${at}`, value]])),
    ),
  };
}

/** A booking to write, and the stored one that it replaces, as it was read. */
export interface Replacing<R extends BookingKey = BookingKey> {
  readonly before: R | undefined;
  readonly after: R;
}

/** Writes a booking under the key of the one that it replaces. @returns false if that one was changed since it was read */
export const replaceBooking = (
  table: StudioTable,
  studioId: string,
  { before, after }: Replacing,
): Promise<boolean> =>
  unlessRefused(() => {
    const { name: TableName, plain } = table.requests;
    const command = { TableName, Item: itemOf(studioId, after), ...unchanged(before) };
    return plain.send(new PutItemCommand(command));
  });

/** How many bookings one transaction gives another key. */
export const bookingsMovedMax = 50;

/**
 * Writes bookings under other keys than those of the ones that they replace, all or none.
 *
 * @returns false if one of these was changed since it was read
 */
export const moveBookings = (
  table: StudioTable,
  studioId: string,
  moves: readonly Replacing[],
): Promise<boolean> =>
  unlessRefused(() => {
    const { name: TableName, plain } = table.requests;
    const TransactItems = moves.flatMap(({ before, after }) => [
      ...(before ? [{ Delete: { TableName, Key: keyOf(studioId, before), ...unchanged(before) } }] : []),
      { Put: { TableName, Item: itemOf(studioId, after) } },
    ]);
    return plain.send(new TransactWriteItemsCommand({ TransactItems }));
  });

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
