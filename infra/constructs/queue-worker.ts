import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';
import type { WorkQueue } from './work-queue.ts';

export interface QueueWorkerProps extends Omit<ProductFunctionProps, 'reservedConcurrency'> {
  /** The queues that the function reads, and how many messages of each it processes at a time. */
  readonly reads: readonly { readonly from: WorkQueue; readonly concurrencyMax: number }[];
  /** Whether to reserve concurrency in the account for the worker, so that other functions cannot use it up. */
  readonly reserve: boolean;
}

/** One message at a time, so that a slow message delays no other and a crash affects only one. */
const batchMax = 1;

/** A function that processes the messages of queues. */
export class QueueWorker extends ProductFunction {
  constructor(scope: Construct, id: string, { reads, reserve, ...props }: QueueWorkerProps) {
    // With less concurrency than its queues use, the function would be throttled, and messages would use up their
    // delivery attempts.
    const reservedConcurrency = reads.reduce((sum, { concurrencyMax }) => sum + concurrencyMax, 0);
    super(scope, id, { ...props, ...(reserve && { reservedConcurrency }) });
    for (const { from, concurrencyMax } of reads)
      this.addEventSource(
        new SqsEventSource(from.queue, {
          batchSize: batchMax,
          maxConcurrency: concurrencyMax,
          reportBatchItemFailures: true,
        }),
      );
  }
}
