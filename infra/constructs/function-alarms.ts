import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm, joinedAlarm, measured, summed, twoOfThree } from './alarms.ts';
import { constructIdOf, type ProductFunction } from './product-function.ts';
import { ScheduledFunction } from './scheduled-function.ts';

const concurrencyPercentMax = 80;
/** One late start is tolerated. */
const periodsMissed = 2;
const startsPeriodSecondsMin = 300;
/** Lambda retries a failed run twice, so a run that fails for good counts as three failures. */
const failedRunsPerHour = 3;

const ofRegion = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, ...summed });

/**
 * Raises an alarm on crashes, timeouts and out-of-memory errors. Errors that a function's own handler catches do not
 * count.
 */
function watchCrashes(scope: Construct, topic: ITopic): void {
  addAlarm(scope, 'Crashes', topic, {
    ...twoOfThree,
    metric: ofRegion('Errors'),
    threshold: 1,
    says: 'A function of this region crashes, times out or runs out of memory',
    runbook: 'function-errors',
  });
}

/**
 * EventBridge Scheduler counts starts per group, not per schedule. When one schedule stops, its share of the count is
 * missing; the threshold is half the starts of the schedule that runs least often.
 */
function watchStarts(scope: Construct, topic: ITopic, functions: readonly ScheduledFunction[]): void {
  const [first] = functions;
  if (!first) return;
  const everySeconds = functions.map(({ every }) => every.toSeconds());
  const slowestSeconds = Math.max(...everySeconds);
  const periodSeconds = Math.max(startsPeriodSecondsMin, slowestSeconds);
  const expected = everySeconds.reduce((sum, seconds) => sum + periodSeconds / seconds, 0);
  const id = constructIdOf(first.group.node.path.replaceAll('/', '.'));
  addAlarm(scope, `${id}Missed`, topic, {
    metric: first.group.metricAttempts({ period: Duration.seconds(periodSeconds), statistic: 'sum' }),
    threshold: expected - periodSeconds / slowestSeconds / 2,
    below: true,
    periods: periodsMissed,
    silenceSounds: true,
    says: `Some of these functions were not started in time: ${functions.map(({ functionId }) => functionId).join(', ')}`,
    runbook: 'schedule-missed',
  });
}

function watchSchedules(
  scope: Construct,
  topic: ITopic,
  namespace: string,
  schedules: readonly ScheduledFunction[],
): void {
  for (const functions of Map.groupBy(schedules, ({ group }) => group).values())
    watchStarts(scope, topic, functions);
  const hour = Duration.hours(1);
  addAlarm(scope, 'SchedulesFail', topic, {
    metric: joinedAlarm(
      'SUM',
      measured(namespace, 'ScheduleFailures', { period: hour }),
      'failed runs',
      hour,
    ),
    threshold: failedRunsPerHour,
    says: 'A scheduled function fails',
    runbook: 'schedule-missed',
  });
}

/** All functions share the account's concurrency, so a throttled function always shows in one of these series. */
function watchConcurrency(scope: Construct, topic: ITopic): void {
  addAlarm(scope, 'Throttles', topic, {
    ...twoOfThree,
    metric: ofRegion('Throttles'),
    threshold: 1,
    says: 'Functions of this region are not started because too many are running',
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
      label: "running functions in percent of the account's limit",
    }),
    threshold: concurrencyPercentMax,
    says: "The number of running functions is close to the account's limit",
    runbook: 'queue-behind',
  });
}

/** Adds alarms on all functions, and on schedules that do not start theirs. */
export function watchFunctions(
  scope: Construct,
  topic: ITopic,
  namespace: string,
  functions: readonly ProductFunction[],
): void {
  watchCrashes(scope, topic);
  watchConcurrency(scope, topic);
  watchSchedules(
    scope,
    topic,
    namespace,
    functions.filter((one) => one instanceof ScheduledFunction),
  );
}
