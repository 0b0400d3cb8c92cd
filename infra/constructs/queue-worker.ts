import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';
import type { WorkQueue } from './work-queue.ts';

export interface QueueWorkerProps extends Omit<ProductFunctionProps, 'reservedConcurrency'> {
  /** The queues it reads, and how many messages of each it works on at a time. */
  readonly reads: readonly { readonly from: WorkQueue; readonly concurrencyMax: number }[];
  /** Whether concurrency for all its work is reserved in the account, so that no other function can take it. */
  readonly reserve: boolean;
}

/** One at a time: a slow message holds up no other, and a crash costs one. */
const batchMax = 1;

/** A function that works off queues. */
export class QueueWorker extends ProductFunction {
  constructor(scope: Construct, id: string, { reads, reserve, ...props }: QueueWorkerProps) {
    // Fewer places than its queues ask for would throttle it, and bring messages nearer to the dead letters.
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
