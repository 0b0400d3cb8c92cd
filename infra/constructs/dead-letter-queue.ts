import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { exportForGood } from './cross-stack.ts';

export interface DeadLetterQueueProps {
  /** A sentence for the person on call that says what this queue contains. */
  readonly holds: string;
  readonly fifo?: boolean;
}

export const secureQueue = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } as const;

/** SQS keeps messages for at most 14 days. */
const deadLetterRetentionDays = 14;

/** A queue for messages that failed for good. The observability stack sets an alarm on every one. */
export class DeadLetterQueue extends Queue {
  readonly holds: string;

  constructor(scope: Construct, id: string, { holds, fifo = false }: DeadLetterQueueProps) {
    super(scope, id, {
      ...secureQueue,
      ...(fifo ? { fifo } : {}),
      retentionPeriod: Duration.days(deadLetterRetentionDays),
    });
    this.holds = holds;
    exportForGood(this, this.queueUrl, this.queueArn, this.queueName);
  }
}
