import { ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { startQueues, type Started } from './start-queues.ts';

let started: Started;

beforeEach(async () => {
  started = await startQueues();
});
afterEach(() => started.close());

const send = (name: string, MessageBody: string, input: object = {}) =>
  started.client.send(
    new SendMessageCommand({ QueueUrl: started.queues.urlOf(name), MessageBody, ...input }),
  );
const push = (body: string, group: string, id = body) =>
  send('pushes.fifo', body, { MessageGroupId: group, MessageDeduplicationId: id });

test('a message in flight is hidden until its visibility timeout ends, and is then redelivered', async () => {
  await send('imports', 'a');
  expect(await started.bodies('imports')).toEqual(['a']);
  started.clock.ms += 29_999;
  expect(await started.bodies('imports')).toEqual([]);
  started.clock.ms += 1;
  const [again] = await started.take('imports');
  expect(again?.attributes.ApproximateReceiveCount).toBe('2');
});

test('a receipt of an earlier delivery cannot delete the message', async () => {
  await send('imports', 'a');
  const [first] = await started.take('imports');
  started.clock.ms += 30_000;
  const [second] = await started.take('imports');
  await started.queues.delete('imports', first!.receiptHandle);
  expect((await started.queues.counts())['imports']).toMatchObject({ inFlight: 1 });
  await started.queues.delete('imports', second!.receiptHandle);
  expect((await started.queues.counts())['imports']).toMatchObject({ inFlight: 0 });
});

test('received twice and not deleted, a message is dead; redriven, it is a new one', async () => {
  const { MessageId } = await send('imports', 'a');
  await started.take('imports');
  started.clock.ms += 30_000;
  await started.take('imports');
  started.clock.ms += 30_000;
  expect(await started.take('imports')).toEqual([]);
  const [dead] = await started.take('imports-dead');
  expect(dead).toMatchObject({
    messageId: MessageId,
    attributes: { DeadLetterQueueSourceArn: started.queues.arnOf('imports'), ApproximateReceiveCount: '3' },
  });
  expect(await started.queues.redrive('imports-dead')).toBe(0);
  started.clock.ms += 30_000;
  expect(await started.queues.redrive('imports-dead')).toBe(1);
  const [fresh] = await started.take('imports');
  expect(fresh).toMatchObject({ body: 'a', attributes: { ApproximateReceiveCount: '1' } });
  expect(fresh?.messageId).not.toBe(MessageId);
});

test('delay and retention follow the clock', async () => {
  await send('slow', 'a');
  started.clock.ms += 59_999;
  expect(await started.bodies('slow')).toEqual([]);
  started.clock.ms += 1;
  expect(await started.bodies('slow')).toEqual(['a']);
  started.clock.ms += 3_600_000 - 60_000 - 1;
  expect((await started.queues.counts())['slow']).toMatchObject({ visible: 1 });
  started.clock.ms += 1;
  expect((await started.queues.counts())['slow']).toMatchObject({ visible: 0 });
});

test('FIFO delivers a group in order, and nothing more of it while a message is in flight', async () => {
  for (const body of ['a1', 'b1', 'a2', 'b2', 'a3']) await push(body, body.charAt(0));
  const first = await started.queues.receive('pushes.fifo', { max: 4, waitMs: 0 });
  expect(first.map(({ body }) => body)).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(await started.bodies('pushes.fifo')).toEqual([]);
  await push('c1', 'c');
  expect(await started.bodies('pushes.fifo')).toEqual(['c1']);
  await started.queues.delete('pushes.fifo', first[3]!.receiptHandle);
  expect(await started.bodies('pushes.fifo')).toEqual(['b2']);
  await started.queues.changeVisibility('pushes.fifo', first[1]!.receiptHandle, 0);
  expect(await started.bodies('pushes.fifo')).toEqual([]);
  await started.queues.delete('pushes.fifo', first[0]!.receiptHandle);
  await started.queues.delete('pushes.fifo', first[2]!.receiptHandle);
  expect(await started.bodies('pushes.fifo')).toEqual(['a2']);
});

test('FIFO continues a group after its first message became a dead letter', async () => {
  await push('a1', 'a');
  const deliver = () => started.queues.receive('pushes.fifo', { max: 1, waitMs: 0 });
  await deliver();
  await push('a2', 'a');
  started.clock.ms += 30_000;
  expect((await deliver())[0]?.body).toBe('a1');
  started.clock.ms += 30_000;
  expect((await deliver())[0]?.body).toBe('a2');
  expect(await started.bodies('pushes-dead.fifo')).toEqual(['a1']);
});

test('FIFO refuses to delete with an expired receipt', async () => {
  await push('a1', 'a');
  const [record] = await started.take('pushes.fifo');
  started.clock.ms += 30_000;
  await expect(started.queues.delete('pushes.fifo', record!.receiptHandle)).rejects.toMatchObject({
    type: 'InvalidParameterValue',
  });
});

test('FIFO accepts a deduplication id once in five minutes, even after its delivery', async () => {
  const first = await push('a1', 'a', 'same');
  const [record] = await started.take('pushes.fifo');
  await started.queues.delete('pushes.fifo', record!.receiptHandle);
  started.clock.ms += 299_999;
  const repeated = await push('a2', 'a', 'same');
  expect([repeated.MessageId, repeated.SequenceNumber]).toEqual([first.MessageId, first.SequenceNumber]);
  expect(await started.bodies('pushes.fifo')).toEqual([]);
  started.clock.ms += 1;
  await push('a3', 'a', 'same');
  expect(await started.bodies('pushes.fifo')).toEqual(['a3']);
});

test('FIFO requires a group, and a deduplication id unless it is derived from the content', async () => {
  await expect(send('pushes.fifo', 'x', { MessageDeduplicationId: 'x' })).rejects.toMatchObject({
    name: 'MissingParameter',
  });
  await expect(send('pushes.fifo', 'x', { MessageGroupId: 'g' })).rejects.toMatchObject({
    name: 'InvalidParameterValue',
  });
  for (const body of ['x', 'x', 'y']) await send('by-content.fifo', body, { MessageGroupId: 'g' });
  expect(await started.bodies('by-content.fifo')).toEqual(['x', 'y']);
});

test('a long poll ends when a message arrives or when a delete frees its group', async () => {
  const waiting = started.queues.receive('imports', { max: 10, waitMs: 60_000 });
  await send('imports', 'a');
  expect((await waiting).map(({ body }) => body)).toEqual(['a']);
  await push('a1', 'a');
  const [head] = await started.take('pushes.fifo');
  await push('a2', 'a');
  const next = started.queues.receive('pushes.fifo', { max: 10, waitMs: 60_000 });
  await started.queues.delete('pushes.fifo', head!.receiptHandle);
  expect((await next).map(({ body }) => body)).toEqual(['a2']);
});

test('closing ends long polls with an empty answer', async () => {
  const own = await startQueues();
  const waiting = own.queues.receive('imports', { max: 10, waitMs: 60_000 });
  const QueueUrl = own.queues.urlOf('imports');
  const remote = own.client
    .send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }))
    .catch(() => ({}));
  await own.close();
  expect(await waiting).toEqual([]);
  expect(await remote).not.toHaveProperty('Messages');
});

test('a function receives records in the format of an event source', async () => {
  const MessageAttributes = { kind: { DataType: 'String', StringValue: 'schedule' } };
  await send('by-content.fifo', 'x', { MessageGroupId: 'g', MessageAttributes });
  expect(await started.take('by-content.fifo')).toEqual([
    {
      messageId: expect.any(String),
      receiptHandle: expect.any(String),
      body: 'x',
      md5OfBody: '9dd4e461268c8034f5c8564e155c67a6',
      md5OfMessageAttributes: expect.stringMatching(/^[0-9a-f]{32}$/),
      messageAttributes: {
        kind: { dataType: 'String', stringValue: 'schedule', stringListValues: [], binaryListValues: [] },
      },
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: String(started.clock.ms),
        ApproximateFirstReceiveTimestamp: String(started.clock.ms),
        SenderId: 'worker',
        MessageGroupId: 'g',
        MessageDeduplicationId: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
        SequenceNumber: '00000000000000000001',
      },
      eventSource: 'aws:sqs',
      eventSourceARN: started.queues.arnOf('by-content.fifo'),
      awsRegion: 'eu-central-1',
    },
  ]);
});

test.each([
  [{ name: 'a', fifo: true, visibilityTimeoutSeconds: 1 }, /ends in \.fifo/],
  [
    { name: 'a', fifo: false, visibilityTimeoutSeconds: 1, deadLetterTo: 'none', receivesMax: 1 },
    /must be declared/,
  ],
])('refuses a declaration that could not be deployed: %j', async (declaration, message) => {
  await expect(startQueues({ queues: [declaration] })).rejects.toThrow(message);
});
