import { metrics } from '#functions/_platform/common/metrics.ts';
import { type Resource, synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'dev', dashboard: 'true' });
const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('Custom'));

/** Text with intrinsic functions between its parts, as one text that still names what they name. */
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

  it('is there where the deployment asks for it', () => {
    const without = synthesize({ stage: 'prod' }).resources;
    expect(without.filter(({ type }) => type === 'AWS::CloudWatch::Dashboard')).toEqual([]);
  });

  it('is one, and no larger than CloudWatch takes', () => {
    expect(dashboards).toHaveLength(1);
    expect(widgets.length).toBeLessThan(500);
    for (const { properties } of widgets) expect(properties.metrics?.length ?? 0).toBeLessThanOrEqual(500);
  });

  it('begins with what sounds and the business, and goes on to all that carries it', () => {
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

  it('draws every metric of the product', () => {
    const drawn = new Set(
      widgets
        .flatMap(({ properties }) => properties.metrics ?? [])
        .flatMap(([namespace, name]) => (namespace === 'Cupo/dev' ? [name] : [])),
    );
    expect(drawn).toEqual(new Set(Object.keys(metrics)));
  });

  it('names every function and every queue', () => {
    const missing = [...functions, ...ofType('AWS::SQS::Queue')].filter((one) => !shows(one));
    expect(missing.map(({ stack, id }) => `${stack}/${id}`)).toEqual([]);
  });

  it('shows each route by half, by 95 and by 99 of a hundred requests', () => {
    const searched = [...body.matchAll(/MetricName=\\"Latency\\".*?'(p\d+)'/g)].map(([, share]) => share);
    expect(searched).toEqual(['p50', 'p95', 'p99']);
  });
});

describe('saved queries', () => {
  const queries = ofType('AWS::Logs::QueryDefinition');

  it('stand under the name of the stage, and say what to fill in', () => {
    expect(queries).toHaveLength(9);
    for (const { properties } of queries) {
      expect(properties['Name']).toMatch(/^cupo-dev\/\w.+/);
      expect(properties['QueryString']).toMatch(/^# \w.+\n/);
    }
  });

  it('look through no more log groups than a query may name, or say how to choose them', () => {
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
