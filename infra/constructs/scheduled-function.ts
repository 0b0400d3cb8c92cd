import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IScheduleGroup, Schedule, ScheduleExpression, ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { waitingMegabytes } from '#functions/_platform/grant.ts';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';

export interface ScheduledFunctionProps extends ProductFunctionProps {
  readonly every: Duration;
  readonly scheduleGroup: IScheduleGroup;
  /** The dead-letter queue for runs that could not be started. */
  readonly missed: DeadLetterQueue;
}

const retriesMax = 2;

/**
 * A group of schedules with the same interval. CloudWatch counts the starts of a group as one series, so an alarm on it
 * detects a missing start.
 */
export const scheduleGroup = (scope: Construct, id: string): ScheduleGroup =>
  new ScheduleGroup(scope, id, { removalPolicy: RemovalPolicy.DESTROY });

/** A function that EventBridge Scheduler starts at a fixed interval. */
export class ScheduledFunction extends ProductFunction {
  readonly every: Duration;
  readonly group: IScheduleGroup;

  constructor(scope: Construct, id: string, props: ScheduledFunctionProps) {
    const { every, scheduleGroup, missed, ...rest } = props;
    super(scope, id, { memoryMegabytes: waitingMegabytes, ...rest });
    this.every = every;
    this.group = scheduleGroup;
    new Schedule(scope, `${id}Schedule`, {
      schedule: ScheduleExpression.rate(every),
      scheduleGroup,
      target: new LambdaInvoke(this, {
        deadLetterQueue: missed,
        retryAttempts: retriesMax,
        // A run is useless once the next one is due.
        maxEventAge: Duration.seconds(Math.max(60, every.toSeconds())),
      }),
    });
  }
}
