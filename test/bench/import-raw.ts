// The baseline of the import: csv-parse and BatchWriteItem of its rows, without any checks.
import { createReadStream } from 'node:fs';
import process from 'node:process';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { parse } from 'csv-parse';
import { rawStudioId } from './import-items.ts';

const batchItems = 25;
const batchesAtOnce = 8;
const bookingsPerClass = 10;
const client = new DynamoDBClient({});
const TableName = process.env['TABLE_NAME'] ?? '';
/** As long as the ids of imports. */
const importId = '01M8P662YCE0VPP66G8ARQRK0J';

const keysOf = ([, day = '', time = '']: readonly string[]) => {
  const month = day.slice(0, 7).replace('-', '');
  const classId = `${day.replaceAll('-', '')}T${time.replace(':', '')}Z-0123456789ab`;
  return { month, classId };
};

const instant = (cell = ''): string => `${cell.replace(' ', 'T')}:00.000Z`;

const bookingItem = (cells: readonly string[], row: number) => {
  const { month, classId } = keysOf(cells);
  const bookedAt = instant(cells[6]);
  const bookingId = String(row).padStart(24, '0');
  return {
    pk: `S#${rawStudioId}#BOOKING#${month}`,
    sk: `${classId}#${bookedAt}#${bookingId}`,
    studioId: rawStudioId,
    month,
    classId,
    bookingId,
    channel: cells[4],
    bookingType: cells[4],
    status: cells[12] ? 'cancelled' : 'confirmed',
    bookedAt,
    revenueMinor: Number(cells[5]) * 100,
    priceMinor: Number(cells[7]) * 100,
    source: cells[8],
    feeMinor: Number(cells[9]) * 100,
    customerName: cells[10],
    customerEmail: cells[11],
    ...(cells[12] ? { cancelledAt: instant(cells[12]) } : {}),
    importedBy: importId,
    __edb_e__: 'booking',
    __edb_v__: '1',
  };
};

/** The offered places of a class as the forecast reads them. */
const offered = ['fitpass', 'wellhub', 'totalpass'].map((c, at) => ({
  m: -997_996.922_083_333_4,
  c,
  p: at + 2,
}));

/** The bookings and the cancellation of a class as the forecast reads them. */
const events = [
  ...Array.from({ length: 10 }, (_, at) => ({ m: 1_440 * (at + 1), c: 'wellhub', k: 'booked' })),
  { m: 361, c: 'wellhub', k: 'cancelled', b: 1_440 },
];

/** A class and its stored forecast data, as large as they are after ten bookings. */
const classItems = (cells: readonly string[], row: number) => {
  const { month, classId } = keysOf(cells);
  const common = { s: rawStudioId, m: month, i: '0123456789ab', x: '29923980', c: 20 };
  const sk = `${classId}#${row}`;
  return [
    {
      pk: `S#${rawStudioId}#CLASS#${month}`,
      sk,
      ...common,
      n: cells[0],
      r: cells[3],
      t: 'María Fernández',
      d: cells[1],
      h: cells[2],
      b: 9,
      bc: { w: 9 },
      a: { f: 3, w: 5, t: 2 },
      k: {},
      v: {},
      ms: {},
      nc: true,
      ib: importId,
      rd: 0,
      rm: 95_000,
      w: 2,
      __edb_e__: 'class',
      __edb_v__: '2',
    },
    {
      pk: `S#${rawStudioId}#DEMAND#${month}`,
      sk,
      ...common,
      e: events,
      a: offered,
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
