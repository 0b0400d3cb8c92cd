import { Duration } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AlarmStatusWidget,
  Dashboard,
  type IAlarm,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { savedQueries } from '../saved-queries.ts';
import { summed } from './alarms.ts';
import {
  drawing,
  fiveMinutes,
  fullWidth,
  graph,
  halfWidth,
  heading,
  hour,
  logs,
  thirdWidth,
} from './dashboard-widgets.ts';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import type { ProductFunction } from './product-function.ts';
import { ScheduledFunction } from './scheduled-function.ts';
import type { WorkQueue } from './work-queue.ts';

export interface OperationsDashboardProps {
  readonly httpApi: IHttpApi;
  readonly table: ITableV2;
  readonly metricsNamespace: string;
  readonly functions: readonly ProductFunction[];
  readonly workQueues: readonly WorkQueue[];
  readonly deadLetterQueues: readonly DeadLetterQueue[];
  readonly alarms: readonly IAlarm[];
}

/** The console shows at most this many alarms in one widget. */
const alarmsPerWidgetMax = 100;
const alarmsHeight = 6;

/** The operators' dashboard: first alarms, then business metrics, then infrastructure. */
export class OperationsDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: OperationsDashboardProps) {
    super(scope, id, { defaultInterval: Duration.days(1) });
    const rows = [
      ...alarmRows(props),
      ...businessRows(props),
      ...apiRows(props),
      ...functionRows(props),
      ...queueRows(props),
      ...tableRows(props),
      ...outsideRows(props),
      ...deploymentRows(props),
    ];
    for (const row of rows) this.addWidgets(...row);
  }
}

const alarmRows = ({ alarms }: OperationsDashboardProps): IWidget[][] =>
  chunksOf(alarms, alarmsPerWidgetMax).map((part) => [
    new AlarmStatusWidget({
      title: 'Alarms: the description of each says what to do',
      width: fullWidth,
      height: alarmsHeight,
      alarms: [...part],
    }),
  ]);

function businessRows({ metricsNamespace, functions }: OperationsDashboardProps): IWidget[][] {
  const draw = drawing(metricsNamespace);
  return [
    heading('Business'),
    [
      draw('Imports', ['ImportsStarted', 'ImportsCompleted', 'ImportsFailed', 'ImportsRefused']),
      draw('Rows imported', ['ImportRows']),
      draw('Decisions', [
        'DecisionsProposed',
        'DecisionsApproved',
        'DecisionsExecuted',
        'DecisionsRejected',
        'DecisionsExpired',
      ]),
    ],
    [
      draw('Pushes confirmed', ['PushesConfirmed']),
      draw('Pushes failed, superseded, late', ['PushesFailed', 'PushesSuperseded', 'PushesLate']),
      draw('Time from decision to confirmation in seconds, p95', ['PushAge'], fiveMinutes, 'p95'),
    ],
    [
      draw('Classes with wrong or too many places', ['ClassesDrifted', 'ClassesOverOffered']),
      draw('Studios with paused automation', ['StudiosPaused'], hour),
      draw('Credentials revealed to the team', ['CredentialReveals'], hour),
    ],
    [
      draw('Webhooks', ['WebhooksReceived', 'WebhooksRefused']),
      draw('Seconds until a webhook is applied', ['WebhookLag'], fiveMinutes, 'max'),
      draw('Mailboxes', ['MailboxesBroken', 'MailboxFailures', 'MailsRead']),
    ],
    [
      draw('Mailboxes read', ['MailboxesPolled'], fiveMinutes, 'max'),
      logs('Most expensive studios', savedQueries['CostByStudio']?.lines ?? [], functions, 2 * thirdWidth),
    ],
  ];
}

function apiRows({ httpApi }: OperationsDashboardProps): IWidget[][] {
  const byRoute = (statistic: string): IMetric =>
    new MathExpression({
      expression: `SEARCH('{AWS/ApiGateway,ApiId,Method,Resource,Stage} MetricName="Latency" ApiId="${httpApi.apiId}"', '${statistic}', ${fiveMinutes.toSeconds()})`,
      usingMetrics: {},
      label: '',
      period: fiveMinutes,
    });
  const percentiles = ['p50', 'p95', 'p99'];
  return [
    heading('API'),
    [
      graph(
        'Requests, 4xx, 5xx',
        [httpApi.metricCount(summed), httpApi.metricClientError(summed), httpApi.metricServerError(summed)],
        halfWidth,
      ),
      graph(
        'Milliseconds to a response',
        percentiles.map((statistic) => httpApi.metricLatency({ statistic, period: fiveMinutes })),
        halfWidth,
      ),
    ],
    percentiles.map((statistic) =>
      graph(`Milliseconds to a response by route, ${statistic}`, [byRoute(statistic)]),
    ),
  ];
}

function functionRows({ functions, metricsNamespace }: OperationsDashboardProps): IWidget[][] {
  const draw = drawing(metricsNamespace);
  const ofRegion = (metricName: string, statistic: string): Metric =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: fiveMinutes, label: metricName });
  const schedules = functions.filter((one) => one instanceof ScheduledFunction);
  return [
    heading('Functions'),
    [
      graph(
        'Errors',
        functions.map((one) => one.metricErrors({ ...summed, label: one.functionId })),
        halfWidth,
      ),
      graph(
        'Milliseconds, p99',
        functions.map((one) =>
          one.metricDuration({ statistic: 'p99', label: one.functionId, period: fiveMinutes }),
        ),
        halfWidth,
      ),
    ],
    [
      graph('Throttles and concurrency in the region', [
        ofRegion('Throttles', 'sum'),
        ofRegion('ConcurrentExecutions', 'max'),
      ]),
      draw('Faults', ['UnexpectedFailures', 'ScheduleFailures']),
      graph(
        'Scheduled runs',
        schedules.map((one) => one.metricInvocations({ ...summed, label: one.functionId })),
      ),
    ],
  ];
}

const visibleMessages = (queue: Queue): Metric =>
  queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: 'max' });

const oldestMessageSeconds = (queue: Queue): Metric =>
  queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(1), statistic: 'max' });

const queueRows = ({
  workQueues,
  deadLetterQueues,
  metricsNamespace,
}: OperationsDashboardProps): IWidget[][] => [
  heading('Queues'),
  [
    graph(
      'Messages waiting',
      workQueues.map(({ queue, node }) => visibleMessages(queue).with({ label: node.id })),
    ),
    graph(
      'Messages being processed',
      workQueues.map(({ queue, node }) =>
        queue.metricApproximateNumberOfMessagesNotVisible({ statistic: 'max', label: node.id }),
      ),
    ),
    graph(
      'Oldest message, seconds',
      workQueues.map(({ queue, node }) => oldestMessageSeconds(queue).with({ label: node.id })),
    ),
  ],
  [
    new SingleValueWidget({
      title: 'Dead letters',
      width: 2 * thirdWidth,
      metrics: deadLetterQueues.map((queue) => visibleMessages(queue).with({ label: queue.holds })),
    }),
    drawing(metricsNamespace)('Late, unread and dead messages', [
      'MessagesLate',
      'QueuesUnread',
      'DeadLetters',
    ]),
  ],
];

/** The operations that grants may include. */
const tableOperations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

function tableRows({ table, metricsNamespace }: OperationsDashboardProps): IWidget[][] {
  const draw = drawing(metricsNamespace);
  const dimensionsMap = { TableName: table.tableName };
  const ofTable = (metricName: string): IMetric =>
    table.metric(metricName, { ...summed, dimensionsMap, label: metricName });
  return [
    heading('Table'),
    [
      graph('Units', ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map(ofTable)),
      graph('Throttles and conflicts', [
        ...['ReadThrottleEvents', 'WriteThrottleEvents', 'TransactionConflict'].map(ofTable),
        table.metricSystemErrorsForOperations({ ...summed, operations: tableOperations }),
      ]),
      graph(
        'Latency by operation in milliseconds',
        tableOperations.map((operation) =>
          table.metricSuccessfulRequestLatency({
            dimensionsMap: { ...dimensionsMap, Operation: operation },
            period: fiveMinutes,
            label: operation,
          }),
        ),
      ),
    ],
    [draw('Retried requests and conflicting transactions', ['TableRetries', 'TableConflicts'])],
  ];
}

function outsideRows({ metricsNamespace }: OperationsDashboardProps): IWidget[][] {
  const draw = drawing(metricsNamespace);
  return [
    heading('Marketplaces and other external services'),
    [
      draw('Requests', ['PartnerRequests']),
      draw('Throttled by the partner (429)', ['PartnerThrottles']),
      draw('No response, or 5xx', ['PartnerErrors']),
    ],
    [
      draw('Milliseconds to a response, p95', ['PartnerLatency'], fiveMinutes, 'p95'),
      draw('Seconds with an open circuit breaker', ['BreakerOpenSeconds']),
      draw('Requests held back by circuit breakers, refused credentials', [
        'BreakerHolds',
        'CredentialsRefused',
      ]),
    ],
    [
      draw('Stripe could not be reached', ['PaymentFailures']),
      draw('Language model', ['ModelQuestions', 'ModelFailures']),
      draw('Language model, tokens', ['ModelTokens'], hour),
    ],
    [
      draw('E-mails to owners', ['EmailsSent', 'EmailFailures', 'EmailsUndeliverable'], hour),
      draw('Notifications in browsers', ['BrowserPushes', 'BrowserPushFailures'], hour),
    ],
  ];
}

const versions = [
  'filter ispresent(version)',
  'stats min(@timestamp) as since, max(@timestamp) as until, count() as lines by service, version',
  'sort since desc',
  'limit 100',
];

const deploymentRows = ({ functions }: OperationsDashboardProps): IWidget[][] => [
  heading('Deployments'),
  [logs('Which version has been running since when', versions, functions)],
];
