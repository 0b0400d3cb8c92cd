import { Duration } from 'aws-cdk-lib';
import { DeduplicationScope, FifoThroughputLimit, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { queueReceivesMax } from '#shared/contracts/messages.ts';
import { exportForGood } from './cross-stack.ts';
import { DeadLetterQueue, secureQueue } from './dead-letter-queue.ts';

export interface WorkQueueProps {
  readonly fifo?: boolean;
  /** The timeout of the function that reads the queue. */
  readonly consumerTimeoutSeconds: number;
  readonly deadLettersHold: string;
  /** How long a message stays hidden while a consumer processes it. By default six times the consumer's timeout. */
  readonly visibilitySeconds?: number;
}

/** Six times the consumer's timeout leaves room for its retries before SQS delivers a message again. */
const visibilityPerTimeout = 6;

const retentionDays = 4;

const inOrder = {
  fifo: true,
  deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
  fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
} as const;

/** A queue with its dead-letter queue. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const fifo = props.fifo ?? false;
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters', { holds: props.deadLettersHold, fifo });
    this.queue = new Queue(this, 'Queue', {
      ...secureQueue,
      ...(fifo ? inOrder : {}),
      retentionPeriod: Duration.days(retentionDays),
      visibilityTimeout: Duration.seconds(
        props.visibilitySeconds ?? visibilityPerTimeout * props.consumerTimeoutSeconds,
      ),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: queueReceivesMax },
    });
    exportForGood(this, this.queue.queueUrl, this.queue.queueArn, this.queue.queueName);
  }
}
