import {
  actionsOf,
  referenced,
  type Resource,
  type Statement,
  synthesize,
  targetsOf,
} from './synthesized.ts';

const { app, resources } = synthesize({
  stage: 'dev',
  firewall: 'true',
  domain: 'studio.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1b2c',
});

const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const named = ({ stack, id }: Resource) => `${stack}/${id}`;
const find = (stack: string, id: string) => resources.find((one) => one.stack === stack && one.id === id)!;
const queues = ofType('AWS::SQS::Queue');
const alarms = ofType('AWS::CloudWatch::Alarm');
const functions = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('Custom'));
const mappings = ofType('AWS::Lambda::EventSourceMapping');

interface Redrive {
  readonly deadLetterTargetArn: unknown;
  readonly maxReceiveCount: number;
}
const redriveOf = ({ properties }: Resource) => properties['RedrivePolicy'] as Redrive | undefined;
const sources = queues.filter(redriveOf);
const ends = queues.filter((queue) => !redriveOf(queue));
const deadLettersOf = (queue: Resource) =>
  find(queue.stack, referenced(redriveOf(queue)?.deadLetterTargetArn));
const deadLetterIds = (list: readonly { stack: string; target: unknown }[]) =>
  list.map(({ stack, target }) => `${stack}/${referenced(target)}`);

describe('queues', () => {
  it.each(sources.map((queue) => [named(queue), queue] as const))(
    '%s hands on after five receives',
    (_, queue) => {
      expect(redriveOf(queue)?.maxReceiveCount).toBe(5);
      expect(deadLettersOf(queue).properties['FifoQueue']).toBe(queue.properties['FifoQueue']);
    },
  );

  it('without a dead-letter queue are one, of a queue, a stream or a schedule', () => {
    const fed = [
      ...sources.map(({ stack, ...queue }) => ({
        stack,
        target: redriveOf({ stack, ...queue })?.deadLetterTargetArn,
      })),
      ...mappings.map(({ stack, properties }) => {
        const { OnFailure } = (properties['DestinationConfig'] ?? {}) as {
          OnFailure?: { Destination: unknown };
        };
        return { stack, target: OnFailure?.Destination };
      }),
      ...ofType('AWS::Scheduler::Schedule').map(({ stack, properties }) => {
        const { DeadLetterConfig } = properties['Target'] as { DeadLetterConfig?: { Arn: unknown } };
        return { stack, target: DeadLetterConfig?.Arn };
      }),
    ];
    const reached = new Set(deadLetterIds(fed.filter(({ target }) => target !== undefined)));
    expect(ends.map(named).sort()).toEqual([...reached].sort());
  });

  it('that end keep what they hold for 14 days, longer than those before them', () => {
    const seconds = (queue: Resource) => Number(queue.properties['MessageRetentionPeriod']);
    expect(ends.map(seconds)).toEqual(ends.map(() => 14 * 24 * 3600));
    expect(sources.every((queue) => seconds(queue) < seconds(deadLettersOf(queue)))).toBe(true);
  });

  it('of pushes keep the order of each group', () => {
    const [pushes] = sources.filter(({ id }) => id.startsWith('Pushes'));
    expect(pushes!.properties).toMatchObject({
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
    });
  });
});

describe('event sources', () => {
  const consumerOf = ({ stack, properties }: Resource) => find(stack, referenced(properties['FunctionName']));
  const ofQueues = mappings.filter(({ properties }) => 'ScalingConfig' in properties);
  const ofStreams = mappings.filter(({ properties }) => 'StartingPosition' in properties);

  it('all tell which records of a batch failed', () => {
    expect(mappings).toHaveLength(5);
    for (const { properties } of mappings)
      expect(properties['FunctionResponseTypes']).toEqual(['ReportBatchItemFailures']);
  });

  it.each(ofQueues.map((one) => [named(one), one] as const))(
    '%s leaves its function time enough before a message comes again',
    (_, mapping) => {
      const queue = find(mapping.stack, referenced(mapping.properties['EventSourceArn']));
      const timeoutSeconds = Number(consumerOf(mapping).properties['Timeout']);
      // A step of an import that died is to be taken up soon: six times ten minutes would be an hour.
      const timeouts = mapping.id.startsWith('Import') ? 1.1 : 6;
      expect(Number(queue.properties['VisibilityTimeout'])).toBeGreaterThanOrEqual(timeouts * timeoutSeconds);
      expect(redriveOf(queue)).toBeDefined();
      expect(mapping.properties['ScalingConfig']).toEqual({
        MaximumConcurrency: expect.any(Number) as unknown,
      });
    },
  );

  it('of the table’s stream are the two that AWS allows, and give up in the end', () => {
    expect(ofStreams).toHaveLength(2);
    for (const { properties } of ofStreams)
      expect(properties).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: 5 });
  });
});

describe('schedules', () => {
  it('run each minute, each five minutes and each hour, and what could not start is kept', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').map(({ properties }) => properties);
    expect(new Set(schedules.map(({ ScheduleExpression }) => ScheduleExpression))).toEqual(
      new Set(['rate(1 minute)', 'rate(5 minutes)', 'rate(1 hour)']),
    );
    for (const { Target } of schedules)
      expect(Target).toMatchObject({
        DeadLetterConfig: { Arn: expect.anything() as unknown },
        RetryPolicy: { MaximumRetryAttempts: 2 },
      });
  });

  it('are started by roles that may call one function', () => {
    const roles = ofType('AWS::IAM::Policy').filter(({ id }) => id.startsWith('SchedulerRole'));
    const calls = roles
      .flatMap(({ properties }) => (properties['PolicyDocument'] as { Statement: Statement[] }).Statement)
      .filter((statement) => actionsOf(statement).includes('lambda:InvokeFunction'))
      .map(targetsOf);
    expect(calls).toHaveLength(3);
    expect(JSON.stringify(calls)).not.toContain('"*"');
  });
});

describe('alarms', () => {
  const text = (alarm: Resource) => JSON.stringify(alarm.properties);
  /** Alarms stand in a stack of their own: they name a thing by the output that its stack publishes. */
  const watches = (alarm: Resource, { stack, id }: Resource) =>
    text(alarm).includes(`"cupo-dev-${stack.toLowerCase()}"`) && text(alarm).includes(id);
  const unwatched = (list: readonly Resource[], metric: string) =>
    list.filter((one) => !alarms.some((alarm) => watches(alarm, one) && text(alarm).includes(`"${metric}"`)));

  it('sound for every dead letter', () => {
    expect(unwatched(ends, 'ApproximateNumberOfMessagesVisible').map(named)).toEqual([]);
    const thresholds = alarms
      .filter((alarm) => text(alarm).includes('"ApproximateNumberOfMessagesVisible"'))
      .map(({ properties }) => properties['Threshold']);
    expect(thresholds).toEqual(ends.map(() => 1));
  });

  it('sound for messages that wait too long in every queue', () => {
    expect(unwatched(sources, 'ApproximateAgeOfOldestMessage').map(named)).toEqual([]);
  });

  it('sound for the errors of every function', () => {
    expect(functions.length).toBeGreaterThan(20);
    expect(unwatched(functions, 'Errors').map(named)).toEqual([]);
  });

  it('all say what is wrong and tell the topic', () => {
    for (const { properties } of alarms)
      expect(properties).toMatchObject({
        AlarmDescription: expect.stringMatching(/\w+ \w+/) as unknown,
        AlarmActions: [{ Ref: ofType('AWS::SNS::Topic')[0]!.id }],
        TreatMissingData: 'notBreaching',
      });
  });
});

describe('a stage for development', () => {
  it('may be taken down with all it holds', () => {
    const kept = resources.filter(({ raw }) => raw['DeletionPolicy'] === 'Retain');
    expect(kept.map(named)).toEqual([]);
    const guarded = app.node.children.filter(
      (child) => (child as { terminationProtection?: boolean }).terminationProtection,
    );
    expect(guarded).toEqual([]);
  });
});

describe('the distribution', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = distribution!.properties['DistributionConfig'] as Record<string, unknown>;

  it('stands behind the firewall, on its own name, with TLS 1.2 or newer', () => {
    expect(config).toMatchObject({
      Aliases: ['studio.example.org'],
      WebACLId: { 'Fn::GetAtt': ['Firewall', 'Arn'] },
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    expect(ofType('AWS::WAFv2::WebACL')[0]!.properties).toMatchObject({ Scope: 'CLOUDFRONT' });
  });

  it('leads to files, API and live connection, each with the security headers', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = config as {
      DefaultCacheBehavior: object;
      CacheBehaviors: { PathPattern: string }[];
    };
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*', '/live']);
    const [headers] = ofType('AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior).toMatchObject({ ResponseHeadersPolicyId: { Ref: headers!.id } });
  });

  it('gives the live functions its name as the only origin they take', () => {
    const connect = functions.find(({ stack, id }) => stack === 'Live' && id.startsWith('Connect'));
    expect(connect!.properties['Environment']).toMatchObject({
      Variables: { WEB_ORIGIN: 'https://studio.example.org' },
    });
  });
});
