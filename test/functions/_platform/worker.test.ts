import * as z from 'zod';
import type { Context, SQSEvent } from 'aws-lambda';
import { createQueues } from '#infra/local/emulators/queues/index.ts';
import { importQueue } from '#functions/_platform/adapters/queues.ts';
import { RetryLater } from '#functions/_platform/retry-later.ts';
import { worker } from '#functions/_platform/worker.ts';
import { recordingLogger } from '../../builders/recording-logger.ts';

const visibilityTimeoutSeconds = 660;
const lateAfterSeconds = 120;
const name = 'imports';
const request = z.strictObject({ kind: z.literal('ask'), correlationId: z.string() });

let queues: Awaited<ReturnType<typeof createQueues>>;
let nowMs = Date.parse('2027-03-01T12:00:00.000Z');
beforeEach(async () => {
  queues = await createQueues({
    queues: [
      { name: 'dead', fifo: false, visibilityTimeoutSeconds },
      { name, fifo: false, visibilityTimeoutSeconds, deadLetterTo: 'dead', receivesMax: 5 },
    ],
    account: '000000000000',
    region: 'us-east-1',
    now: () => new Date(nowMs),
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SQS: queues.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    IMPORT_QUEUE_URL: queues.urlOf(name),
  });
});
afterEach(() => queues.close());

/** A worker whose work ends in a given way, with its log lines. */
function aWorker(work: () => Promise<void>) {
  const { logger, lines } = recordingLogger();
  const factories = { logger: () => logger };
  const options = { name: 'test', message: request, fifo: false, lateAfterSeconds } as const;
  const clock = { now: () => new Date(nowMs) };
  const handler = worker(options, { ...factories, clock: () => clock }, { ask: work });
  const next = async (): Promise<'nothing' | 'done' | 'failed'> => {
    const Records = await queues.receive(name, { max: 1, waitMs: 0 });
    const [record] = Records;
    if (!record) return 'nothing';
    const event: SQSEvent = { Records };
    const { batchItemFailures } = await handler(event, { awsRequestId: 'request' } as Context);
    if (batchItemFailures.length > 0) return 'failed';
    await queues.delete(name, record.receiptHandle);
    return 'done';
  };
  const faults = () => lines.filter((line) => 'UnexpectedFailures' in line.measured).length;
  return { next, lines, faults };
}

async function send(body: object): Promise<void> {
  await importQueue().send([body as never]);
}

const later = (seconds: number) => {
  nowMs += seconds * 1000;
};

describe('a message', () => {
  it('that should be retried later is delivered after the given time, without counting as a fault', async () => {
    await send({ kind: 'ask', correlationId: 'c' });
    const { next, lines, faults } = aWorker(() => Promise.reject(new RetryLater(45, 'not now')));
    expect(await next()).toBe('failed');
    expect(faults()).toBe(0);
    expect(lines.at(-1)).toMatchObject({ values: { outcome: 'again', errorCode: 'RetryLater', attempt: 1 } });
    later(44);
    expect(await next()).toBe('nothing');
    later(1);
    expect(await next()).toBe('failed');
    expect(lines.at(-1)).toMatchObject({ values: { outcome: 'again', attempt: 2 } });
    expect(faults()).toBe(0);
  });

  it('without a retry time is delivered again with a doubling delay, and is set aside right after its last delivery', async () => {
    await send({ kind: 'ask', correlationId: 'c' });
    const { next, faults } = aWorker(() => Promise.reject(new RetryLater(undefined, 'not now')));
    for (const seconds of [30, 60, 120, 240]) {
      expect(await next()).toBe('failed');
      later(seconds - 1);
      expect(await next()).toBe('nothing');
      later(1);
    }
    expect(await next()).toBe('failed');
    expect(await next()).toBe('nothing');
    expect(await queues.receive('dead', { max: 1, waitMs: 0 })).toHaveLength(1);
    expect(faults()).toBe(0);
  });

  it('whose work fails otherwise is a fault, and is delivered again after the queue’s delay', async () => {
    await send({ kind: 'ask', correlationId: 'c' });
    const { next, lines, faults } = aWorker(() => Promise.reject(new TypeError('broken')));
    expect(await next()).toBe('failed');
    expect(faults()).toBe(1);
    expect(lines.at(-1)).toMatchObject({ values: { outcome: 'failed', errorCode: 'TypeError' } });
    later(visibilityTimeoutSeconds - 1);
    expect(await next()).toBe('nothing');
    later(1);
    expect(await next()).toBe('failed');
  });

  it('that waited too long for its worker is counted once, however often it is retried', async () => {
    const { next, lines } = aWorker(() => Promise.reject(new RetryLater(45, 'not now')));
    const late = () => lines.filter((line) => 'MessagesLate' in line.measured).length;
    await send({ kind: 'ask', correlationId: 'c' });
    later(lateAfterSeconds);
    expect(await next()).toBe('failed');
    expect(late()).toBe(0);
    later(lateAfterSeconds + 1);
    expect(await next()).toBe('failed');
    expect(late()).toBe(0);
    await queues.purge(name);
    await send({ kind: 'ask', correlationId: 'd' });
    later(lateAfterSeconds + 1);
    expect(await next()).toBe('failed');
    expect(late()).toBe(1);
    later(45);
    expect(await next()).toBe('failed');
    expect(late()).toBe(1);
  });

  it('that cannot be parsed is a fault, and is set aside after its last delivery', async () => {
    await send({ kind: 'dance', correlationId: 'c' });
    const { next, faults } = aWorker(() => Promise.resolve());
    for (let delivery = 1; delivery <= 5; delivery += 1) {
      expect(await next()).toBe('failed');
      later(visibilityTimeoutSeconds);
    }
    expect(await next()).toBe('nothing');
    expect(faults()).toBe(5);
    expect(await queues.receive('dead', { max: 1, waitMs: 0 })).toHaveLength(1);
  });
});
