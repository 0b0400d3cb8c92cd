import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { watchedQueues } from '#functions/_platform/adapters/watched-queues.ts';
import { withLog } from '#functions/_platform/work.ts';
import { currentContext } from '#functions/_platform/common/context.ts';
import { watchQueues } from '#functions/jobs/watch-queues.ts';
import { createQueues } from '#infra/local/emulators/queues/index.ts';
import { base } from '#functions/_platform/adapters/base.ts';
import { recordingLogger } from '../../builders/recording-logger.ts';

const visibilityTimeoutSeconds = 60;
const credentials = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

let queues: Awaited<ReturnType<typeof createQueues>>;
beforeEach(async () => {
  queues = await createQueues({
    queues: [
      { name: 'work', fifo: false, visibilityTimeoutSeconds, deadLetterTo: 'dead', receivesMax: 5 },
      { name: 'other', fifo: false, visibilityTimeoutSeconds, deadLetterTo: 'dead', receivesMax: 5 },
      { name: 'dead', fifo: false, visibilityTimeoutSeconds },
    ],
    account: '000000000000',
    region: 'us-east-1',
  });
  Object.assign(process.env, credentials, {
    AWS_ENDPOINT_URL_SQS: queues.url,
    WORK_QUEUE_URLS: ['work', 'other'].map(queues.urlOf).join(' '),
    DEAD_LETTER_QUEUE_URLS: queues.urlOf('dead'),
  });
});
afterEach(() => queues.close());

const send = async (name: string): Promise<void> => {
  await new SQSClient({}).send(new SendMessageCommand({ QueueUrl: queues.urlOf(name), MessageBody: '{}' }));
};

/** Polls once, and returns the counts and the queues named in its log lines. */
async function poll() {
  const { logger, lines } = recordingLogger();
  let measured: Readonly<Record<string, number>> = {};
  await withLog({ requestId: 'r', correlationId: 'r' }, async () => {
    await watchQueues({ ...base, logger, queues: watchedQueues() });
    measured = { ...currentContext().end?.measured };
  });
  return {
    measured,
    lines: lines.map(({ message, values }) => [message, values['queue'], values['waiting']]),
  };
}

test('nothing is counted while all queues are empty', async () => {
  expect(await poll()).toEqual({ measured: {}, lines: [] });
});

test('a queue whose messages nobody processes is counted and named', async () => {
  await send('work');
  await send('work');
  expect(await poll()).toEqual({ measured: { QueuesUnread: 1 }, lines: [['queue unread', 'work', 2]] });
});

test('a queue is not counted while one of its messages is being processed', async () => {
  await send('work');
  await send('work');
  await queues.receive('work', { max: 1, waitMs: 0 });
  expect(await poll()).toEqual({ measured: {}, lines: [] });
});

test('every dead letter is counted, and its queue named', async () => {
  await send('dead');
  await send('dead');
  await send('dead');
  expect(await poll()).toEqual({ measured: { DeadLetters: 3 }, lines: [['dead letters', 'dead', 3]] });
});
