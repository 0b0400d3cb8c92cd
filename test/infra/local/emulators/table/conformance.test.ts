import { batches } from './conformance/batches.ts';
import { cancellations } from './conformance/cancellations.ts';
import { conditions } from './conformance/conditions.ts';
import { openEndpoint, type Endpoint } from './conformance/endpoint.ts';
import { idempotency } from './conformance/idempotency.ts';
import { indexes } from './conformance/indexes.ts';
import { pagination } from './conformance/pagination.ts';
import { timeToLive } from './conformance/time-to-live.ts';
import { transactions } from './conformance/transactions.ts';

const packs = {
  conditions,
  transactions,
  cancellations,
  idempotency,
  pagination,
  indexes,
  batches,
  'time to live': timeToLive,
};

describe('a DynamoDB endpoint', () => {
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await openEndpoint();
  });
  afterAll(() => endpoint.close());

  describe.each(Object.entries(packs))('%s', (pack, cases) => {
    it.each(cases)('$name', async ({ name, run }) => {
      const { client, tableName } = endpoint;
      await run({ client, tableName, pk: `${pack}/${name}` });
    });
  });
});
