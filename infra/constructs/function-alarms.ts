import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm, summed, twoOfThree } from './alarms.ts';
import { bundleNameOf, constructIdOf, type ProductFunction } from './product-function.ts';
import { ScheduledFunction } from './scheduled-function.ts';

const concurrencyPercentMax = 80;
/** Two runs that did not come: one may be late. */
const runsMissed = 2;
const heartbeatMinSeconds = 300;

const ofRegion = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, ...summed });

/** What a function's own handler catches is no error of it: what is left are crashes, timeouts and want of memory. */
function watchCrashes(scope: Construct, topic: ITopic): void {
  addAlarm(scope, 'Crashes', topic, {
    ...twoOfThree,
    metric: ofRegion('Errors'),
    threshold: 1,
    says: 'A function of this region crashes, or runs out of time or of memory',
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
    metric: ofRegion('Throttles'),
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
  watchCrashes(scope, topic);
  watchConcurrency(scope, topic);
  return functions
    .filter((one) => one instanceof ScheduledFunction)
    .map((one) => watchHeartbeat(scope, topic, namespace, one));
}
