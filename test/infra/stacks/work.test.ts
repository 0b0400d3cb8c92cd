import {
  actionsOf,
  referenced,
  type Resource,
  type Statement,
  synthesize,
  targetsOf,
} from './synthesized.ts';

const stages = ['dev', 'prod'] as const;

/** Queues that redeliver messages sooner than the rule requires, with the time after the worker's timeout. */
const sooner: Readonly<Record<string, number>> = { Imports: 60, Optimizations: 60 };

interface Redrive {
  readonly deadLetterTargetArn: unknown;
  readonly maxReceiveCount: number;
}

const named = ({ stack, id }: Resource) => `${stack}/${id}`;
const redriveOf = ({ properties }: Resource) => properties['RedrivePolicy'] as Redrive | undefined;
const number = ({ properties }: Resource, name: string) => Number(properties[name]);

describe.each(stages)('in the stage %s', (stage) => {
  const { resources } = synthesize({ stage });
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const find = (stack: string, id: string) => resources.find((one) => one.stack === stack && one.id === id)!;
  const queues = ofType('AWS::SQS::Queue');
  const sources = queues.filter(redriveOf);
  const ends = queues.filter((queue) => !redriveOf(queue));
  const mappings = ofType('AWS::Lambda::EventSourceMapping');
  const ofStreams = mappings.filter(({ properties }) => 'StartingPosition' in properties);
  const ofQueues = mappings.filter((mapping) => !ofStreams.includes(mapping));
  const schedules = ofType('AWS::Scheduler::Schedule');
  const deadLettersOf = (queue: Resource) =>
    find(queue.stack, referenced(redriveOf(queue)?.deadLetterTargetArn));

  it('every work queue moves a message after five receives to a queue that keeps it longer', () => {
    expect(sources).toHaveLength(7);
    for (const queue of sources) {
      const end = deadLettersOf(queue);
      expect(redriveOf(queue)?.maxReceiveCount).toBe(5);
      expect(end.properties['FifoQueue']).toBe(queue.properties['FifoQueue']);
      expect(number(end, 'MessageRetentionPeriod')).toBe(14 * 24 * 3600);
      expect(number(queue, 'MessageRetentionPeriod')).toBeLessThan(number(end, 'MessageRetentionPeriod'));
    }
  });

  it('every other queue receives failures of work, a stream or a schedule', () => {
    const reached = [
      ...sources.map((queue) => [queue.stack, redriveOf(queue)?.deadLetterTargetArn]),
      ...ofStreams.map(({ stack, properties }) => {
        const { OnFailure } = properties['DestinationConfig'] as { OnFailure: { Destination: unknown } };
        return [stack, OnFailure.Destination];
      }),
      ...schedules.map(({ stack, properties }) => {
        const { DeadLetterConfig } = properties['Target'] as { DeadLetterConfig: { Arn: unknown } };
        return [stack, DeadLetterConfig.Arn];
      }),
    ].map(([stack, target]) => `${String(stack)}/${referenced(target)}`);
    expect(reached).toHaveLength(sources.length + ofStreams.length + schedules.length);
    expect([...new Set(reached)].sort()).toEqual(ends.map(named).sort());
    expect(ends.map((queue) => number(queue, 'MessageRetentionPeriod'))).toEqual(
      ends.map(() => 14 * 24 * 3600),
    );
  });

  it('ordered queues keep the order within each group, and process groups independently', () => {
    const inOrder = sources.filter(({ properties }) => properties['FifoQueue'] === true);
    expect(inOrder.map(({ id }) => id.split('Queue')[0])).toEqual(['Pushes', 'Reservations']);
    for (const { properties } of inOrder)
      expect(properties).toMatchObject({
        DeduplicationScope: 'messageGroup',
        FifoThroughputLimit: 'perMessageGroupId',
      });
  });

  it('every worker takes one message at a time, has limited concurrency, and reports which message failed', () => {
    const read = ofQueues.map(
      ({ stack, properties }) => `${stack}/${referenced(properties['EventSourceArn'])}`,
    );
    expect(read.sort()).toEqual(sources.map(named).sort());
    for (const { properties } of ofQueues) {
      expect(properties).toMatchObject({
        BatchSize: 1,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: expect.any(Number) as unknown },
      });
      const { MaximumConcurrency } = properties['ScalingConfig'] as { MaximumConcurrency: number };
      expect(MaximumConcurrency).toBeGreaterThanOrEqual(2);
    }
  });

  it('a message is hidden for six times its worker’s timeout, unless the list says less', () => {
    for (const { stack, properties } of ofQueues) {
      const queue = find(stack, referenced(properties['EventSourceArn']));
      const timeoutSeconds = number(find(stack, referenced(properties['FunctionName'])), 'Timeout');
      const afterSeconds = sooner[queue.id.split('Queue')[0]!];
      const expected = afterSeconds === undefined ? 6 * timeoutSeconds : timeoutSeconds + afterSeconds;
      expect([named(queue), number(queue, 'VisibilityTimeout')]).toEqual([named(queue), expected]);
    }
  });

  it('the table’s stream has the two readers that AWS allows, which eventually discard a failing record', () => {
    expect(ofStreams).toHaveLength(2);
    for (const { properties } of ofStreams)
      expect(properties).toMatchObject({
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 5,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      });
  });

  it('schedules are retried twice and not after the next run is due, with roles that may start one function', () => {
    expect(schedules.length).toBeGreaterThan(5);
    for (const { properties } of schedules)
      expect(properties['Target']).toMatchObject({
        RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: expect.any(Number) as unknown },
      });
    const roles = schedules.map(({ stack, properties }) => {
      const { RoleArn } = properties['Target'] as { RoleArn: unknown };
      return `${stack}/${referenced(RoleArn)}`;
    });
    expect(new Set(roles).size).toBe(roles.length);
    const started = ofType('AWS::IAM::Policy')
      .filter(({ stack, properties }) =>
        (properties['Roles'] as unknown[]).some((role) => roles.includes(`${stack}/${referenced(role)}`)),
      )
      .map(({ properties }) =>
        (properties['PolicyDocument'] as { Statement: Statement[] }).Statement.filter((statement) =>
          actionsOf(statement).includes('lambda:InvokeFunction'),
        ).flatMap(targetsOf),
      );
    // The function, and its versions.
    expect(started.map((targets) => targets.length)).toEqual(schedules.map(() => 2));
  });
});
