import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmBase,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { dimensionOf, dimensionValues, type MetricName } from '#functions/_platform/common/metrics.ts';

/** The runbook that says how to respond: `infra/runbooks/<name>.md`. */
export type Runbook =
  | 'api-errors'
  | 'dead-letters'
  | 'function-errors'
  | 'gmail-disconnected'
  | 'import-stuck'
  | 'leaked-credential'
  | 'marketplace-outage'
  | 'marketplace-password-changed'
  | 'queue-behind'
  | 'schedule-missed'
  | 'spending'
  | 'stripe-drift'
  | 'table-throttled'
  | 'webhooks'
  | 'more-than-exists'
  | 'wrong-slots';

export interface AlarmSpec {
  readonly metric: IMetric;
  /** The alarm fires at or above this value or, with `below`, when the metric is under it. */
  readonly threshold: number;
  readonly below?: true;
  /** A sentence that describes the alarm. */
  readonly says: string;
  readonly runbook: Runbook;
  /** The number of periods over which `breaches` are counted. */
  readonly periods?: number;
  readonly breaches?: number;
  /**
   * Missing data triggers the alarm, because here a missing start is the fault. For all other alarms, missing data only
   * means that there was no traffic.
   */
  readonly silenceSounds?: true;
}

export const twoOfThree = { periods: 3, breaches: 2 } as const;

const evaluation = Duration.minutes(5);
const requestsMin = 20;

export const descriptionOf = (says: string, runbook: Runbook): string =>
  `${says}. What to do: infra/runbooks/${runbook}.md`;

/** Notifies the person on call when an alarm begins, and when it ends. */
export const tell = (alarm: AlarmBase, topic: ITopic): void => {
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
};

/** Adds an alarm that notifies the topic. */
export const addAlarm = (scope: Construct, id: string, topic: ITopic, spec: AlarmSpec): Alarm => {
  const { metric, threshold, below, says, runbook, silenceSounds, periods = 1, breaches = periods } = spec;
  const alarm = new Alarm(scope, id, {
    metric,
    threshold,
    alarmDescription: descriptionOf(says, runbook),
    evaluationPeriods: periods,
    datapointsToAlarm: breaches,
    comparisonOperator: below
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: silenceSounds ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  tell(alarm, topic);
  return alarm;
};

/** Failures as a percentage of all requests; zero when there are too few for a meaningful percentage. */
export const failurePercent = (failures: IMetric, all: IMetric): IMetric =>
  new MathExpression({
    expression: `IF(all >= ${requestsMin}, 100 * failures / all, 0)`,
    usingMetrics: { failures, all },
    period: evaluation,
    label: 'failure rate in percent',
  });

export const summed = { period: evaluation, statistic: 'sum' } as const;

interface MeasuredOptions {
  readonly period?: Duration;
  readonly statistic?: string;
}

/** One of the product's own metrics, with a series for each value of its dimension. */
export function measured(
  namespace: string,
  metricName: MetricName,
  { period = evaluation, statistic = 'sum' }: MeasuredOptions = {},
): Metric[] {
  const by = dimensionOf(metricName);
  const common = { namespace, metricName, period, statistic };
  if (by === undefined) return [new Metric({ ...common, label: metricName })];
  return dimensionValues[by].map(
    (value) => new Metric({ ...common, dimensionsMap: { [by]: value }, label: value }),
  );
}

const named = (all: readonly IMetric[]): Record<string, IMetric> =>
  Object.fromEntries(all.map((metric, at) => [`m${at}`, metric]));

/** Combines several series into one. A series without data counts as zero. */
export function joinedAlarm(
  how: 'SUM' | 'MAX',
  all: readonly IMetric[],
  label: string,
  period: Duration = evaluation,
): IMetric {
  const [only] = all;
  if (only && all.length === 1) return only;
  const usingMetrics = named(all);
  const filled = Object.keys(usingMetrics).map((id) => `FILL(${id}, 0)`);
  return new MathExpression({ expression: `${how}([${filled.join(', ')}])`, usingMetrics, label, period });
}
