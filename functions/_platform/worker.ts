import {
  EventType,
  processPartialResponse,
  BatchProcessor,
  SqsFifoPartialProcessorAsync,
} from '@aws-lambda-powertools/batch';
import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { messageRetries } from './adapters/queues.ts';
import { assemble } from './assemble.ts';
import { handleByKind, type ByKind } from './by-kind.ts';
import { recordInLog } from './common/context.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { orRetryLater, RetryLater } from './retry-later.ts';
import { atStart } from './common/start.ts';
import {
  coldStart,
  errorNameOf,
  fingerprintOf,
  logOutcome,
  recordAtEnd,
  subjectsOf,
  withLog,
} from './work.ts';

/**
 * The handlers for all kinds of message. Each handler gets the worker's side effects and the number of deliveries so
 * far.
 */
type Handlers<M extends { readonly kind: string }, F extends Factories> = ByKind<
  M,
  readonly [deps: DepsOf<F>, receives: number]
>;

type MessageSchema = z.ZodType<{ readonly kind: string; readonly correlationId: string }>;

interface WorkerOptions<S extends MessageSchema> {
  readonly name: string;
  readonly message: S;
  readonly fifo: boolean;
  /** A message that waits longer than this for its first delivery counts as late. */
  readonly lateAfterSeconds: number;
  /** Names of log fields that differ from the names in the message. */
  readonly subjects?: (message: z.output<S>) => Record<string, string>;
}

const queueOf = ({ eventSourceARN }: SQSRecord): string => eventSourceARN.split(':').at(-1) ?? '';

const waitedSeconds = ({ attributes }: SQSRecord, now: Date): number =>
  (now.getTime() - Number(attributes.SentTimestamp)) / 1000;

/**
 * The Lambda handler of a queue worker. Messages fail individually: a failed message is delivered again without its
 * batch. In a FIFO queue, the later messages of its group wait for it. `RetryLater` is not an error: the message is
 * delivered after the given time. Any other error is counted as internal, and so is a message of an unknown kind.
 */
export function worker<S extends MessageSchema, F extends Factories>(
  options: WorkerOptions<S>,
  factories: F,
  handlers: Handlers<z.output<S>, F>,
) {
  const deps = assemble(factories);
  const retries = atStart(messageRetries);
  const isFirst = coldStart();
  const one = (record: SQSRecord, { awsRequestId: requestId }: Context): Promise<void> => {
    const { messageId: causationId } = record;
    const attempt = Number(record.attributes.ApproximateReceiveCount);
    const queue = queueOf(record);
    const ids = { requestId, correlationId: causationId, causationId };
    return withLog({ worker: options.name, queue, ...ids }, async () => {
      const start = { startedAt: deps.clock.now(), isCold: isFirst() };
      const values = { attempt };
      if (attempt === 1 && waitedSeconds(record, start.startedAt) > options.lateAfterSeconds)
        recordAtEnd({}, { MessagesLate: 1 });
      try {
        const message = options.message.parse(JSON.parse(record.body));
        const { kind, correlationId } = message;
        recordAtEnd({ kind });
        recordInLog({ correlationId, ...subjectsOf(message), ...options.subjects?.(message) });
        await orRetryLater({ queue, receipt: record.receiptHandle }, attempt, retries(), () =>
          handleByKind(handlers, message, deps, attempt),
        );
        logOutcome('message', deps, start, { outcome: 'ok', values });
      } catch (error) {
        const errorCode = errorNameOf(error);
        if (error instanceof RetryLater) {
          const { message: why, afterSeconds } = error;
          deps.logger.info('retried later', { why, ...(afterSeconds !== undefined && { afterSeconds }) });
          logOutcome('message', deps, start, { outcome: 'again', errorCode, values });
        } else {
          deps.logger.warn('message failed', { errorCode, fingerprint: fingerprintOf(error), error });
          logOutcome('message', deps, start, { outcome: 'failed', errorCode, values });
        }
        throw error;
      }
    });
  };
  const settings = { throwOnFullBatchFailure: false } as const;
  return middy<SQSEvent, SQSBatchResponse>().handler((event, context) => {
    const each = (record: SQSRecord) => one(record, context);
    return options.fifo
      ? processPartialResponse(event, each, new SqsFifoPartialProcessorAsync(), {
          ...settings,
          context,
          skipGroupOnError: true,
        })
      : processPartialResponse(event, each, new BatchProcessor(EventType.SQS), {
          ...settings,
          context,
          processInParallel: false,
        });
  });
}
