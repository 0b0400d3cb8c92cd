import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { environment } from '../common/environment.ts';
import { inParallel } from '../common/in-parallel.ts';
import { requestLimits } from '../common/request-limits.ts';
import type { QueueDepth, WatchedQueues } from '../ports/queues.ts';

const requestTimeoutMs = 5_000;
const atOnce = 8;

async function depthOf(client: SQSClient, QueueUrl: string): Promise<QueueDepth> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  return {
    queue: QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1),
    waiting: Number(Attributes['ApproximateNumberOfMessages']),
    inFlight: Number(Attributes['ApproximateNumberOfMessagesNotVisible']),
  };
}

/** The names of the queues of this stage that are watched. */
export function watchedQueues(): WatchedQueues {
  const { WORK_QUEUE_URLS, DEAD_LETTER_QUEUE_URLS } = environment(
    'WORK_QUEUE_URLS',
    'DEAD_LETTER_QUEUE_URLS',
  );
  const client = new SQSClient({ requestHandler: requestLimits({ requestTimeoutMs }) });
  const depths = (urls: string) => () => inParallel(urls.split(' '), atOnce, (url) => depthOf(client, url));
  return { work: depths(WORK_QUEUE_URLS), deadLetters: depths(DEAD_LETTER_QUEUE_URLS) };
}
