import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus, EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import type { Resources } from '../constructs/resources.ts';
import { scheduleGroup, ScheduledFunction } from '../constructs/scheduled-function.ts';
import { StreamFunction } from '../constructs/stream-function.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { failuresMax } from '#functions/_domain/connections/breaker.ts';
import { waitingMegabytes, wholeProcessorMegabytes } from '#functions/_platform/grant.ts';

export interface JobsStackProps extends StackProps {
  readonly functionsDir: string;
  readonly resources: Omit<Resources, 'queues'>;
  /** Whether capacity is reserved for the workers, which a new account may not have. */
  readonly reserveConcurrency: boolean;
}

/** The attribute that names an item's entity. */
const entityAttribute = '__edb_e__';
const isOf = (...entities: readonly string[]) => ({
  [entityAttribute]: { S: FilterRule.or(...entities) },
});
const itemsOf = (...entities: readonly string[]) => ({ dynamodb: { NewImage: isOf(...entities) } });
/**
 * The changes that owners are notified of (`functions/marketplaces/push/tell-message-of.ts`), besides new browsers and
 * views of a source.
 */
const reportedItems = [
  { ...isOf('marketplace-health'), refusedSealedAt: { S: FilterRule.exists() } },
  { ...isOf('marketplace-health'), failures: { N: FilterRule.isEqual(String(failuresMax)) } },
  { ...isOf('subscription'), paid: { M: { status: { S: FilterRule.isEqual('past-due') } } } },
  { ...isOf('subscription'), grantedUntil: { S: FilterRule.exists() } },
  { ...isOf('import'), status: { S: FilterRule.or('completed', 'failed') } },
  { ...isOf('audit'), action: { S: FilterRule.isEqual('reservations.overbooked') } },
];
const pushTimeoutSeconds = 60;
const pushConcurrencyMax = 10;
/** Separate from the pushes, so that a marketplace that is slow to read delays no push. */
const readingConcurrencyMax = 5;
const takeTimeoutSeconds = 30;
/** A marketplace's bookings arrive one by one; a studio has few at a time. */
const takeConcurrencyMax = 10;
const optimizeTimeoutSeconds = 300;
/**
 * A worker takes no more messages than it can process, so the message of a step that died is delivered again soon
 * after the step's time limit.
 */
const optimizeVisibilitySeconds = optimizeTimeoutSeconds + 60;
const optimizeConcurrencyMax = 5;
/** Reads a file of a million rows in one go. */
const importTimeoutSeconds = 600;
/**
 * A worker takes no more messages than it can process, so the message of a step that died is delivered again soon
 * after the step's time limit.
 */
const importVisibilitySeconds = importTimeoutSeconds + 60;
const importConcurrencyMax = 10;
const mailTimeoutSeconds = 120;
const mailConcurrencyMax = 10;
const notificationTimeoutSeconds = 60;
const notificationConcurrencyMax = 2;
/** Enough for several mails of 25 MB in one run, of each of which 1 MB is read: 172 MB with Node.js, as measured. */
const mailMegabytes = 256;
/** Enough to read and compare 3,000 open classes at all marketplaces: 166 MB with Node.js, as measured. */
const marketplaceMegabytes = 224;
/** Enough memory for twelve weeks of 3,000 open classes. Most runs decide one class and wait for the table. */
const decidingMegabytes = 1024;
const relayTimeoutSeconds = 30;
const scheduleTimeoutSeconds = 50;

/** The work that no caller waits for: the queues, the functions that read and fill them, and the schedules. */
export class JobsStack extends Stack {
  readonly pushes: WorkQueue;
  readonly readings: WorkQueue;
  readonly optimizations: WorkQueue;
  readonly imports: WorkQueue;
  readonly reservations: WorkQueue;
  readonly mails: WorkQueue;
  readonly notifications: WorkQueue;
  /** The given resources, with this stack's queues. */
  readonly resources: Resources;
  private readonly home: { readonly functionsDir: string; readonly resources: Resources };

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    const { functionsDir, resources, reserveConcurrency, ...rest } = props;
    super(scope, id, rest);
    this.pushes = new WorkQueue(this, 'Pushes', {
      fifo: true,
      consumerTimeoutSeconds: pushTimeoutSeconds,
      deadLettersHold: 'numbers of places that could not be sent to a marketplace',
    });
    this.readings = new WorkQueue(this, 'Readings', {
      consumerTimeoutSeconds: pushTimeoutSeconds,
      deadLettersHold: 'marketplaces whose places could not be compared with the decided ones',
    });
    this.optimizations = new WorkQueue(this, 'Optimizations', {
      consumerTimeoutSeconds: optimizeTimeoutSeconds,
      visibilitySeconds: optimizeVisibilitySeconds,
      deadLettersHold: 'studios whose open classes could not be optimized',
    });
    this.imports = new WorkQueue(this, 'Imports', {
      consumerTimeoutSeconds: importTimeoutSeconds,
      visibilitySeconds: importVisibilitySeconds,
      deadLettersHold: 'steps of imports and clearings that failed',
    });
    this.reservations = new WorkQueue(this, 'Reservations', {
      fifo: true,
      consumerTimeoutSeconds: takeTimeoutSeconds,
      deadLettersHold: 'bookings from marketplaces that could not be applied',
    });
    this.mails = new WorkQueue(this, 'Mails', {
      consumerTimeoutSeconds: mailTimeoutSeconds,
      deadLettersHold: 'studios whose mailboxes could not be read',
    });
    this.notifications = new WorkQueue(this, 'Notifications', {
      consumerTimeoutSeconds: notificationTimeoutSeconds,
      deadLettersHold: 'studios whose owners could not be notified',
    });
    this.addMailReports(resources.mail.setName);
    const queues = {
      pushes: this.pushes.queue,
      readings: this.readings.queue,
      optimizations: this.optimizations.queue,
      imports: this.imports.queue,
      reservations: this.reservations.queue,
      mails: this.mails.queue,
      notifications: this.notifications.queue,
    };
    this.resources = { ...resources, queues };
    this.home = { functionsDir, resources: this.resources };
    this.addWorkers(reserveConcurrency);
    this.addNotifications(reserveConcurrency);
    this.addRelay();
    this.addSchedules();
  }

  private addWorkers(reserve: boolean): void {
    const home = { ...this.home, reserve };
    // The only function that decrypts credentials for itself, because it also reads marketplaces.
    new QueueWorker(this, 'Push', {
      ...home,
      functionId: 'marketplaces.credentials.worker',
      timeoutSeconds: pushTimeoutSeconds,
      memoryMegabytes: marketplaceMegabytes,
      reads: [
        { from: this.pushes, concurrencyMax: pushConcurrencyMax },
        { from: this.readings, concurrencyMax: readingConcurrencyMax },
      ],
    });
    new QueueWorker(this, 'TakeReservations', {
      ...home,
      functionId: 'reservations.take.worker',
      timeoutSeconds: takeTimeoutSeconds,
      memoryMegabytes: waitingMegabytes,
      reads: [{ from: this.reservations, concurrencyMax: takeConcurrencyMax }],
    });
    new QueueWorker(this, 'Optimize', {
      ...home,
      functionId: 'decisions.optimize.worker',
      timeoutSeconds: optimizeTimeoutSeconds,
      memoryMegabytes: decidingMegabytes,
      reads: [{ from: this.optimizations, concurrencyMax: optimizeConcurrencyMax }],
    });
    new QueueWorker(this, 'Import', {
      ...home,
      functionId: 'imports.import.worker',
      timeoutSeconds: importTimeoutSeconds,
      memoryMegabytes: wholeProcessorMegabytes,
      reads: [{ from: this.imports, concurrencyMax: importConcurrencyMax }],
    });
    new QueueWorker(this, 'SyncMail', {
      ...home,
      functionId: 'reservations.sync-mail.worker',
      timeoutSeconds: mailTimeoutSeconds,
      memoryMegabytes: mailMegabytes,
      reads: [{ from: this.mails, concurrencyMax: mailConcurrencyMax }],
    });
  }

  private addNotifications(reserve: boolean): void {
    new QueueWorker(this, 'SendNotifications', {
      ...this.home,
      reserve,
      functionId: 'notifications.send.worker',
      timeoutSeconds: notificationTimeoutSeconds,
      memoryMegabytes: waitingMegabytes,
      reads: [{ from: this.notifications, concurrencyMax: notificationConcurrencyMax }],
    });
  }

  /** Sends SES's reports about e-mails from the account's bus to the queue of whoever sends them. */
  private addMailReports(configurationSetName: string): void {
    const set = new ConfigurationSet(this, 'Mail', {
      configurationSetName,
      // The product itself stops writing to an address that bounced or complained, and its owner can switch e-mails
      // on again.
      disableSuppressionList: true,
    });
    const bus = EventBus.fromEventBusName(this, 'Bus', 'default');
    set.addEventDestination('Reports', {
      destination: EventDestination.eventBus(bus),
      events: [EmailSendingEvent.SEND, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const ofOurs = { mail: { tags: { 'ses:configuration-set': [configurationSetName] } } };
    this.addMailReport('MailTaken', 'Email Sent', 'taken', ofOurs);
    const forGood = { ...ofOurs, bounce: { bounceType: ['Permanent'] } };
    this.addMailReport('MailBounced', 'Email Bounced', 'bounced', forGood);
    this.addMailReport('MailComplained', 'Email Complaint Received', 'complained', ofOurs);
  }

  private addMailReport(id: string, detailType: string, report: string, detail: object): void {
    const tag = (name: string) => EventField.fromPath(`$.detail.mail.tags.${name}[0]`);
    const message = RuleTargetInput.fromObject({
      kind: 'email-report',
      studioId: tag('studio'),
      batchId: tag('batch'),
      report,
      correlationId: EventField.eventId,
    });
    new Rule(this, id, {
      eventPattern: { source: ['aws.ses'], detailType: [detailType], detail },
      targets: [
        new SqsQueue(this.notifications.queue, {
          deadLetterQueue: this.notifications.deadLetters,
          message,
        }),
      ],
    });
  }

  private addRelay(): void {
    new StreamFunction(this, 'Relay', {
      ...this.home,
      functionId: 'marketplaces.relay.stream',
      timeoutSeconds: relayTimeoutSeconds,
      table: this.resources.table,
      only: [
        {
          eventName: FilterRule.isEqual('INSERT'),
          ...itemsOf('outbox', 'connection', 'known-browser'),
        },
        { eventName: FilterRule.isEqual('MODIFY'), ...itemsOf('connection', 'source') },
        { dynamodb: { NewImage: { $or: reportedItems } } },
      ],
    });
  }

  private addSchedules(): void {
    const common = {
      ...this.home,
      timeoutSeconds: scheduleTimeoutSeconds,
      missed: new DeadLetterQueue(this, 'MissedRuns', { holds: 'scheduled runs that could not be started' }),
    };
    const eachMinute = {
      ...common,
      every: Duration.minutes(1),
      scheduleGroup: scheduleGroup(this, 'EachMinute'),
    };
    const eachFiveMinutes = {
      ...common,
      every: Duration.minutes(5),
      scheduleGroup: scheduleGroup(this, 'EachFiveMinutes'),
    };
    const seldom = { ...common, scheduleGroup: scheduleGroup(this, 'Seldom') };
    new ScheduledFunction(this, 'Sweep', { ...eachMinute, functionId: 'marketplaces.sweep.schedule' });
    new ScheduledFunction(this, 'SweepWork', { ...eachMinute, functionId: 'jobs.sweep-work.schedule' });
    new ScheduledFunction(this, 'StartMailSync', {
      ...eachMinute,
      functionId: 'reservations.start-mail-sync.schedule',
    });
    new ScheduledFunction(this, 'Reconcile', {
      ...eachFiveMinutes,
      functionId: 'marketplaces.reconcile.schedule',
    });
    new ScheduledFunction(this, 'Expire', { ...eachFiveMinutes, functionId: 'decisions.expire.schedule' });
    new ScheduledFunction(this, 'Sync', {
      ...seldom,
      functionId: 'marketplaces.sync.schedule',
      every: Duration.minutes(15),
    });
    new ScheduledFunction(this, 'StartOptimizer', {
      ...seldom,
      functionId: 'decisions.start-optimizer.schedule',
      every: Duration.hours(1),
    });
    new ScheduledFunction(this, 'StartHour', {
      ...seldom,
      functionId: 'notifications.start-hour.schedule',
      every: Duration.hours(1),
    });
  }
}
