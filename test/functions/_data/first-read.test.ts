import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFirst, tableConnection } from '#functions/_data/table/client.ts';
import { tellEnvironment } from '../../builders/tell-environment.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});
beforeEach(() => {
  table.calls.length = 0;
  tellEnvironment({ FIRST_READ: 'GetItem' });
});
afterEach(() => {
  tellEnvironment({ FIRST_READ: undefined, AWS_ENDPOINT_URL_DYNAMODB: table.url });
});
afterAll(() => table.close());

it('happens before the first event and reads one item outside all studios', async () => {
  await readFirst(tableConnection());
  expect(table.calls).toEqual([
    expect.objectContaining({
      action: 'dynamodb:BatchGetItem',
      leadingKeys: ['SYS#START'],
      readUnits: 0.5,
      writeUnits: 0,
    }),
  ]);
});

it('happens only where the function has read permission', async () => {
  tellEnvironment({ FIRST_READ: undefined });
  await readFirst(tableConnection());
  expect(table.calls).toEqual([]);
});

it('does not fail the start when the table is missing', async () => {
  tellEnvironment({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1' });
  await readFirst(tableConnection());
  expect(tableConnection().name).toBe(process.env['TABLE_NAME']);
});

it('takes no longer than a start may take', async () => {
  const requests: string[] = [];
  const silent = createServer(({ method = '' }) => void requests.push(method)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  tellEnvironment({
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });
  await readFirst(tableConnection());
  expect(tableConnection().name).toBe(process.env['TABLE_NAME']);
  // The client gives up without a retry, because each retry would cost a request.
  expect(requests).toEqual(['POST']);
  silent.closeAllConnections();
  silent.close();
});
