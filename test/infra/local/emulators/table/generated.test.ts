import * as fc from 'fast-check';
import { openEndpoint, type Endpoint } from './conformance/endpoint.ts';
import { apply, type Partition } from './conformance/model.ts';
import { operations } from './conformance/operations.ts';
import { perform } from './conformance/perform.ts';

const runs = Number(process.env['CONFORMANCE_RUNS'] ?? 25);

describe('a DynamoDB endpoint with generated histories', () => {
  let endpoint: Endpoint;
  beforeAll(async () => {
    endpoint = await openEndpoint();
  });
  afterAll(() => endpoint.close());

  it('returns the same answers and refusals as the model', async () => {
    let histories = 0;
    let operationCount = 0;
    const property = fc.asyncProperty(operations, async (history) => {
      histories += 1;
      const partition: Partition = new Map();
      const context = { ...endpoint, pk: `history-${histories}` };
      for (const operation of history) {
        operationCount += 1;
        const expected = apply(partition, operation);
        expect([operation, await perform(context, operation, expected)]).toEqual([operation, expected]);
      }
    });
    await fc.assert(property, { numRuns: runs });
    expect(operationCount).toBeGreaterThan(runs * 20);
  }, 600_000);
});
