import * as z from 'zod';
import { queueAction, type AccountAction, type Action } from '../action.ts';
import { QueueError } from '../errors.ts';
import type { Queue } from '../queue.ts';
import type { QueueSet } from '../queue-set.ts';
import { redrive } from '../redrive.ts';
import { messageBytesMax, parseInput } from '../schemas.ts';

function redrivePolicy({ declaration }: Queue, set: QueueSet): string | undefined {
  const { deadLetterTo, receivesMax } = declaration;
  if (deadLetterTo === undefined) return undefined;
  return JSON.stringify({ deadLetterTargetArn: set.arnOf(deadLetterTo), maxReceiveCount: receivesMax });
}

function attributesOf(queue: Queue, set: QueueSet): Record<string, string> {
  const { declaration } = queue;
  const counts = queue.counts();
  const policy = redrivePolicy(queue, set);
  return {
    QueueArn: set.arnOf(declaration.name),
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.inFlight),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    VisibilityTimeout: String(declaration.visibilityTimeoutSeconds),
    DelaySeconds: String(declaration.delaySeconds ?? 0),
    MessageRetentionPeriod: String(queue.retentionSeconds),
    MaximumMessageSize: String(messageBytesMax),
    ReceiveMessageWaitTimeSeconds: '0',
    ...(declaration.fifo && {
      FifoQueue: 'true',
      ContentBasedDeduplication: String(declaration.contentBasedDeduplication ?? false),
    }),
    ...(policy !== undefined && { RedrivePolicy: policy }),
  };
}

const attributesSchema = z.object({ AttributeNames: z.array(z.string()).default([]) });

const GetQueueAttributes = queueAction('GetQueueAttributes', attributesSchema, ({ queue, set }, input) => {
  const all = attributesOf(queue, set);
  if (input.AttributeNames.includes('All')) return { Attributes: all };
  const wanted = input.AttributeNames.flatMap((name) =>
    Object.hasOwn(all, name) ? [[name, all[name]]] : [],
  );
  return wanted.length > 0 ? { Attributes: Object.fromEntries(wanted) } : {};
});

const PurgeQueue = queueAction('PurgeQueue', z.object({}), ({ queue }) => {
  queue.purge();
  return {};
});

const nameSchema = z.object({ QueueName: z.string().min(1).max(80) });

const GetQueueUrl: Action = {
  permission: 'GetQueueUrl',
  queueOf: (set, input) => set.byName(parseInput(nameSchema, input).QueueName),
  run: async ({ set }, queue) => ({ QueueUrl: set.urlOf(queue.declaration.name) }),
};

const moveSchema = z.object({ SourceArn: z.string().min(1), DestinationArn: z.undefined().optional() });

/** A move task is already complete when the response is sent. Its handle looks like AWS's. */
const StartMessageMoveTask: Action = {
  permission: 'StartMessageMoveTask',
  queueOf: (set, input) => set.byArn(parseInput(moveSchema, input).SourceArn),
  async run({ set }, queue) {
    const { name } = queue.declaration;
    if (!set.isDeadLetterQueue(name))
      throw new QueueError('UnsupportedOperation', 'Only messages of a dead-letter queue can be moved.');
    redrive(set, queue);
    return { TaskHandle: Buffer.from(set.arnOf(name)).toString('base64url') };
  },
};

const listSchema = z.object({
  QueueNamePrefix: z.string().default(''),
  MaxResults: z.int().min(1).max(1000).default(1000),
  NextToken: z.string().optional(),
});

/** The pagination token is the last name on the page. */
export const ListQueues: AccountAction = {
  permission: 'ListQueues',
  run({ set }, given) {
    const { QueueNamePrefix, MaxResults, NextToken = '' } = parseInput(listSchema, given);
    const named = set.names().filter((name) => name.startsWith(QueueNamePrefix) && name > NextToken);
    const page = named.sort().slice(0, MaxResults);
    const more = named.length > page.length;
    return { QueueUrls: page.map(set.urlOf), ...(more && { NextToken: page.at(-1) }) };
  },
};

export const describeActions = { GetQueueAttributes, PurgeQueue, GetQueueUrl, StartMessageMoveTask };
