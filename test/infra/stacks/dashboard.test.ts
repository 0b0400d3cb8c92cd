import { metrics } from '#functions/_platform/common/metrics.ts';
import { type Resource, synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'dev', dashboard: 'true' });
const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('Custom'));

/** Text with intrinsic functions as a single text that still contains the referenced names. */
const textOf = (value: unknown): string => {
  const { 'Fn::Join': join } = (value ?? {}) as { 'Fn::Join'?: [string, unknown[]] };
  return join
    ? join[1]
        .map((part) =>
          typeof part === 'string'
            ? part
            : `<${Object.values(Object(part))
                .map((one) => (typeof one === 'string' ? one : JSON.stringify(one).replaceAll('"', '')))
                .join()}>`,
        )
        .join('')
    : String(value);
};

interface Widget {
  readonly type: string;
  readonly properties: {
    readonly title?: string;
    readonly markdown?: string;
    readonly alarms?: readonly string[];
    readonly metrics?: readonly unknown[][];
    readonly query?: string;
  };
}

describe('the dashboard of a stage', () => {
  const dashboards = ofType('AWS::CloudWatch::Dashboard');
  const body = textOf(dashboards[0]?.properties['DashboardBody']);
  const { widgets } = JSON.parse(body) as { widgets: Widget[] };
  const shows = ({ stack, id }: Resource) =>
    stack === 'Observability'
      ? body.includes(`<${id}>`) || body.includes(`<[${id},QueueName]>`)
      : body.includes(`StackName:cupo-dev-${stack.toLowerCase()},`) && body.includes(id);

  it('exists if the deployment requests it', () => {
    const without = synthesize({ stage: 'prod' }).resources;
    expect(without.filter(({ type }) => type === 'AWS::CloudWatch::Dashboard')).toEqual([]);
  });

  it('is a single one, within CloudWatch’s size limit', () => {
    expect(dashboards).toHaveLength(1);
    expect(widgets.length).toBeLessThan(500);
    for (const { properties } of widgets) expect(properties.metrics?.length ?? 0).toBeLessThanOrEqual(500);
  });

  it('starts with alarms and the business, followed by the infrastructure', () => {
    const [first] = widgets;
    expect(first!.type).toBe('alarm');
    expect(widgets.flatMap(({ properties: { markdown } }) => markdown ?? [])).toEqual([
      '## Business',
      '## API',
      '## Functions',
      '## Queues',
      '## Table',
      '## Marketplaces and other external services',
      '## Deployments',
    ]);
  });

  it('shows every alarm', () => {
    const shown = widgets
      .filter(({ type }) => type === 'alarm')
      .flatMap(({ properties }) => properties.alarms);
    const alarms = [...ofType('AWS::CloudWatch::Alarm'), ...ofType('AWS::CloudWatch::CompositeAlarm')];
    expect(new Set(shown)).toEqual(
      new Set(alarms.map(({ id }) => `<${id},Arn>`.replace(/^<(.*),Arn>$/, '<[$1,Arn]>'))),
    );
  });

  it('contains every metric of the product', () => {
    const drawn = new Set(
      widgets
        .flatMap(({ properties }) => properties.metrics ?? [])
        .flatMap(([namespace, name]) => (namespace === 'Cupo/dev' ? [name] : [])),
    );
    expect(drawn).toEqual(new Set(Object.keys(metrics)));
  });

  it('contains every function and every queue', () => {
    const missing = [...functions, ...ofType('AWS::SQS::Queue')].filter((one) => !shows(one));
    expect(missing.map(({ stack, id }) => `${stack}/${id}`)).toEqual([]);
  });

  it('shows the 50th, 95th and 99th percentile of each route', () => {
    const searched = [...body.matchAll(/MetricName=\\"Latency\\".*?'(p\d+)'/g)].map(([, share]) => share);
    expect(searched).toEqual(['p50', 'p95', 'p99']);
  });
});

describe('saved queries', () => {
  const queries = ofType('AWS::Logs::QueryDefinition');

  it('have names that begin with the stage, and state which values to fill in', () => {
    expect(queries).toHaveLength(9);
    for (const { properties } of queries) {
      expect(properties['Name']).toMatch(/^cupo-dev\/\w.+/);
      expect(properties['QueryString']).toMatch(/^# \w.+\n/);
    }
  });

  it('search at most as many log groups as a query may name, or explain how to choose them', () => {
    for (const { properties } of queries) {
      const groups = properties['LogGroupNames'] as unknown[] | undefined;
      if (groups === undefined) expect(properties['QueryString']).toContain('by the prefix cupo-dev\n');
      else {
        expect(groups.length).toBeGreaterThan(0);
        expect(groups.length).toBeLessThanOrEqual(50);
      }
    }
  });
});
