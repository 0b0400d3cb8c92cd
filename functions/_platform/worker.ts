import {
  EventType,
  processPartialResponse,
  BatchProcessor,
  SqsFifoPartialProcessorAsync,
} from '@aws-lambda-powertools/batch';
import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { assemble } from './assemble.ts';
import { withContext } from './context.ts';
import type { DepsOf, Factories } from './ports/base.ts';

/** What a worker is given: one parsed message and its side effects. */
export interface Job<M, F extends Factories> {
  readonly message: M;
  readonly deps: DepsOf<F>;
  /** How often the message was delivered, this time included. */
  readonly receives: number;
  readonly receipt: string;
}

interface WorkerOptions<S extends z.ZodObject> {
  readonly name: string;
  readonly message: S;
  readonly fifo: boolean;
}

/**
 * A queue worker's Lambda handler. Each message stands alone: one that fails comes again, its batch does not;
 * in a FIFO queue those of the same group behind it come again too, in order.
 */
export function worker<S extends z.ZodObject, F extends Factories>(
  options: WorkerOptions<S>,
  factories: F,
  run: (job: Job<z.output<S>, F>) => Promise<void>,
) {
  const deps = assemble(factories);
  const one = (record: SQSRecord): Promise<void> => {
    const message = options.message.parse(JSON.parse(record.body));
    const { correlationId = record.messageId } = message as { correlationId?: string };
    const receives = Number(record.attributes.ApproximateReceiveCount);
    return withContext(
      { log: { worker: options.name, requestId: record.messageId, correlationId } },
      async () => {
        try {
          await run({ message, deps, receives, receipt: record.receiptHandle });
        } catch (error) {
          deps.logger.warn('message failed', { receives, error });
          throw error;
        }
      },
    );
  };
  const settings = { throwOnFullBatchFailure: false } as const;
  return middy<SQSEvent, SQSBatchResponse>().handler((event, context) =>
    options.fifo
      ? processPartialResponse(event, one, new SqsFifoPartialProcessorAsync(), {
          ...settings,
          context,
          skipGroupOnError: true,
        })
      : processPartialResponse(event, one, new BatchProcessor(EventType.SQS), {
          ...settings,
          context,
          processInParallel: false,
        }),
  );
}
