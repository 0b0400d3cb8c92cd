import { setImmediate } from 'node:timers/promises';
import type { SQSRecord } from 'aws-lambda';
import type { EventSource } from '../assembly/event-sources.ts';
import { passes } from '../assembly/filter-pattern.ts';
import type { Queues } from '../emulators/queues/create-queues.ts';
import { failedIds } from './batch-response.ts';

/** Passes a queue's messages to its function, as Lambda's event source mapping does. */
export type QueuePoller = {
  name: string;
  busy: () => boolean;
  /** Passes on all messages that can be received now, and resolves when they are processed. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
};

export type QueuePollerOptions = {
  source: EventSource;
  queueName: string;
  queues: Pick<Queues, 'receive' | 'delete'>;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** The most batches that are processed at the same time. */
  concurrencyMax?: number;
};

const pollMs = 20_000;
/** Two batches are enough to test parallel processing; each further one costs another thread. */
const concurrencyMaxDefault = 2;

export function createQueuePoller(options: QueuePollerOptions): QueuePoller {
  const { source, queueName, queues } = options;
  const concurrencyMax = options.concurrencyMax ?? concurrencyMaxDefault;
  const working = new Set<Promise<void>>();
  const stopping = new AbortController();

  const take = async (waitMs: number): Promise<boolean> => {
    while (working.size >= concurrencyMax) await Promise.race(working);
    const records = await queues.receive(queueName, { max: source.batchSize, waitMs });
    if (records.length === 0) return false;
    const work: Promise<void> = handle(options, records).finally(() => working.delete(work));
    working.add(work);
    return true;
  };
  const poll = async () => {
    while (!stopping.signal.aborted)
      // A closed queue responds immediately; without a pause this loop would block everything else.
      if (!(await take(pollMs))) await setImmediate();
  };
  void poll();
  return {
    name: `queue ${queueName} → ${source.function.name}`,
    busy: () => working.size > 0,
    drain: async () => {
      while (!stopping.signal.aborted && (await take(0)));
      await Promise.all(working);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

async function handle(options: QueuePollerOptions, received: SQSRecord[]): Promise<void> {
  const { source, queueName, queues } = options;
  const records = received.filter((record) =>
    passes(source.patterns, { ...record, body: parsed(record.body) }),
  );
  const failed = records.length === 0 ? new Set<string>() : await failedOf(options, records);
  for (const { messageId, receiptHandle } of received)
    // A receipt may have expired by now; then the message is delivered again, as on AWS.
    if (!failed.has(messageId)) await queues.delete(queueName, receiptHandle).catch(() => undefined);
}

/** The ids of messages that failed and stay in the queue. */
async function failedOf({ source, invoke }: QueuePollerOptions, records: SQSRecord[]): Promise<Set<string>> {
  const all = records.map(({ messageId }) => messageId);
  try {
    const answer = await invoke(source.function.name, { Records: records });
    return source.reportsItemFailures ? failedIds(answer, all) : new Set();
  } catch {
    return new Set(all);
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
