import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { AlarmBase, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct, IConstruct } from 'constructs';
import { addAlarm, failurePercent, summed, twoOfThree } from '../constructs/alarms.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { watchFunctions } from '../constructs/function-alarms.ts';
import { watchMetrics } from '../constructs/metric-alarms.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import { type FunctionHome, ProductFunction } from '../constructs/product-function.ts';
import { addSavedQueries } from '../constructs/saved-queries.ts';
import { scheduleGroup, ScheduledFunction } from '../constructs/scheduled-function.ts';
import { MonthlyBudget } from '../constructs/spending.ts';
import { WorkQueue } from '../constructs/work-queue.ts';

export interface ObservabilityStackProps extends StackProps, FunctionHome {
  readonly httpApi: IHttpApi;
  readonly table: ITableV2;
  /** The user pool and its client. */
  readonly signIn: { readonly userPoolId: string; readonly userPoolClientId: string };
  /** The prefix of every stack's name, and so of every log group's. */
  readonly stackPrefix: string;
  readonly operatorEmail?: string | undefined;
  readonly monthlyBudgetUsd: number;
  /** Whether there is a dashboard, which costs money even if nobody looks at it. */
  readonly dashboard: boolean;
}

const serverErrorPercentMax = 1;
const latencyMaxMs = 3_000;
/** A person who mistypes tries a few times. */
const failedSignInsMax = 50;
const watchTimeoutSeconds = 30;

const all = <T extends IConstruct>(root: IConstruct, type: abstract new (...args: never[]) => T): T[] =>
  root.node.findAll().filter((construct) => construct instanceof type) as T[];

/**
 * Alarms for every function and queue of the app, which are found by their types instead of a list, and the dashboard.
 */
export class ObservabilityStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    const { httpApi, table, signIn, stackPrefix, functionsDir, resources, dashboard, ...others } = props;
    const { operatorEmail, monthlyBudgetUsd, ...rest } = others;
    super(scope, id, rest);
    this.topic = this.createTopic(operatorEmail);
    const { metricsNamespace } = resources;
    this.addQueueWatch({ functionsDir, resources });
    const functions = all(this.node.root, ProductFunction);
    watchFunctions(this, this.topic, metricsNamespace, functions);
    watchMetrics(this, this.topic, metricsNamespace);
    this.watchApi(httpApi);
    this.watchSignIn(signIn);
    new MonthlyBudget(this, 'Budget', monthlyBudgetUsd, this.topic);
    addSavedQueries(this, stackPrefix, functions);
    if (dashboard)
      new OperationsDashboard(this, 'Dashboard', {
        httpApi,
        table,
        metricsNamespace,
        functions,
        workQueues: all(this.node.root, WorkQueue),
        deadLetterQueues: all(this.node.root, DeadLetterQueue),
        alarms: all(this, AlarmBase),
      });
  }

  /**
   * One function checks all queues instead of one alarm for each. It is created here because all queues exist by now.
   */
  private addQueueWatch({ functionsDir, resources }: FunctionHome): void {
    const missed = new DeadLetterQueue(this, 'MissedRuns', {
      holds: 'scheduled runs that could not be started',
    });
    const work = all(this.node.root, WorkQueue).map(({ queue }) => queue);
    const deadLetters = all(this.node.root, DeadLetterQueue);
    new ScheduledFunction(this, 'WatchQueues', {
      functionsDir,
      resources: { ...resources, watched: { work, deadLetters } },
      functionId: 'jobs.watch-queues.schedule',
      timeoutSeconds: watchTimeoutSeconds,
      every: Duration.minutes(5),
      scheduleGroup: scheduleGroup(this, 'EachFiveMinutes'),
      missed,
    });
  }

  /** Without its own key: an alarm contains only names and numbers, and a key is paid for each month. */
  private createTopic(operatorEmail: string | undefined): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'].map(
          (service) => new ServicePrincipal(service),
        ),
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (operatorEmail !== undefined) topic.addSubscription(new EmailSubscription(operatorEmail));
    return topic;
  }

  private watchApi(httpApi: IHttpApi): void {
    addAlarm(this, 'Latency', this.topic, {
      ...twoOfThree,
      metric: httpApi.metricLatency({ period: Duration.minutes(5), statistic: 'p99' }),
      threshold: latencyMaxMs,
      says: 'More than one API request in a hundred takes too long',
      runbook: 'api-errors',
    });
    addAlarm(this, 'ServerErrors', this.topic, {
      ...twoOfThree,
      metric: failurePercent(httpApi.metricServerError(summed), httpApi.metricCount(summed)),
      threshold: serverErrorPercentMax,
      says: 'The API responds with server errors',
      runbook: 'api-errors',
    });
  }

  /** Watches sign-ins: Cognito counts 1 for each that succeeded, and 0 for each that failed. */
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
      says: 'Many sign-ins fail: somebody may be guessing passwords',
      runbook: 'leaked-credential',
    });
  }
}
