import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import type { Resources } from '../constructs/resources.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { StreamFunction } from '../constructs/stream-function.ts';
import { WorkQueue } from '../constructs/work-queue.ts';

export interface JobsStackProps extends StackProps {
  readonly functionsDir: string;
  readonly resources: Omit<Resources, 'queues'>;
}

/** Where the table's items say what they are. */
const entityAttribute = '__edb_e__';
const pushTimeoutSeconds = 60;
/** One at a time: a slow marketplace holds up no other's push, and a crash costs one. */
const pushBatchMax = 1;
const pushConcurrencyMax = 10;
const optimizeTimeoutSeconds = 300;
const optimizeConcurrencyMax = 5;
/** Reads a file of a million rows in one go. */
const importTimeoutSeconds = 600;
/** A worker takes no more messages than it can work on, so a step that died comes again soon after it could last. */
const importVisibilitySeconds = importTimeoutSeconds + 60;
const importConcurrencyMax = 10;
/** One whole processor. */
const importMemoryMegabytes = 1769;
const relayTimeoutSeconds = 30;
const scheduleTimeoutSeconds = 50;

/** Work that no caller waits for: the queues, what reads them, what fills them, and the schedules. */
export class JobsStack extends Stack {
  readonly pushes: WorkQueue;
  readonly optimizations: WorkQueue;
  readonly imports: WorkQueue;
  /** What the stack was given, with its queues. */
  readonly resources: Resources;
  private readonly home: { readonly functionsDir: string; readonly resources: Resources };

  constructor(scope: Construct, id: string, { functionsDir, resources, ...props }: JobsStackProps) {
    super(scope, id, props);
    this.pushes = new WorkQueue(this, 'Pushes', {
      fifo: true,
      consumerTimeoutSeconds: pushTimeoutSeconds,
      deadLettersHold: 'places that could not be brought to a marketplace',
    });
    this.optimizations = new WorkQueue(this, 'Optimizations', {
      consumerTimeoutSeconds: optimizeTimeoutSeconds,
      deadLettersHold: 'studios whose open classes could not be decided',
    });
    this.imports = new WorkQueue(this, 'Imports', {
      consumerTimeoutSeconds: importTimeoutSeconds,
      visibilitySeconds: importVisibilitySeconds,
      deadLettersHold: 'steps of imports and clearings that could not be done',
    });
    const queues = {
      pushes: this.pushes.queue,
      optimizations: this.optimizations.queue,
      imports: this.imports.queue,
    };
    this.resources = { ...resources, queues };
    this.home = { functionsDir, resources: this.resources };
    this.addWorkers();
    this.addRelay();
    this.addSchedules();
  }

  private addWorkers(): void {
    new ProductFunction(this, 'Push', {
      ...this.home,
      functionId: 'marketplaces.push.worker',
      timeoutSeconds: pushTimeoutSeconds,
    }).addEventSource(
      new SqsEventSource(this.pushes.queue, {
        batchSize: pushBatchMax,
        maxConcurrency: pushConcurrencyMax,
        reportBatchItemFailures: true,
      }),
    );
    new ProductFunction(this, 'Optimize', {
      ...this.home,
      functionId: 'decisions.optimize.worker',
      timeoutSeconds: optimizeTimeoutSeconds,
    }).addEventSource(
      new SqsEventSource(this.optimizations.queue, {
        batchSize: 1,
        maxConcurrency: optimizeConcurrencyMax,
        reportBatchItemFailures: true,
      }),
    );
    new ProductFunction(this, 'Import', {
      ...this.home,
      functionId: 'imports.import.worker',
      timeoutSeconds: importTimeoutSeconds,
      memoryMegabytes: importMemoryMegabytes,
    }).addEventSource(
      new SqsEventSource(this.imports.queue, {
        batchSize: 1,
        maxConcurrency: importConcurrencyMax,
        reportBatchItemFailures: true,
      }),
    );
  }

  private addRelay(): void {
    new StreamFunction(this, 'Relay', {
      ...this.home,
      functionId: 'marketplaces.relay.stream',
      timeoutSeconds: relayTimeoutSeconds,
      table: this.resources.table,
      only: {
        eventName: FilterRule.isEqual('INSERT'),
        dynamodb: { NewImage: { [entityAttribute]: { S: FilterRule.isEqual('outbox') } } },
      },
    });
  }

  private addSchedules(): void {
    const common = {
      ...this.home,
      timeoutSeconds: scheduleTimeoutSeconds,
      scheduleGroup: new ScheduleGroup(this, 'Schedules', { removalPolicy: RemovalPolicy.DESTROY }),
      missed: new DeadLetterQueue(this, 'MissedRuns', { holds: 'scheduled runs that could not be started' }),
    };
    new ScheduledFunction(this, 'Sweep', {
      ...common,
      functionId: 'marketplaces.sweep.schedule',
      every: Duration.minutes(1),
    });
    new ScheduledFunction(this, 'Expire', {
      ...common,
      functionId: 'decisions.expire.schedule',
      every: Duration.minutes(5),
    });
    new ScheduledFunction(this, 'StartOptimizer', {
      ...common,
      functionId: 'decisions.start-optimizer.schedule',
      every: Duration.hours(1),
    });
  }
}
