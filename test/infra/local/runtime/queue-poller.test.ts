import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { createQueues, type Queues } from '#infra/local/emulators/queues/create-queues.ts';
import { createQueuePoller, type QueuePoller } from '#infra/local/runtime/queue-poller.ts';
import { aSource } from './event-source.ts';

const queueName = 'work.fifo';
let queues: Queues;
let poller: QueuePoller;
let seen: string[][];
let offsetMs: number;
beforeEach(async () => {
  seen = [];
  offsetMs = 0;
  queues = await createQueues({
    account: '000000000000',
    region: 'us-east-1',
    now: () => new Date(Date.now() + offsetMs),
    queues: [
      {
        name: queueName,
        fifo: true,
        visibilityTimeoutSeconds: 30,
        deadLetterTo: 'dead.fifo',
        receivesMax: 2,
      },
      { name: 'dead.fifo', fifo: true, visibilityTimeoutSeconds: 30 },
    ],
  });
});
afterEach(async () => {
  await poller.stop();
  await queues.close();
});

const send = async (...bodies: string[]) => {
  const client = new SQSClient({
    endpoint: queues.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'A', secretAccessKey: 'B' },
  });
  for (const [index, body] of bodies.entries())
    await client.send(
      new SendMessageCommand({
        QueueUrl: queues.urlOf(queueName),
        MessageBody: body,
        MessageGroupId: body.slice(0, 1),
        MessageDeduplicationId: `${body}-${index}`,
      }),
    );
};
type Answer = (records: SQSRecord[]) => unknown;
const start = (answer: Answer, changes = {}) => {
  poller = createQueuePoller({
    source: aSource(changes),
    queueName,
    queues,
    invoke: async (_, event) => {
      const { Records } = event as { Records: SQSRecord[] };
      seen.push(Records.map(({ body }) => body));
      return answer(Records);
    },
  });
  return poller.drain();
};
const countsOf = async (name: string) => (await queues.counts())[name];

describe('the queue poller', () => {
  it('delivers a group in order and deletes processed messages', async () => {
    await send('a1', 'a2', 'a3');
    await start(() => null);
    expect(seen.flat()).toEqual(['a1', 'a2', 'a3']);
    await expect(countsOf(queueName)).resolves.toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });

  it('respects the batch size', async () => {
    await send('a1', 'a2', 'b1', 'b2', 'c1');
    await start(() => null, { batchSize: 2 });
    expect(seen.map((batch) => batch.length <= 2)).not.toContain(false);
    expect(seen.flat().sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  });

  it('keeps only the messages that the function reports as failed', async () => {
    await send('a1', 'b1');
    await start((records) => ({
      batchItemFailures: records
        .filter(({ body }) => body === 'b1')
        .map(({ messageId }) => ({ itemIdentifier: messageId })),
    }));
    await expect(countsOf(queueName)).resolves.toEqual({ visible: 0, inFlight: 1, delayed: 0 });
    offsetMs += 31_000;
    await poller.drain();
    expect(seen.at(-1)).toEqual(['b1']);
  });

  it.each<[string, Answer]>([
    ['a failure', () => Promise.reject(new Error('broken'))],
    ['an answer that names another message', () => ({ batchItemFailures: [{ itemIdentifier: 'x' }] })],
    ['an answer of the wrong form', () => ({ batchItemFailures: [{}] })],
  ])('keeps the whole batch after %s', async (_, answer) => {
    await send('a1', 'a2');
    await start(answer);
    await expect(countsOf(queueName)).resolves.toMatchObject({ inFlight: 2 });
  });

  it('moves a message that failed too often to the dead-letter queue', async () => {
    await send('a1');
    await start(() => Promise.reject(new Error('broken')));
    for (let round = 0; round < 2; round++) {
      offsetMs += 31_000;
      await poller.drain();
    }
    expect(seen).toEqual([['a1'], ['a1']]);
    await expect(countsOf('dead.fifo')).resolves.toMatchObject({ visible: 1 });
  });

  it('deletes messages that match no pattern', async () => {
    await send('{"kind":"x"}', '{"kind":"y"}');
    await start(() => null, { patterns: [{ body: { kind: ['y'] } }] });
    expect(seen.flat()).toEqual(['{"kind":"y"}']);
    await expect(countsOf(queueName)).resolves.toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });
});
