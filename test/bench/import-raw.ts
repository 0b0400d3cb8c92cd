// The baseline of the import: csv-parse and BatchWriteItem of its rows, without any checks.
import { createReadStream } from 'node:fs';
import process from 'node:process';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { parse } from 'csv-parse';

const batchItems = 25;
const batchesAtOnce = 8;
const bookingsPerClass = 10;
const studioId = '00000000-0000-4000-8000-000000000000';
const client = new DynamoDBClient({});
const TableName = process.env['TABLE_NAME'] ?? '';

const keysOf = ([, day = '', time = '']: readonly string[]) => {
  const month = day.slice(0, 7).replace('-', '');
  const classId = `${day.replaceAll('-', '')}T${time.replace(':', '')}Z-0123456789ab`;
  return { month, classId };
};

const bookingItem = (cells: readonly string[], row: number) => {
  const { month, classId } = keysOf(cells);
  return {
    pk: `S#${studioId}#BOOKING#${month}`,
    sk: `${classId}#${cells[6]}#${row}`,
    studioId,
    month,
    classId,
    bookingId: String(row).padStart(24, '0'),
    channel: cells[4],
    bookingType: cells[4],
    status: cells[12] ? 'cancelled' : 'confirmed',
    bookedAt: cells[6],
    revenueMinor: Number(cells[5]) * 100,
    priceMinor: Number(cells[7]) * 100,
    source: cells[8],
    feeMinor: Number(cells[9]) * 100,
    customerName: cells[10],
    customerEmail: cells[11],
    ...(cells[12] ? { cancelledAt: cells[12] } : {}),
    __edb_e__: 'booking',
    __edb_v__: '1',
  };
};

/** A class and its stored forecast data, as large as they are after ten bookings. */
const classItems = (cells: readonly string[], row: number) => {
  const { month, classId } = keysOf(cells);
  const common = { s: studioId, m: month, i: '0123456789ab', x: '29923980', c: 20 };
  const sk = `${classId}#${row}`;
  return [
    {
      pk: `S#${studioId}#CLASS#${month}`,
      sk,
      ...common,
      n: cells[0],
      r: cells[3],
      d: cells[1],
      h: cells[2],
      b: 9,
      bc: { d: 3, w: 2, f: 2, t: 2 },
      a: { f: 3, w: 5, t: 2 },
      k: {},
      v: {},
      ms: {},
      rd: 28_500,
      rm: 57_000,
      w: 2,
      __edb_e__: 'class',
      __edb_v__: '2',
    },
    {
      pk: `S#${studioId}#DEMAND#${month}`,
      sk,
      ...common,
      e: Array.from({ length: 11 }, (_, at) => ({ m: 1_440 * at, c: 'direct', k: 'booked' })),
      a: [],
      __edb_e__: 'class-demand',
      __edb_v__: '2',
    },
  ];
};

const flying = new Set<Promise<unknown>>();
let batch: object[] = [];
const send = async (): Promise<void> => {
  const Items = batch.map((item) => ({ PutRequest: { Item: marshall(item) } }));
  batch = [];
  if (flying.size >= batchesAtOnce) await Promise.race(flying);
  const sent: Promise<unknown> = client
    .send(new BatchWriteItemCommand({ RequestItems: { [TableName]: Items } }))
    .finally(() => flying.delete(sent));
  flying.add(sent);
};
const put = async (item: object): Promise<void> => {
  batch.push(item);
  if (batch.length === batchItems) await send();
};

const [file = ''] = process.argv.slice(2);
let row = 0;
for await (const cells of createReadStream(file).pipe(parse({ from: 2 })) as AsyncIterable<string[]>) {
  row += 1;
  await put(bookingItem(cells, row));
  if (row % bookingsPerClass === 0) for (const item of classItems(cells, row)) await put(item);
}
if (batch.length > 0) await send();
await Promise.all(flying);
