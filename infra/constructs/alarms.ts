import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export interface AlarmSpec {
  readonly metric: IMetric;
  /** The alarm sounds at this value and above. */
  readonly threshold: number;
  readonly description: string;
  /** Periods out of which `breaches` must be over the threshold. */
  readonly periods?: number;
  readonly breaches?: number;
}

const evaluation = Duration.minutes(5);
const requestsMin = 20;

/** An alarm that tells the topic. Silence is no breach. */
export const addAlarm = (scope: Construct, id: string, topic: ITopic, spec: AlarmSpec): Alarm => {
  const { metric, threshold, description, periods = 1, breaches = periods } = spec;
  const alarm = new Alarm(scope, id, {
    metric,
    threshold,
    alarmDescription: description,
    evaluationPeriods: periods,
    datapointsToAlarm: breaches,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  return alarm;
};

/** Failures in percent of all, and nothing while there are too few to tell. */
export const failurePercent = (failures: IMetric, all: IMetric): IMetric =>
  new MathExpression({
    expression: `IF(all >= ${requestsMin}, 100 * failures / all, 0)`,
    usingMetrics: { failures, all },
    period: evaluation,
    label: 'failures in percent',
  });

export const visibleMessages = (queue: Queue): Metric =>
  queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: 'max' });

export const oldestMessageSeconds = (queue: Queue): Metric =>
  queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(1), statistic: 'max' });

export const summed = { period: evaluation, statistic: 'sum' } as const;
