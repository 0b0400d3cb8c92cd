import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { addAlarm, joined, summed, twoOfThree } from './alarms.ts';
import { bundleNameOf, constructIdOf, type ProductFunction } from './product-function.ts';
import { ScheduledFunction } from './scheduled-function.ts';

/** CloudWatch lets an alarm look at this many series. Each is paid for, in one alarm or in ten. */
const seriesPerAlarmMax = 10;
const timeoutShareMax = 0.8;
const concurrencyPercentMax = 80;
/** Two runs that did not come: one may be late. */
const runsMissed = 2;
const heartbeatMinSeconds = 300;

interface Group {
  readonly id: string;
  readonly names: string;
  readonly functions: readonly ProductFunction[];
}

const capabilityOf = ({ functionId }: ProductFunction): string => functionId.split('.')[0] ?? functionId;

/** A job stands alone; of operations, those of one capability stand together as far as one alarm reaches. */
function groupsOf(functions: readonly ProductFunction[]): Group[] {
  const jobs = functions.filter(({ isJob }) => isJob);
  const operations = Map.groupBy(
    functions.filter(({ isJob }) => !isJob),
    capabilityOf,
  );
  const alone = jobs.map((one) => ({
    id: constructIdOf(one.functionId),
    names: one.functionId,
    functions: [one],
  }));
  const together = [...operations].flatMap(([capability, members]) =>
    chunksOf(members, seriesPerAlarmMax).map((part, at) => ({
      id: `${constructIdOf(capability)}Operations${at === 0 ? '' : at + 1}`,
      names: part.map(({ functionId }) => functionId).join(', '),
      functions: part,
    })),
  );
  return [...alone, ...together];
}

const durations = { period: Duration.minutes(5), statistic: 'p99' } as const;

/** What a function's own handler catches is no error of it: what is left are crashes, timeouts and want of memory. */
function watchGroup(scope: Construct, topic: ITopic, { id, names, functions }: Group): void {
  addAlarm(scope, `${id}Errors`, topic, {
    ...twoOfThree,
    metric: joined(
      'SUM',
      functions.map((one) => one.metricErrors(summed)),
      'errors',
    ),
    threshold: 1,
    says: `One of these functions crashes, runs out of time or of memory: ${names}`,
    runbook: 'function-errors',
  });
  const timeoutSeconds = Math.min(...functions.map((one) => one.timeoutSeconds));
  addAlarm(scope, `${id}Duration`, topic, {
    ...twoOfThree,
    metric: joined(
      'MAX',
      functions.map((one) => one.metricDuration(durations)),
      'slowest, p99',
    ),
    threshold: 1000 * timeoutSeconds * timeoutShareMax,
    says: `One of these functions takes nearly all of its ${timeoutSeconds} seconds: ${names}`,
    runbook: 'function-errors',
  });
}

/** How often a schedule ran to its end. */
export const runsOf = (namespace: string, { functionId }: ScheduledFunction, period: Duration): Metric =>
  new Metric({
    namespace,
    metricName: 'ScheduleRuns',
    dimensionsMap: { service: bundleNameOf(functionId) },
    period,
    statistic: 'sum',
    label: functionId,
  });

function watchHeartbeat(scope: Construct, topic: ITopic, namespace: string, one: ScheduledFunction) {
  const period = Duration.seconds(Math.max(heartbeatMinSeconds, one.every.toSeconds()));
  return addAlarm(scope, `${constructIdOf(one.functionId)}Missed`, topic, {
    metric: runsOf(namespace, one, period),
    threshold: 1,
    below: true,
    periods: runsMissed,
    silenceSounds: true,
    says: `${one.functionId} has not run to its end`,
    runbook: 'schedule-missed',
  });
}

/** Concurrency is the account's: whichever function is refused, one of these series shows it. */
function watchConcurrency(scope: Construct, topic: ITopic): void {
  addAlarm(scope, 'Throttles', topic, {
    ...twoOfThree,
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...summed }),
    threshold: 1,
    says: 'Functions of this region are not started, because too many run',
    runbook: 'queue-behind',
  });
  const running = new Metric({
    namespace: 'AWS/Usage',
    metricName: 'ResourceCount',
    dimensionsMap: { Type: 'Resource', Resource: 'ConcurrentExecutions', Service: 'Lambda', Class: 'None' },
    period: Duration.minutes(5),
    statistic: 'max',
  });
  addAlarm(scope, 'Concurrency', topic, {
    ...twoOfThree,
    metric: new MathExpression({
      expression: '100 * running / SERVICE_QUOTA(running)',
      usingMetrics: { running },
      period: Duration.minutes(5),
      label: 'running functions in percent of what the account may run',
    }),
    threshold: concurrencyPercentMax,
    says: 'Nearly as many functions run as the account may run at once',
    runbook: 'queue-behind',
  });
}

/** Watches every function. @returns the alarms that hear when a schedule does not run */
export function watchFunctions(
  scope: Construct,
  topic: ITopic,
  namespace: string,
  functions: readonly ProductFunction[],
) {
  for (const group of groupsOf(functions)) watchGroup(scope, topic, group);
  watchConcurrency(scope, topic);
  return functions
    .filter((one) => one instanceof ScheduledFunction)
    .map((one) => watchHeartbeat(scope, topic, namespace, one));
}
