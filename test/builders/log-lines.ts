import {
  dimensionOf,
  dimensionValues,
  metrics,
  type MetricName,
  unitOf,
} from '#functions/_platform/common/metrics.ts';

export type Line = Readonly<Record<string, unknown>>;

interface Directive {
  readonly Namespace: string;
  readonly Dimensions: readonly (readonly string[])[];
  readonly Metrics: readonly { readonly Name: string; readonly Unit: string }[];
}

const directivesOf = ({ _aws: block }: Line): readonly Directive[] =>
  (block as { CloudWatchMetrics?: Directive[] } | undefined)?.CloudWatchMetrics ?? [];

/** The metric values of a log line. */
export const measuredIn = (line: Line): Map<string, number> =>
  new Map(
    directivesOf(line).flatMap(({ Metrics }) =>
      Metrics.map(({ Name }): [string, number] => [Name, Number(line[Name])]),
    ),
  );

const dimensionsMax = 29;
const metricsMax = 100;

function complaintsOfMetric(line: Line, name: string, unit: string, by: readonly string[]): string[] {
  if (!Object.hasOwn(metrics, name)) return [`${name} is in no catalogue`];
  return [
    ...(unitOf(name as MetricName) === unit ? [] : [`${name} in ${unit}`]),
    ...(by.join() === (dimensionOf(name as MetricName) ?? '') ? [] : [`${name} told apart by ${by.join()}`]),
    ...(typeof line[name] === 'number' && Number.isFinite(line[name]) ? [] : [`${name} is no number`]),
  ];
}

function complaintsOfDimension(line: Line, name: string): string[] {
  const value = line[name];
  const known: readonly string[] | undefined = Object.hasOwn(dimensionValues, name)
    ? dimensionValues[name as keyof typeof dimensionValues]
    : undefined;
  if (typeof value !== 'string') return [`${name} is no text`];
  return known && !known.includes(value) ? [`${name} may not be ${value}`] : [];
}

/** Checks a line's metrics against the embedded metric format and the metric catalogue, and returns the violations. */
export function complaintsAbout(line: Line): string[] {
  if (line['_aws'] === undefined) return [];
  const { Timestamp } = line['_aws'] as { Timestamp?: unknown };
  const directives = directivesOf(line);
  return [
    ...(Number.isInteger(Timestamp) ? [] : ['no time']),
    ...(directives.length > 0 ? [] : ['no metrics']),
    ...directives.flatMap(({ Namespace, Dimensions, Metrics }) => [
      ...(/^[\w/]+$/.test(Namespace) ? [] : ['no namespace']),
      ...(Metrics.length > 0 && Metrics.length <= metricsMax ? [] : [`${Metrics.length} metrics`]),
      ...(Dimensions.length === 1 ? [] : [`${Dimensions.length} sets of dimensions`]),
      ...Dimensions.flatMap((by) => [
        ...(by.length <= dimensionsMax ? [] : [`${by.length} dimensions`]),
        ...by.flatMap((name) => complaintsOfDimension(line, name)),
        ...Metrics.flatMap(({ Name, Unit }) => complaintsOfMetric(line, Name, Unit, by)),
      ]),
    ]),
  ];
}

const texts = new Set(
  `fields filter stats sort limit display dedup parse by as and or not in like asc desc count count_distinct sum avg min max pct
  latest earliest ispresent bin strlen`.split(/\s+/),
);

/** The log fields that a Logs Insights query reads, without the fields that it defines itself. */
export function fieldsOfQuery(query: string): string[] {
  const bare = query
    .split('\n')
    .filter((line) => !line.startsWith('#') && !/^(\| )?sort /.test(line))
    .join('\n')
    .replaceAll(/"[^"]*"|\bas\s+\w+|\b\d+[smhd]?\b/g, ' ');
  const named = [...bare.matchAll(/@?[A-Za-z_][\w.]*/g)].map(([name]) => name);
  return [...new Set(named.filter((name) => !texts.has(name) && !name.startsWith('@')))].sort((a, b) =>
    a.localeCompare(b),
  );
}
