import { Duration } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, SingleValueWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { oldestMessageSeconds, summed, visibleMessages } from './alarms.ts';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import type { ProductFunction } from './product-function.ts';
import type { WorkQueue } from './work-queue.ts';

export interface OperationsDashboardProps {
  readonly httpApi: IHttpApi;
  readonly table: ITableV2;
  readonly functions: readonly ProductFunction[];
  readonly workQueues: readonly WorkQueue[];
  readonly deadLetterQueues: readonly DeadLetterQueue[];
}

const fullWidth = 24;
const halfWidth = 12;

/** What an operator sees first: dead letters, then the API, the functions, the queues and the table. */
export class OperationsDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: OperationsDashboardProps) {
    super(scope, id, { defaultInterval: Duration.days(1) });
    const { httpApi, table, functions, workQueues, deadLetterQueues } = props;
    const errors = functions.map((one) => one.metricErrors({ ...summed, label: one.functionId }));
    const durations = functions.map((one) =>
      one.metricDuration({ statistic: 'p99', label: one.functionId, period: Duration.minutes(5) }),
    );
    this.addWidgets(
      new SingleValueWidget({
        title: 'Dead letters',
        width: fullWidth,
        metrics: deadLetterQueues.map((queue) => visibleMessages(queue).with({ label: queue.holds })),
      }),
    );
    this.addWidgets(
      graph('API requests', [
        httpApi.metricCount(),
        httpApi.metricClientError(),
        httpApi.metricServerError(),
      ]),
      graph('API latency', [
        httpApi.metricLatency({ statistic: 'p50' }),
        httpApi.metricLatency({ statistic: 'p99' }),
      ]),
    );
    this.addWidgets(graph('Function errors', errors), graph('Function durations, p99', durations));
    this.addWidgets(
      graph(
        'Messages waiting',
        workQueues.map(({ queue, node }) => visibleMessages(queue).with({ label: node.id })),
      ),
      graph(
        'Oldest message, seconds',
        workQueues.map(({ queue, node }) => oldestMessageSeconds(queue).with({ label: node.id })),
      ),
    );
    this.addWidgets(
      graph('Table units', [
        table.metricConsumedReadCapacityUnits(),
        table.metricConsumedWriteCapacityUnits(),
      ]),
    );
  }
}

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: halfWidth });
