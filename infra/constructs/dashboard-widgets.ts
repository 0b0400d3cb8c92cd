import { Duration } from 'aws-cdk-lib';
import {
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '#functions/_platform/common/metrics.ts';
import { measured } from './alarms.ts';
import type { ProductFunction } from './product-function.ts';

export const fullWidth = 24;
export const halfWidth = 12;
export const thirdWidth = 8;
/** The console searches at most this many log groups in one widget. */
const logGroupsPerWidgetMax = 50;

export const fiveMinutes = Duration.minutes(5);
export const hour = Duration.hours(1);

export const graph = (title: string, left: readonly IMetric[], width = thirdWidth): GraphWidget =>
  new GraphWidget({ title, left: [...left], width });
export const heading = (markdown: string): IWidget[] => [
  new TextWidget({ markdown: `## ${markdown}`, width: fullWidth, height: 1 }),
];

/** A graph of several of the product's metrics. */
export const drawing =
  (namespace: string) =>
  (title: string, names: readonly MetricName[], period = fiveMinutes, statistic = 'sum'): GraphWidget =>
    graph(
      title,
      names.flatMap((name) =>
        measured(namespace, name, { period, statistic }).map((metric) =>
          names.length > 1 ? metric.with({ label: `${name} ${metric.label ?? ''}` }) : metric,
        ),
      ),
    );

/**
 * A widget with log lines of the jobs. Jobs do most of the work, and a widget cannot search more log groups than they
 * have.
 */
export const logs = (
  title: string,
  queryLines: readonly string[],
  functions: readonly ProductFunction[],
  width = fullWidth,
): LogQueryWidget =>
  new LogQueryWidget({
    title,
    width,
    view: LogQueryVisualizationType.TABLE,
    queryLines: [...queryLines],
    logGroupNames: functions
      .filter(({ isJob }) => isJob)
      .slice(0, logGroupsPerWidgetMax)
      .map(({ logGroup }) => logGroup.logGroupName),
  });
