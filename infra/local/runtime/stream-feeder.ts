import { setTimeout as wait } from 'node:timers/promises';
import type { EventSource } from '../assembly/event-sources.ts';
import { passes } from '../assembly/filter-pattern.ts';
import { failedIds } from './batch-response.ts';

export type StreamRecord = { dynamodb: { SequenceNumber: string } };

/** Passes a table's change records to a function in order, as Lambda's event source mapping does for a single shard. */
export type StreamFeeder = {
  name: string;
  push: (record: StreamRecord) => void;
  busy: () => boolean;
  stop: () => Promise<void>;
};

export type StreamFeederOptions = {
  source: EventSource;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Receives the records that were given up. */
  onGivenUp: (records: readonly StreamRecord[], attempts: number) => Promise<void>;
  retryDelayMs?: (attempt: number) => number;
  /** The time between deliveries, so that changes made meanwhile share a batch. */
  pauseMs?: number;
};

const pauseMsDefault = 50;
const retryDelayMsDefault = (attempt: number): number => Math.min(100 * 2 ** attempt, 5_000);

export function createStreamFeeder(options: StreamFeederOptions): StreamFeeder {
  const { source, pauseMs = pauseMsDefault } = options;
  const backlog: StreamRecord[] = [];
  const stopping = new AbortController();
  let feeding: Promise<void> | undefined;

  let nextAtMs = 0;
  const pause = async () => {
    const leftMs = nextAtMs - performance.now();
    if (leftMs > 0 && backlog.length < source.batchSize)
      await wait(leftMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  };
  const feed = async () => {
    while (backlog.length > 0 && !stopping.signal.aborted) {
      await pause();
      await deliver({ ...options, stopping: stopping.signal }, backlog.splice(0, source.batchSize), 0);
      nextAtMs = performance.now() + pauseMs;
    }
    feeding = undefined;
  };
  return {
    name: `stream → ${source.function.name}`,
    push: (record) => {
      if (stopping.signal.aborted || !passes(source.patterns, record)) return;
      backlog.push(record);
      // Waiting for one turn of the event loop lets the records of one commit share a batch.
      feeding ??= new Promise<void>((resolve) => setImmediate(resolve)).then(feed);
    },
    busy: () => feeding !== undefined,
    stop: async () => {
      stopping.abort();
      await feeding;
    },
  };
}

type Delivery = StreamFeederOptions & { stopping: AbortSignal };

async function deliver(options: Delivery, records: StreamRecord[], attempt: number): Promise<void> {
  const { source, stopping } = options;
  const outcome = await tryOnce(options, records);
  if (outcome.failedFrom === undefined || stopping.aborted) return;
  const rest = records.slice(outcome.failedFrom);
  const attempts = outcome.failedFrom > 0 ? 1 : attempt + 1;
  if (source.retryAttemptsMax >= 0 && attempts > source.retryAttemptsMax && !canSplit(source, rest))
    return options.onGivenUp(rest, attempts);
  const delayMs = (options.retryDelayMs ?? retryDelayMsDefault)(attempts);
  await wait(delayMs, undefined, { signal: stopping }).catch(() => undefined);
  if (stopping.aborted) return;
  if (!canSplit(source, rest) || outcome.reported) return deliver(options, rest, attempts);
  const middle = Math.ceil(rest.length / 2);
  await deliver(options, rest.slice(0, middle), attempt);
  await deliver(options, rest.slice(middle), attempt);
}

const canSplit = ({ bisectsOnError }: EventSource, records: readonly StreamRecord[]): boolean =>
  bisectsOnError && records.length > 1;

/** Tries a batch once. Returns the first failed record, and whether the function itself reported it. */
async function tryOnce(
  { source, invoke }: Delivery,
  records: StreamRecord[],
): Promise<{ failedFrom?: number; reported: boolean }> {
  const ids = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
  try {
    const answer = await invoke(source.function.name, { Records: records });
    const failed = source.reportsItemFailures ? failedIds(answer, ids) : new Set<string>();
    const first = ids.findIndex((id) => failed.has(id));
    return first < 0 ? { reported: true } : { failedFrom: first, reported: true };
  } catch {
    return { failedFrom: 0, reported: false };
  }
}
