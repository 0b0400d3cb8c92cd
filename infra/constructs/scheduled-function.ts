import { Duration } from 'aws-cdk-lib';
import { type IScheduleGroup, Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { waitingMegabytes } from '#functions/_platform/grant.ts';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import { ProductFunction, type ProductFunctionProps } from './product-function.ts';

export interface ScheduledFunctionProps extends ProductFunctionProps {
  readonly every: Duration;
  readonly scheduleGroup: IScheduleGroup;
  /** Where a run goes that could not be started. */
  readonly missed: DeadLetterQueue;
}

const retriesMax = 2;

/** A function that EventBridge Scheduler starts at a fixed interval. */
export class ScheduledFunction extends ProductFunction {
  readonly every: Duration;

  constructor(scope: Construct, id: string, props: ScheduledFunctionProps) {
    const { every, scheduleGroup, missed, ...rest } = props;
    super(scope, id, { memoryMegabytes: waitingMegabytes, ...rest });
    this.every = every;
    new Schedule(scope, `${id}Schedule`, {
      schedule: ScheduleExpression.rate(every),
      scheduleGroup,
      target: new LambdaInvoke(this, {
        deadLetterQueue: missed,
        retryAttempts: retriesMax,
        // A run that starts after the next one is due does no good.
        maxEventAge: Duration.seconds(Math.max(60, every.toSeconds())),
      }),
    });
  }
}
