import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct, IConstruct } from 'constructs';
import {
  addAlarm,
  failurePercent,
  oldestMessageSeconds,
  summed,
  visibleMessages,
} from '../constructs/alarms.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import { constructIdOf, ProductFunction } from '../constructs/product-function.ts';
import { WorkQueue } from '../constructs/work-queue.ts';

export interface ObservabilityStackProps extends StackProps {
  readonly httpApi: IHttpApi;
  readonly table: ITableV2;
}

const serverErrorPercentMax = 1;
const functionErrorPercentMax = 5;
const latencyMaxMs = 3_000;
/** The optimizer's queue may stand longer: a fan-out over all studios arrives at once. */
const oldestSecondsMax: Readonly<Record<string, number>> = { Pushes: 2 * 60, Optimizations: 15 * 60 };
const twoOfThree = { periods: 3, breaches: 2 } as const;

const all = <T extends IConstruct>(root: IConstruct, type: abstract new (...args: never[]) => T): T[] =>
  root.node.findAll().filter((construct) => construct instanceof type) as T[];

/** Alarms over every function and queue of the app, found by what they are and not by a list, and the dashboard. */
export class ObservabilityStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { httpApi, table, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    this.topic = this.createTopic();
    const functions = all(this.node.root, ProductFunction);
    const workQueues = all(this.node.root, WorkQueue);
    const deadLetterQueues = all(this.node.root, DeadLetterQueue);
    for (const one of functions) this.watchFunction(one);
    for (const one of workQueues) this.watchAge(one);
    for (const one of deadLetterQueues) this.watchDeadLetters(one);
    this.watchApi(httpApi);
    this.watchTable(table);
    new OperationsDashboard(this, 'Dashboard', { httpApi, table, functions, workQueues, deadLetterQueues });
  }

  private createTopic(): Topic {
    const masterKey = new Key(this, 'AlarmsKey', {
      description: 'Encrypts alarms on their way to whoever is on call',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    masterKey.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    return new Topic(this, 'Alarms', { masterKey, enforceSSL: true });
  }

  private watchFunction(one: ProductFunction): void {
    addAlarm(this, `${constructIdOf(one.functionId)}Errors`, this.topic, {
      ...twoOfThree,
      metric: one.isJob
        ? one.metricErrors(summed)
        : failurePercent(one.metricErrors(summed), one.metricInvocations(summed)),
      threshold: one.isJob ? 1 : functionErrorPercentMax,
      description: `${one.functionId} fails`,
    });
  }

  private watchAge({ node, queue }: WorkQueue): void {
    addAlarm(this, `${node.id}Age`, this.topic, {
      ...twoOfThree,
      metric: oldestMessageSeconds(queue),
      threshold: oldestSecondsMax[node.id] ?? 10 * 60,
      description: `${node.id} are not worked off in time`,
    });
  }

  private watchDeadLetters(queue: DeadLetterQueue): void {
    addAlarm(this, `${constructIdOf(queue.node.path.replaceAll('/', '.'))}Visible`, this.topic, {
      metric: visibleMessages(queue),
      threshold: 1,
      description: `Dead letters: ${queue.holds}`,
    });
  }

  private watchApi(httpApi: IHttpApi): void {
    addAlarm(this, 'ServerErrors', this.topic, {
      ...twoOfThree,
      metric: failurePercent(httpApi.metricServerError(summed), httpApi.metricCount(summed)),
      threshold: serverErrorPercentMax,
      description: 'The API answers with server errors',
    });
    addAlarm(this, 'Latency', this.topic, {
      ...twoOfThree,
      metric: httpApi.metricLatency({ period: Duration.minutes(5), statistic: 'p99' }),
      threshold: latencyMaxMs,
      description: 'One API request in a hundred waits too long',
    });
  }

  private watchTable(table: ITableV2): void {
    const dimensionsMap = { TableName: table.tableName };
    for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents'])
      addAlarm(this, `Table${metricName}`, this.topic, {
        ...twoOfThree,
        metric: table.metric(metricName, { ...summed, dimensionsMap }),
        threshold: 1,
        description: 'The table refuses requests because they come too fast',
      });
  }
}
