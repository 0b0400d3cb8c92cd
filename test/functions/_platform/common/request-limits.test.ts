import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { requestLimits } from '#functions/_platform/common/request-limits.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

describe('a request that is never answered', () => {
  let server: Server;
  let requestCount = 0;
  beforeAll(async () => {
    server = createServer(() => (requestCount += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('fails, after as many attempts as the client may make', async () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = new SQSClient({
      endpoint,
      region: 'us-east-1',
      credentials,
      maxAttempts: 2,
      requestHandler: requestLimits({ requestTimeoutMs: 20 }),
    });
    const QueueUrl = `${endpoint}/000000000000/work`;
    await expect(client.send(new GetQueueAttributesCommand({ QueueUrl }))).rejects.toMatchObject({
      name: 'TimeoutError',
      $metadata: { attempts: 2 },
    });
    expect(requestCount).toBe(2);
    client.destroy();
  });
});

it('has a time limit in every AWS client of functions and operators', () => {
  const files = execFileSync('git', ['ls-files', 'functions', 'infra/tools/ops'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts'));
  const made = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new (?:sdk\.)?\w+Client\((?:\{[\s\S]*?\})?\);/g)].map(
      ([text]) => [file, text] as const,
    ),
  );
  expect(made.length).toBeGreaterThan(16);
  // The model's answer has its own time limit, from its first word to its last.
  const own = ['functions/_platform/adapters/model.ts'];
  expect(
    made.filter(
      ([file, text]) =>
        !own.includes(file) && !/requestHandler: (?:requestLimits\(|operatorLimits\b)/.test(text),
    ),
  ).toEqual([]);
});
