import { existsSync, readFileSync } from 'node:fs';
import {
  dimensionOf,
  dimensionValues,
  metrics,
  type MetricName,
} from '#functions/_platform/common/metrics.ts';
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

/** The series that an alarm watches: one, or the series of its expression. Each costs money. */
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

/** An alarm on one series of a metric, summed over the given period. */
const alarmOn = (metricName: MetricName, periodSeconds: number) => ({
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
const metricUsd = 0.3;

describe.each(['dev', 'prod'] as const)('the alarms of the stage %s', (stage) => {
  const { resources } = synthesize({ stage });
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const alarms = ofType('AWS::CloudWatch::Alarm');
  const named = ({ stack, id }: Resource) => `${stack}/${id}`;
  const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !/^Custom(?!Message)/.test(id));
  const queues = ofType('AWS::SQS::Queue');
  const serviceOf = ({ properties }: Resource) =>
    (properties['Environment'] as { Variables: Record<string, string> }).Variables['POWERTOOLS_SERVICE_NAME'];

  /** Whether a value refers to a resource by the output that its stack publishes. */
  const isNamedIn = (value: unknown, { stack, id }: Resource) => {
    const text = JSON.stringify(value);
    const isOfStack = new RegExp(`"cupo-${stage}-${stack.toLowerCase()}[":]`).test(text);
    return (isOfStack || stack === 'Observability') && text.includes(id);
  };
  const isOf = (one: Resource, { dimensions }: Series) => isNamedIn(dimensions, one);
  const ofProduct = (alarm: Resource) =>
    seriesOf(alarm).filter(({ namespace }) => namespace === `Cupo/${stage}`);

  it('watch every queue through one function, which checks each of them', () => {
    const watch = functions.find((one) => serviceOf(one) === 'jobs.watch-queues.schedule');
    const { Variables } = watch!.properties['Environment'] as { Variables: Record<string, unknown> };
    const ends = queues.filter(({ properties }) => properties['RedrivePolicy'] === undefined);
    const work = queues.filter((queue) => !ends.includes(queue));
    const missingIn = (variable: string, list: readonly Resource[]) =>
      list.filter((one) => !isNamedIn(Variables[variable], one)).map(named);
    expect([ends.length, work.length]).toEqual([12, 7]);
    expect(missingIn('WORK_QUEUE_URLS', work)).toEqual([]);
    expect(missingIn('DEAD_LETTER_QUEUE_URLS', ends)).toEqual([]);
    expect(missingIn('WORK_QUEUE_URLS', ends)).toHaveLength(12);
  });

  it.each(['Errors', 'Throttles'])(
    'sound for the %s of every function: the region counts them all',
    (name) => {
      const series = alarms.flatMap(seriesOf).filter(({ metricName }) => metricName === name);
      expect(series).toEqual([{ namespace: 'AWS/Lambda', metricName: name, dimensions: [] }]);
    },
  );

  it('do not watch single functions', () => {
    expect(functions).toHaveLength(functionIds.length);
    expect(alarms.flatMap(seriesOf).filter((series) => functions.some((one) => isOf(one, series)))).toEqual(
      [],
    );
  });

  it('watch every function whose log lines are kept for a limited time', () => {
    const retained = new Map(ofType('AWS::Logs::LogGroup').map((group) => [named(group), group]));
    for (const { stack, properties } of functions) {
      const { LogGroup } = properties['LoggingConfig'] as { LogGroup: unknown };
      const group = retained.get(`${stack}/${referenced(LogGroup)}`);
      expect(group?.properties['RetentionInDays']).toBe(90);
    }
  });

  const silent = alarms.filter(({ properties }) => properties['TreatMissingData'] === 'breaching');

  it('watch every schedule, and only these alarms treat missing data as a fault', () => {
    const groups = ofType('AWS::Scheduler::ScheduleGroup');
    const watched = groups.filter((group) =>
      silent.some((alarm) =>
        seriesOf(alarm).some(({ dimensions }) => dimensions[0]?.Value === group.properties['Name']),
      ),
    );
    expect(watched.map(named)).toEqual(groups.map(named));
    expect(silent).toHaveLength(groups.length);
    for (const { stack, properties } of ofType('AWS::Scheduler::Schedule'))
      expect(groups.map((group) => [group.stack, group.properties['Name']])).toContainEqual([
        stack,
        properties['GroupName'],
      ]);
    for (const alarm of silent) {
      expect(seriesOf(alarm)).toEqual([
        expect.objectContaining({ namespace: 'AWS/Scheduler', metricName: 'InvocationAttemptCount' }),
      ]);
      expect(alarm.properties).toMatchObject({
        ComparisonOperator: 'LessThanThreshold',
        Statistic: 'Sum',
        EvaluationPeriods: 2,
      });
    }
  });

  // The number of starts in a period, in total and without the least frequent schedule.
  it.each([
    ['JobsEachMinuteMissed', 300, 15, 10],
    ['JobsEachFiveMinutesMissed', 300, 2, 1],
    ['JobsSeldomMissed', 3600, 6, 5],
    ['LiveEachMinuteMissed', 300, 5, 0],
    ['ObservabilityEachFiveMinutesMissed', 300, 1, 0],
  ])('have %s between what is started and what is left when one is not', (id, period, all, butOne) => {
    const [alarm] = silent.filter((one) => one.id.startsWith(id));
    const { Period, Threshold } = alarm!.properties as { Period: number; Threshold: number };
    expect(Period).toBe(period);
    expect(Threshold).toBeLessThan(all);
    expect(Threshold).toBeGreaterThan(butOne);
  });

  it('use only existing metrics with their actual dimensions', () => {
    const unknown = alarms.flatMap(ofProduct).filter(({ metricName, dimensions }) => {
      const isKnown = Object.hasOwn(metrics, metricName);
      return (
        !isKnown ||
        dimensions.map(({ Name }) => Name).join() !== (dimensionOf(metricName as MetricName) ?? '')
      );
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['PushesLate', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['ClassesDrift', { Threshold: 1, EvaluationPeriods: 6, DatapointsToAlarm: 6 }],
    ['BreakersOpen', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 3 }],
    ['WebhooksRefused', { Threshold: 6, EvaluationPeriods: 1 }],
    ['WebhooksLate', { Threshold: 300 }],
    ['DeadLetters', { Threshold: 1, EvaluationPeriods: 1, ...alarmOn('DeadLetters', 300) }],
    ['QueuesUnread', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 3 }],
    ['MessagesLate', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['SchedulesFail', { Threshold: 3, ...alarmOn('ScheduleFailures', 3600) }],
    ['MailboxesBreak', { Threshold: 5, ...alarmOn('MailboxesBroken', 300) }],
    ['CredentialsSeenOften', { Threshold: 4, ...alarmOn('CredentialReveals', 3600) }],
    ['ServerErrors', { Threshold: 1, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['Latency', { Threshold: 3000, ExtendedStatistic: 'p99' }],
    ['Concurrency', { Threshold: 80, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['TableRetries', { Threshold: 10, EvaluationPeriods: 3, DatapointsToAlarm: 2 }],
    ['TableConflicts', { Threshold: 100 }],
    ['SignInsFail', { Threshold: 50 }],
    ['ModelTokensADay', alarmOn('ModelTokens', 86_400)],
  ])('have %s at its threshold', (id, expected) => {
    const found = alarms.filter((one) => one.id.replace(/[0-9A-F]{8}$/, '') === id);
    expect(found.map(({ properties }) => properties)).toEqual([expect.objectContaining(expected as object)]);
  });

  it('notify the topic when they start and end, and link to an existing page', () => {
    const topic = [{ Ref: ofType('AWS::SNS::Topic')[0]!.id }];
    for (const { id, properties } of alarms) {
      expect({ id, ...properties }).toMatchObject({ AlarmActions: topic, OKActions: topic });
      const [, page = ''] = /^\w.+ (infra\/runbooks\/[a-z-]+\.md)$/.exec(
        String(properties['AlarmDescription']),
      ) ?? ['', id];
      expect([id, page, existsSync(page)]).toEqual([id, page, true]);
    }
  });

  it('use no more series than CloudWatch allows for an alarm', () => {
    for (const alarm of alarms) expect(seriesOf(alarm).length).toBeLessThanOrEqual(10);
  });

  it('cost as much per month as the notes say, including the watched metrics', () => {
    const notes = readFileSync('infra/README.md', 'utf8');
    const said = (what: RegExp) => Number(what.exec(notes)?.[1]);
    const series = alarms.reduce((sum, alarm) => sum + seriesOf(alarm).length, 0);
    expect(Math.abs(series * alarmUsd - said(/about (\d+) USD a month for its alarms/))).toBeLessThan(0.6);
    expect(ofType('AWS::CloudWatch::CompositeAlarm')).toEqual([]);
    const reported = (Object.keys(metrics) as MetricName[]).map((name) => {
      const by = dimensionOf(name);
      return by === undefined ? 1 : dimensionValues[by].length;
    });
    const metricsUsd = reported.reduce((sum, count) => sum + count, 0) * metricUsd;
    expect(metricsUsd).toBeLessThanOrEqual(said(/at most (\d+) USD a month for its metrics/));
  });

  it('are sent by e-mail, as are alerts about the account’s cost', () => {
    expect(ofType('AWS::SNS::Subscription').map(({ properties }) => properties)).toEqual([
      expect.objectContaining({ Protocol: 'email', Endpoint: 'operator@example.org' }),
    ]);
    const [budget] = ofType('AWS::Budgets::Budget');
    expect(budget!.properties['Budget']).toMatchObject({
      BudgetLimit: { Amount: 100, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
    });
    const topic = { Ref: ofType('AWS::SNS::Topic')[0]!.id };
    const reported = budget!.properties['NotificationsWithSubscribers'] as {
      Notification: { Threshold: number; NotificationType: string };
      Subscribers: unknown;
    }[];
    expect(
      reported.map(({ Notification }) => [Notification.NotificationType, Notification.Threshold]),
    ).toEqual([
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
    for (const { Subscribers } of reported)
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: topic }]);
  });
});
