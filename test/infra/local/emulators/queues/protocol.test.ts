import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { account, createClient, startQueues, type Started } from './start-queues.ts';

const requests: object[] = [];
let started: Started;

beforeEach(async () => {
  requests.length = 0;
  started = await startQueues({
    authorize: (call) => {
      requests.push(call);
      return call.accessKeyId !== 'stranger' || `stranger is not authorized to perform ${call.action}`;
    },
  });
});
afterEach(() => started.close());

const QueueUrl = (name = 'imports') => started.queues.urlOf(name);
const send = (input: object = {}) =>
  started.client.send(new SendMessageCommand({ QueueUrl: QueueUrl(), MessageBody: 'row', ...input }));
const receive = async (input: object = {}) => {
  const command = new ReceiveMessageCommand({ QueueUrl: QueueUrl(), MaxNumberOfMessages: 10, ...input });
  return (await started.client.send(command)).Messages ?? [];
};

test('a message is delivered with its attributes and with data about its delivery', async () => {
  const MessageAttributes = {
    kind: { DataType: 'String', StringValue: 'schedule' },
    raw: { DataType: 'Binary', BinaryValue: Buffer.from([1, 2, 255]) },
  };
  const sent = await send({ MessageAttributes });
  expect(sent.MD5OfMessageBody).toBe('f1965a857bc285d26fe22023aa5ab50d');
  started.clock.ms += 5000;
  const [message] = await receive({ MessageSystemAttributeNames: ['All'], MessageAttributeNames: ['All'] });
  expect(message).toMatchObject({
    MessageId: sent.MessageId,
    Body: 'row',
    MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
    Attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: String(started.clock.ms - 5000),
      ApproximateFirstReceiveTimestamp: String(started.clock.ms),
      SenderId: 'worker',
    },
  });
  expect(message?.MessageAttributes?.['kind']?.StringValue).toBe('schedule');
  expect([...(message?.MessageAttributes?.['raw']?.BinaryValue ?? [])]).toEqual([1, 2, 255]);
  await started.client.send(
    new DeleteMessageCommand({ QueueUrl: QueueUrl(), ReceiptHandle: message?.ReceiptHandle }),
  );
  started.clock.ms += 3_600_000;
  expect(await receive()).toEqual([]);
});

test('a queue’s address consists of the account and the queue’s name, with any host', async () => {
  const elsewhere = `http://localhost:1/${account}/imports`;
  const byEndpoint = createClient(started.queues.url);
  byEndpoint.config.useQueueUrlAsEndpoint = false;
  await byEndpoint.send(new SendMessageCommand({ QueueUrl: elsewhere, MessageBody: 'row' }));
  expect(await receive()).toHaveLength(1);
  const missing = { name: 'QueueDoesNotExist' };
  const none = `${started.queues.url}/${account}/none`;
  const foreign = `${started.queues.url}/999999999999/imports`;
  await expect(send({ QueueUrl: none })).rejects.toMatchObject(missing);
  await expect(send({ QueueUrl: foreign })).rejects.toMatchObject(missing);
  const found = await started.client.send(new GetQueueUrlCommand({ QueueName: 'imports' }));
  expect(found.QueueUrl).toBe(`${started.queues.url}/${account}/imports`);
  byEndpoint.destroy();
});

test('the gate is called with action and queue, for a batch with the single right, and its message is returned', async () => {
  const Entries = [{ Id: 'a', MessageBody: 'row' }];
  await started.client.send(new SendMessageBatchCommand({ QueueUrl: QueueUrl(), Entries }));
  const queueArn = `arn:aws:sqs:eu-central-1:${account}:imports`;
  expect(requests).toEqual([{ accessKeyId: 'worker', action: 'sqs:SendMessage', queueArn }]);
  const stranger = createClient(started.queues.url, 'stranger');
  const refused = stranger.send(new ReceiveMessageCommand({ QueueUrl: QueueUrl() }));
  await expect(refused).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: 'stranger is not authorized to perform sqs:ReceiveMessage',
    $metadata: { httpStatusCode: 403 },
  });
  stranger.destroy();
  const unsigned = await fetch(started.queues.url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.ReceiveMessage' },
    body: JSON.stringify({ QueueUrl: QueueUrl() }),
  });
  expect(unsigned.status).toBe(403);
});

test('each entry of a batch succeeds or fails independently', async () => {
  const Entries = [
    { Id: 'good', MessageBody: 'row' },
    { Id: 'bad', MessageBody: 'a\u0000b' },
  ];
  const sent = await started.client.send(new SendMessageBatchCommand({ QueueUrl: QueueUrl(), Entries }));
  expect(sent.Successful).toMatchObject([{ Id: 'good' }]);
  expect(sent.Failed).toMatchObject([{ Id: 'bad', Code: 'InvalidMessageContents', SenderFault: true }]);
  const [message] = await receive();
  const deleted = await started.client.send(
    new DeleteMessageBatchCommand({
      QueueUrl: QueueUrl(),
      Entries: [
        { Id: '1', ReceiptHandle: message?.ReceiptHandle },
        { Id: '2', ReceiptHandle: 'made-up' },
      ],
    }),
  );
  expect(deleted.Successful).toEqual([{ Id: '1' }]);
  expect(deleted.Failed).toMatchObject([{ Id: '2', Code: 'ReceiptHandleIsInvalid' }]);
});

test('limits are exact', async () => {
  const bytesMax = 262_144;
  await expect(send({ MessageBody: 'x'.repeat(bytesMax) })).resolves.toBeDefined();
  await expect(send({ MessageBody: 'x'.repeat(bytesMax + 1) })).rejects.toMatchObject({
    name: 'InvalidParameterValue',
  });
  const batch = (Entries: { Id: string; MessageBody: string }[]) =>
    started.client.send(new SendMessageBatchCommand({ QueueUrl: QueueUrl(), Entries }));
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ Id: `e${i}`, MessageBody: 'x' }));
  await expect(batch(entries(10))).resolves.toBeDefined();
  await expect(batch(entries(11))).rejects.toMatchObject({ name: 'TooManyEntriesInBatchRequest' });
  await expect(batch([])).rejects.toMatchObject({ name: 'EmptyBatchRequest' });
  await expect(batch([...entries(1), ...entries(1)])).rejects.toMatchObject({
    name: 'BatchEntryIdsNotDistinct',
  });
  const halves = ['a', 'b'].map((Id) => ({ Id, MessageBody: 'x'.repeat(bytesMax / 2 + 1) }));
  await expect(batch(halves)).rejects.toMatchObject({ name: 'BatchRequestTooLong' });
  await expect(receive({ MaxNumberOfMessages: 11 })).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  await expect(send({ DelaySeconds: 901 })).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  await expect(send({ MessageBody: undefined })).rejects.toMatchObject({ name: 'MissingParameter' });
});

test('attributes contain the counts and the settings of the queue', async () => {
  await send();
  await send({ DelaySeconds: 10 });
  await send();
  await receive({ MaxNumberOfMessages: 1 });
  const { Attributes } = await started.client.send(
    new GetQueueAttributesCommand({ QueueUrl: QueueUrl(), AttributeNames: ['All'] }),
  );
  expect(Attributes).toMatchObject({
    ApproximateNumberOfMessages: '1',
    ApproximateNumberOfMessagesNotVisible: '1',
    ApproximateNumberOfMessagesDelayed: '1',
    VisibilityTimeout: '30',
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: `arn:aws:sqs:eu-central-1:${account}:imports-dead`,
      maxReceiveCount: 2,
    }),
  });
  await started.client.send(new PurgeQueueCommand({ QueueUrl: QueueUrl() }));
  expect((await started.queues.counts())['imports']).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
});

test('visibility can only be changed while a message is in flight', async () => {
  await send();
  const [first] = await receive();
  const change = (VisibilityTimeout: number) =>
    started.client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: QueueUrl(),
        ReceiptHandle: first?.ReceiptHandle,
        VisibilityTimeout,
      }),
    );
  await change(100);
  started.clock.ms += 99_999;
  expect(await receive()).toEqual([]);
  await change(0);
  expect(await receive()).toHaveLength(1);
  await expect(change(10)).rejects.toMatchObject({ name: 'MessageNotInflight' });
});

test('a move task returns dead letters, from a dead-letter queue only', async () => {
  await send();
  await receive({ VisibilityTimeout: 0 });
  await receive({ VisibilityTimeout: 0 });
  expect(await receive()).toEqual([]);
  const move = (name: string) =>
    started.client.send(new StartMessageMoveTaskCommand({ SourceArn: started.queues.arnOf(name) }));
  await expect(move('imports')).rejects.toMatchObject({ name: 'UnsupportedOperation' });
  await move('imports-dead');
  expect(await receive()).toMatchObject([{ Body: 'row' }]);
});
