import { existsSync, readFileSync } from 'node:fs';
import { dimensionValues, metrics, type MetricName } from '#functions/_platform/common/metrics.ts';
import { functionIds } from './built.ts';
import { referenced, type Resource, synthesize } from './synthesized.ts';

interface Series {
  readonly namespace: string;
  readonly metricName: string;
  readonly dimensions: readonly { readonly Name: string; readonly Value: unknown }[];
}

interface Stat {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: Series['dimensions'];
}

/** The series that an alarm looks at: one, or those of its expression. Each is paid for. */
function seriesOf({ properties }: Resource): Series[] {
  const parts = (properties['Metrics'] ?? []) as { MetricStat?: { Metric: Stat } }[];
  const stats = properties['Metrics']
    ? parts.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []))
    : [properties as unknown as Stat];
  return stats.map(({ Namespace, MetricName: metricName, Dimensions = [] }) => ({
    namespace: Namespace,
    metricName,
    dimensions: Dimensions,
  }));
}

/** What an alarm says that looks at one series of a name, summed over so many seconds. */
const looksAt = (metricName: MetricName, periodSeconds: number) => ({
  Metrics: [
    expect.objectContaining({
      MetricStat: expect.objectContaining({
        Metric: expect.objectContaining({ MetricName: metricName }) as unknown,
        Period: periodSeconds,
        Stat: 'Sum',
      }) as unknown,
    }),
  ],
});

const alarmUsd = 0.1;
const compositeUsd = 0.5;
const metricUsd = 0.3;

describe.each(['dev', 'prod'] as const)('the alarms of the stage %s', (stage) => {
  const { resources } = synthesize({ stage });
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const alarms = ofType('AWS::CloudWatch::Alarm');
  const composites = ofType('AWS::CloudWatch::CompositeAlarm');
  const named = ({ stack, id }: Resource) => `${stack}/${id}`;
  const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('Custom'));
  const queues = ofType('AWS::SQS::Queue');
  const serviceOf = ({ properties }: Resource) =>
    (properties['Environment'] as { Variables: Record<string, string> }).Variables['POWERTOOLS_SERVICE_NAME'];

  /** Alarms stand in a stack of their own: they name a thing by the output that its stack publishes. */
  const isOf = ({ stack, id }: Resource, { dimensions }: Series) => {
    const text = JSON.stringify(dimensions);
    return new RegExp(`"cupo-${stage}-${stack.toLowerCase()}[":]`).test(text) && text.includes(id);
  };
  const watching = (one: Resource, metricName: string) =>
    alarms.filter((alarm) =>
      seriesOf(alarm).some((series) => series.metricName === metricName && isOf(one, series)),
    );
  const unwatched = (list: readonly Resource[], metricName: string) =>
    list.filter((one) => watching(one, metricName).length !== 1).map(named);
  const ofProduct = (alarm: Resource) =>
    seriesOf(alarm).filter(({ namespace }) => namespace === `Cupo/${stage}`);

  it('sound for the first dead letter, wherever one can lie', () => {
    const ends = queues.filter(({ properties }) => properties['RedrivePolicy'] === undefined);
    expect(ends.length).toBeGreaterThan(5);
    expect(unwatched(ends, 'ApproximateNumberOfMessagesVisible')).toEqual([]);
    for (const end of ends)
      for (const alarm of watching(end, 'ApproximateNumberOfMessagesVisible'))
        expect(alarm.properties).toMatchObject({ Threshold: 1, EvaluationPeriods: 1, Period: 60 });
  });

  it('sound for messages that wait too long, in every queue that hands dead letters on', () => {
    const sources = queues.filter(({ properties }) => properties['RedrivePolicy'] !== undefined);
    expect(unwatched(sources, 'ApproximateAgeOfOldestMessage')).toEqual([]);
    const secondsOf = (name: string) => {
      const queue = sources.find(({ id }) => id.startsWith(name))!;
      return watching(queue, 'ApproximateAgeOfOldestMessage').map(
        ({ properties }) => properties['Threshold'],
      );
    };
    expect(['Pushes', 'Imports', 'Optimizations', 'Reservations'].map(secondsOf)).toEqual([
      [120],
      [600],
      [900],
      [300],
    ]);
  });

  it.each(['Errors', 'Throttles'])(
    'sound for the %s of every function: the region counts them all',
    (name) => {
      const series = alarms.flatMap(seriesOf).filter(({ metricName }) => metricName === name);
      expect(series).toEqual([{ namespace: 'AWS/Lambda', metricName: name, dimensions: [] }]);
    },
  );

  it('are of no function alone', () => {
    expect(functions).toHaveLength(functionIds.length);
    expect(alarms.flatMap(seriesOf).filter((series) => functions.some((one) => isOf(one, series)))).toEqual(
      [],
    );
  });

  it('know every function whose lines are kept for a time', () => {
    const kept = new Map(ofType('AWS::Logs::LogGroup').map((group) => [named(group), group]));
    for (const { stack, properties } of functions) {
      const { LogGroup } = properties['LoggingConfig'] as { LogGroup: unknown };
      const group = kept.get(`${stack}/${referenced(LogGroup)}`);
      expect(group?.properties['RetentionInDays']).toBe(90);
    }
  });

  it('hear every schedule that does not run, and only there is silence a fault', () => {
    const started = ofType('AWS::Scheduler::Schedule').map(({ stack, properties }) => {
      const { Arn } = properties['Target'] as { Arn: unknown };
      const target = functions.find((one) => one.stack === stack && one.id === referenced(Arn))!;
      return serviceOf(target);
    });
    const silent = alarms.filter(({ properties }) => properties['TreatMissingData'] === 'breaching');
    const heard = silent.flatMap(seriesOf).map(({ metricName, dimensions }) => [metricName, dimensions]);
    expect(started.length).toBeGreaterThan(5);
    expect(new Set(heard)).toEqual(
      new Set(started.map((service) => ['ScheduleRuns', [{ Name: 'service', Value: service }]])),
    );
    for (const { properties } of silent)
      expect(properties).toMatchObject({ ComparisonOperator: 'LessThanThreshold', Threshold: 1 });
  });

  it('name only what is measured, told apart as it is', () => {
    const unknown = alarms.flatMap(ofProduct).filter(({ metricName, dimensions }) => {
      const metric = Object.hasOwn(metrics, metricName) && metrics[metricName as MetricName];
      return !metric || dimensions.map(({ Name }) => Name).join() !== (metric.by ?? '');
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['PushesLate', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['ClassesDrift', { Threshold: 1, EvaluationPeriods: 6, DatapointsToAlarm: 6 }],
    ['BreakersOpen', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 3 }],
    ['StripeWebhooksRefused', { Threshold: 6, EvaluationPeriods: 1 }],
    ['WebhooksLate', { Threshold: 300 }],
    ['StripeWebhooksLate', { Threshold: 300 }],
    ['MailboxesBreak', { Threshold: 5, ...looksAt('MailboxesBroken', 300) }],
    ['CredentialsSeenOften', { Threshold: 4, ...looksAt('CredentialReveals', 3600) }],
    ['ServerErrors', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['Latency', { Threshold: 3000, ExtendedStatistic: 'p99' }],
    ['Concurrency', { Threshold: 80, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['TableSystemErrors', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['TableReadThrottleEvents', { Threshold: 1 }],
    ['IndexWriteThrottleEvents', { Threshold: 1 }],
    ['SignInsFail', { Threshold: 50 }],
    ['ModelTokensADay', looksAt('ModelTokens', 86_400)],
  ])('have %s at its threshold', (id, expected) => {
    const found = alarms.filter((one) => one.id.replace(/[0-9A-F]{8}$/, '') === id);
    expect(found.map(({ properties }) => properties)).toEqual([expect.objectContaining(expected as object)]);
  });

  it('all tell the topic when they begin and when they end, and lead to a page that is there', () => {
    const topic = [{ Ref: ofType('AWS::SNS::Topic')[0]!.id }];
    expect(composites).toHaveLength(1);
    for (const { id, properties } of [...alarms, ...composites]) {
      expect({ id, ...properties }).toMatchObject({ AlarmActions: topic, OKActions: topic });
      const [, page = ''] = /^\w.+ (infra\/runbooks\/[a-z-]+\.md)$/.exec(
        String(properties['AlarmDescription']),
      ) ?? ['', id];
      expect([id, page, existsSync(page)]).toEqual([id, page, true]);
    }
  });

  it('ask for no more series than CloudWatch lets an alarm have', () => {
    for (const alarm of alarms) expect(seriesOf(alarm).length).toBeLessThanOrEqual(10);
  });

  it('and what they look at cost a month what the notes of this room say', () => {
    const notes = readFileSync('infra/README.md', 'utf8');
    const said = (what: RegExp) => Number(what.exec(notes)?.[1]);
    const series = alarms.reduce((sum, alarm) => sum + seriesOf(alarm).length, 0);
    const usd = series * alarmUsd + composites.length * compositeUsd;
    expect(Math.abs(usd - said(/about (\d+) USD a month for its alarms/))).toBeLessThan(3);
    const schedules = ofType('AWS::Scheduler::Schedule').length;
    const told = Object.values(metrics).map(({ by }) =>
      by === undefined ? 1 : by === 'service' ? schedules : dimensionValues[by].length,
    );
    const metricsUsd = told.reduce((sum, count) => sum + count, 0) * metricUsd;
    expect(metricsUsd).toBeLessThanOrEqual(said(/at most (\d+) USD a month for its metrics/));
  });

  it('are heard by somebody, as is what the account costs', () => {
    expect(ofType('AWS::SNS::Subscription').map(({ properties }) => properties)).toEqual([
      expect.objectContaining({ Protocol: 'email', Endpoint: 'operator@example.org' }),
    ]);
    const [budget] = ofType('AWS::Budgets::Budget');
    expect(budget!.properties['Budget']).toMatchObject({
      BudgetLimit: { Amount: 100, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
    });
    const topic = { Ref: ofType('AWS::SNS::Topic')[0]!.id };
    const told = budget!.properties['NotificationsWithSubscribers'] as {
      Notification: { Threshold: number; NotificationType: string };
      Subscribers: unknown;
    }[];
    expect(told.map(({ Notification }) => [Notification.NotificationType, Notification.Threshold])).toEqual([
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
    for (const { Subscribers } of told)
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: topic }]);
  });
});
