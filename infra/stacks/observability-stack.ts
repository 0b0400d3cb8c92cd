import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Alarm,
  AlarmBase,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  type IMetric,
  MathExpression,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct, IConstruct } from 'constructs';
import {
  addAlarm,
  descriptionOf,
  failurePercent,
  oldestMessageSeconds,
  summed,
  tell,
  twoOfThree,
  visibleMessages,
} from '../constructs/alarms.ts';
import { watchBusiness } from '../constructs/business-alarms.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { watchFunctions } from '../constructs/function-alarms.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import { constructIdOf, ProductFunction } from '../constructs/product-function.ts';
import { indexName } from '../constructs/rights.ts';
import { SecureKey } from '../constructs/secure-key.ts';
import { addSavedQueries } from '../constructs/saved-queries.ts';
import { MonthlyBudget } from '../constructs/spending.ts';
import { WorkQueue } from '../constructs/work-queue.ts';

export interface ObservabilityStackProps extends StackProps {
  readonly httpApi: IHttpApi;
  readonly table: ITableV2;
  /** Where people sign in. */
  readonly signIn: { readonly userPoolId: string; readonly userPoolClientId: string };
  /** Under which the functions' own metrics are kept. */
  readonly metricsNamespace: string;
  /** What every stack's name begins with, and so every log group's. */
  readonly stackPrefix: string;
  readonly operatorEmail?: string | undefined;
  readonly monthlyBudgetUsd: number;
}

const serverErrorPercentMax = 1;
const latencyMaxMs = 3_000;
const oldestSecondsDefault = 10 * 60;
/** The optimizer's queue may stand longer: a fan-out over all studios arrives at once. */
const oldestSecondsMax: Readonly<Record<string, number>> = {
  Pushes: 2 * 60,
  Reservations: 5 * 60,
  Optimizations: 15 * 60,
};
/** Transactions that meet are tried again; so many mean that something writes the same item without end. */
const conflictsMax = 100;
/** Somebody who mistypes tries a few times. */
const failedSignInsMax = 50;

const all = <T extends IConstruct>(root: IConstruct, type: abstract new (...args: never[]) => T): T[] =>
  root.node.findAll().filter((construct) => construct instanceof type) as T[];

/** Alarms over every function and queue of the app, found by what they are and not by a list, and the dashboard. */
export class ObservabilityStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    const { httpApi, table, signIn, metricsNamespace, stackPrefix, ...others } = props;
    const { operatorEmail, monthlyBudgetUsd, ...rest } = others;
    super(scope, id, rest);
    this.topic = this.createTopic(operatorEmail);
    const functions = all(this.node.root, ProductFunction);
    const workQueues = all(this.node.root, WorkQueue);
    const deadLetterQueues = all(this.node.root, DeadLetterQueue);
    const heartbeats = watchFunctions(this, this.topic, metricsNamespace, functions);
    for (const one of workQueues) this.watchAge(one);
    for (const one of deadLetterQueues) this.watchDeadLetters(one);
    watchBusiness(this, this.topic, metricsNamespace);
    const outages = [this.watchApi(httpApi), this.watchTable(table)];
    this.watchSignIn(signIn);
    this.watchService(outages, heartbeats);
    new MonthlyBudget(this, 'Budget', monthlyBudgetUsd, this.topic);
    addSavedQueries(this, stackPrefix, functions);
    new OperationsDashboard(this, 'Dashboard', {
      httpApi,
      table,
      tableOperations: used,
      metricsNamespace,
      functions,
      workQueues,
      deadLetterQueues,
      alarms: all(this, AlarmBase),
    });
  }

  private createTopic(operatorEmail: string | undefined): Topic {
    const principals = ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'].map(
      (service) => new ServicePrincipal(service),
    );
    const conditions = { StringEquals: { 'aws:SourceAccount': this.account } };
    const masterKey = new SecureKey(this, 'AlarmsKey', {
      description: 'Encrypts alarms on their way to whoever is on call',
      keep: false,
      uses: [
        new PolicyStatement({
          principals,
          actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
          resources: ['*'],
          conditions,
        }),
      ],
    });
    const topic = new Topic(this, 'Alarms', { masterKey, enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({ actions: ['sns:Publish'], principals, resources: [topic.topicArn], conditions }),
    );
    if (operatorEmail !== undefined) topic.addSubscription(new EmailSubscription(operatorEmail));
    return topic;
  }

  private watchAge({ node, queue }: WorkQueue): void {
    addAlarm(this, `${node.id}Age`, this.topic, {
      ...twoOfThree,
      metric: oldestMessageSeconds(queue),
      threshold: oldestSecondsMax[node.id] ?? oldestSecondsDefault,
      says: `${node.id} are not worked off in time`,
      runbook: 'queue-behind',
    });
  }

  private watchDeadLetters(queue: DeadLetterQueue): void {
    addAlarm(this, `${constructIdOf(queue.node.path.replaceAll('/', '.'))}Visible`, this.topic, {
      metric: visibleMessages(queue),
      threshold: 1,
      says: `Dead letters: ${queue.holds}`,
      runbook: 'dead-letters',
    });
  }

  /** @returns the alarm that says that the API does not answer */
  private watchApi(httpApi: IHttpApi): Alarm {
    addAlarm(this, 'Latency', this.topic, {
      ...twoOfThree,
      metric: httpApi.metricLatency({ period: Duration.minutes(5), statistic: 'p99' }),
      threshold: latencyMaxMs,
      says: 'One API request in a hundred waits too long',
      runbook: 'api-errors',
    });
    return addAlarm(this, 'ServerErrors', this.topic, {
      ...twoOfThree,
      metric: failurePercent(httpApi.metricServerError(summed), httpApi.metricCount(summed)),
      threshold: serverErrorPercentMax,
      says: 'The API answers with server errors',
      runbook: 'api-errors',
    });
  }

  /** @returns the alarm that says that the table does not answer */
  private watchTable(table: ITableV2): Alarm {
    const ofTable = { TableName: table.tableName };
    const ofIndex = { ...ofTable, GlobalSecondaryIndexName: indexName };
    const metricOf = (metricName: string, dimensionsMap: Record<string, string>): IMetric =>
      table.metric(metricName, { ...summed, dimensionsMap });
    const watch = (id: string, metric: IMetric, threshold: number, says: string): Alarm =>
      addAlarm(this, id, this.topic, { ...twoOfThree, metric, threshold, says, runbook: 'table-throttled' });
    for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      const tooFast = 'refuses requests because they come too fast';
      watch(`Table${metricName}`, metricOf(metricName, ofTable), 1, `The table ${tooFast}`);
      watch(`Index${metricName}`, metricOf(metricName, ofIndex), 1, `The table's index ${tooFast}`);
    }
    watch('TableConflicts', metricOf('TransactionConflict', ofTable), conflictsMax, 'Many transactions meet');
    const systemErrors = table.metricSystemErrorsForOperations({ ...summed, operations: [...used] });
    return watch('TableSystemErrors', systemErrors, 1, 'The table does not answer: DynamoDB itself fails');
  }

  /** What Cognito counts of sign-ins is 1 for one that went well, and 0 for one that did not. */
  private watchSignIn({ userPoolId, userPoolClientId }: ObservabilityStackProps['signIn']): void {
    const ofSignIns = (statistic: string): Metric =>
      new Metric({
        namespace: 'AWS/Cognito',
        metricName: 'SignInSuccesses',
        dimensionsMap: { UserPool: userPoolId, UserPoolClient: userPoolClientId },
        period: Duration.minutes(5),
        statistic,
      });
    addAlarm(this, 'SignInsFail', this.topic, {
      metric: new MathExpression({
        expression: 'tried - succeeded',
        usingMetrics: { tried: ofSignIns('n'), succeeded: ofSignIns('sum') },
        period: Duration.minutes(5),
        label: 'failed sign-ins',
      }),
      threshold: failedSignInsMax,
      says: 'Many sign-ins fail: somebody may be trying passwords',
      runbook: 'leaked-credential',
    });
  }

  /** One alarm for 'nothing works', over those that say so of a part that all others need. */
  private watchService(outages: readonly Alarm[], heartbeats: readonly Alarm[]): void {
    const sounding = (alarm: Alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM);
    const down = new CompositeAlarm(this, 'ServiceDown', {
      alarmRule: AlarmRule.anyOf(...outages.map(sounding), AlarmRule.allOf(...heartbeats.map(sounding))),
      alarmDescription: descriptionOf(
        'The service is down: the API, the table or everything by the clock',
        'api-errors',
      ),
    });
    tell(down, this.topic);
  }
}

/** What our grants name: eight series, of the ten that an alarm may look at. */
const used = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];
