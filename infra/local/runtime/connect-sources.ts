import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { EventSource } from '../assembly/event-sources.ts';
import { place } from '../assembly/names.ts';
import type { Assembly } from '../assembly/read-assembly.ts';
import type { Access } from './access.ts';
import type { Lambdas } from './lambdas.ts';
import { createQueuePoller } from './queue-poller.ts';
import type { Services } from './services.ts';
import { createStreamFeeder, type StreamRecord } from './stream-feeder.ts';

/** A source of a function's events, as the rest of the twin sees it. */
export type ConnectedSource = {
  name: string;
  busy: () => boolean;
  drain: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ConnectSourcesOptions = {
  assembly: Assembly;
  access: Access;
  services: Services;
  invoke: Lambdas['invoke'];
  onBatch: (functionName: string, queueArn: string) => void;
};

/** The rights that the function's role needs before AWS accepts an event source for it. */
const rightsFor = {
  queue: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  stream: ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'],
} as const;

/**
 * Connects every event source of the app to its function.
 *
 * @throws when a function's role may not read its source
 */
export function connectSources(options: ConnectSourcesOptions): ConnectedSource[] {
  return options.assembly.eventSources.map((source) => {
    for (const action of rightsFor[source.kind])
      if (!options.assembly.may(source.function.roleArn, action, source.sourceArn))
        throw new Error(`${source.function.name} may not ${action} on ${source.sourceArn}`);
    return source.kind === 'queue' ? connectQueue(options, source) : connectStream(options, source);
  });
}

function connectQueue(
  { assembly, services, invoke, onBatch }: ConnectSourcesOptions,
  source: EventSource,
): ConnectedSource {
  const queue = assembly.queues.find(({ arn }) => arn === source.sourceArn);
  if (!queue) throw new Error(`No queue ${source.sourceArn} in this app`);
  const invokeWith: Lambdas['invoke'] = (functionName, event) => {
    onBatch(functionName, queue.arn);
    return invoke(functionName, event);
  };
  return createQueuePoller({ source, queueName: queue.name, queues: services.queues, invoke: invokeWith });
}

function connectStream(options: ConnectSourcesOptions, source: EventSource): ConnectedSource {
  const table = options.assembly.tables.find(({ streamArn }) => streamArn === source.sourceArn);
  if (!table) throw new Error(`No table has the stream ${source.sourceArn}`);
  const feeder = createStreamFeeder({
    source,
    invoke: options.invoke,
    onGivenUp: (records, attempts) => reportGivenUp(options, source, records, attempts),
  });
  const unsubscribe = options.services.table.onRecord((record, tableName) => {
    if (tableName === table.name) feeder.push(record);
  });
  return {
    ...feeder,
    drain: async () => undefined,
    stop: async () => {
      unsubscribe();
      await feeder.stop();
    },
  };
}

/** Reports the records that were given up to the failure destination, with the function's own rights. */
async function reportGivenUp(
  { assembly, access, services }: ConnectSourcesOptions,
  { function: target, onFailureArn, sourceArn }: EventSource,
  records: readonly StreamRecord[],
  attempts: number,
): Promise<void> {
  const queue = assembly.queues.find(({ arn }) => arn === onFailureArn);
  if (!queue) return;
  const client = new SQSClient({
    endpoint: services.queues.url,
    region: place.region,
    credentials: access.keyOf(target),
  });
  const MessageBody = JSON.stringify({
    version: '1.0',
    requestContext: { functionArn: target.arn, approximateInvokeCount: attempts },
    DDBStreamBatchInfo: {
      streamArn: sourceArn,
      batchSize: records.length,
      startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
    },
  });
  await client.send(new SendMessageCommand({ QueueUrl: services.queues.urlOf(queue.name), MessageBody }));
  client.destroy();
}
