import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Client from '#functions/_data/table/client.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

const clientFile = '../../../functions/_data/table/client.ts';

let table: TestTable;
let starts = 0;

/** As a function's process does it: the module is met for the first time. */
async function start(): Promise<typeof Client> {
  starts += 1;
  return (await import(`${clientFile}?start=${starts}`)) as typeof Client;
}

beforeAll(async () => {
  table = await startTable();
});
beforeEach(() => {
  table.calls.length = 0;
  process.env['FIRST_READ'] = 'GetItem';
});
afterEach(() => {
  delete process.env['FIRST_READ'];
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = table.url;
});
afterAll(() => table.close());

it('is made before the first event, of one item outside all studios', async () => {
  await start();
  expect(table.calls).toEqual([
    expect.objectContaining({
      action: 'dynamodb:GetItem',
      leadingKeys: ['SYS#START'],
      readUnits: 0.5,
      writeUnits: 0,
    }),
  ]);
});

it('is made only where the function may read', async () => {
  delete process.env['FIRST_READ'];
  await start();
  expect(table.calls).toEqual([]);
});

it('ends no start that finds no table', async () => {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = 'http://127.0.0.1:1';
  expect((await start()).table).toBe(process.env['TABLE_NAME']);
});

it('is waited for no longer than a start may last', async () => {
  const asked: string[] = [];
  const silent = createServer(({ method = '' }) => void asked.push(method)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect((await start()).table).toBe(process.env['TABLE_NAME']);
  // Given up, and not tried again: that would take a request each.
  expect(asked).toEqual(['POST']);
  silent.closeAllConnections();
  silent.close();
});
